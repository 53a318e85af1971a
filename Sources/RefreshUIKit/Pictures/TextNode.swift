#if canImport(UIKit)
import CoreGraphics
import Foundation
import QuartzCore
import RefreshAnimation
import RefreshGeometry
import UIKit

/// A line of text as a `CATextLayer` in the system's font.
@MainActor final class TextNode {
    let layer = CATextLayer()
    private var text: PictureText?
    private var size = 0.0
    private var weight = PictureTextStyle.Weight.regular
    private var ink: PictureInk?
    private var width = 0.0
    private var ascender = 0.0

    /// - Returns: The upper left corner of the layer.
    func show(
        _ text: PictureText, at point: PlanePoint, _ style: PictureTextStyle, ink: PictureInk?, from layers: PictureLayers
    ) -> PlanePoint {
        if text != self.text || style.size != size || style.weight != weight { set(text, style, from: layers) }
        if ink != self.ink {
            layer.foregroundColor = layers.color(of: ink)
            self.ink = ink
        }
        let isAtLeft = (style.alignment == .leading) == (style.direction == .leftToRight)
        let left = style.alignment == .center ? point.x - width / 2 : isAtLeft ? point.x : point.x - width
        return PlanePoint(x: left, y: point.y - ascender)
    }

    func forget() {
        text = nil
        ink = nil
    }

    private func set(_ text: PictureText, _ style: PictureTextStyle, from layers: PictureLayers) {
        let string = layers.text(text) ?? ""
        let font = UIFont.systemFont(ofSize: CGFloat(style.size), weight: Self.weight(style.weight))
        let measured = NSString(string: string).size(withAttributes: [.font: font])
        self.text = text
        size = style.size
        weight = style.weight
        // A layer that is a fraction too narrow would cut the last letter off.
        width = Double(measured.width).rounded(.up)
        ascender = Double(font.ascender)
        layer.string = string
        layer.font = font
        layer.fontSize = CGFloat(style.size)
        layer.alignmentMode = .center
        layer.contentsScale = layers.scale
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: measured.height)
    }

    private static func weight(_ weight: PictureTextStyle.Weight) -> UIFont.Weight {
        switch weight {
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        }
    }
}
#endif
