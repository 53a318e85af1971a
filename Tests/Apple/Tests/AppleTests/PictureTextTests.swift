import CoreGraphics
import QuartzCore
import RefreshAnimation
import RefreshGeometry
import Testing

@_spi(StandIn) import CoreGraphics
@_spi(StandIn) import UIKit
@testable import UIKitHost

extension AppleTests {
    @MainActor @Suite("Texts, images and colours") struct PictureTextTests {
        private let view = UIView(frame: .zero)
        private let layers: PictureLayers
        init() { layers = PictureLayers(in: view) }

        private var shown: [CALayer] { (view.layer.sublayers ?? []).filter { !$0.isHidden } }

        // The stand-in's font: half of its size wide a letter, 0.952 of it above the baseline.
        @Test(
            "A text stands on its baseline, by the alignment and the direction of its style",
            arguments: [
                (PictureTextStyle.Alignment.leading, ReadingDirection.leftToRight, 50.0), (.center, .leftToRight, 40),
                (.trailing, .leftToRight, 30),
                (.leading, .rightToLeft, 30), (.center, .rightToLeft, 40), (.trailing, .rightToLeft, 50),
            ])
        func texts(alignment: PictureTextStyle.Alignment, direction: ReadingDirection, left: Double) throws {
            var builder = PictureTable.Builder()
            let text = builder.text("text")
            var picture = Picture()
            picture.use(builder.table())
            let style = PictureTextStyle(size: 10, weight: .semibold, alignment: alignment, direction: direction)
            picture.text(text, at: PlanePoint(x: 50, y: 100), style: style, ink: .secondary)
            layers.show(picture)
            let layer = try #require(shown.first as? CATextLayer)
            #expect(layer.string as? String == "text" && layer.fontSize == 10 && layer.bounds.size.width == 20)
            #expect((layer.font as? UIFont)?.weight == .semibold)
            #expect(layer.affineTransform() == CGAffineTransform(translationX: CGFloat(left), y: 100 - 9.52))
            #expect(layer.contentsScale == 2)
        }

        @Test("A part of an image is a part of the layer's contents; with an ink it is a stencil")
        func images() throws {
            UIImage.stored = ["sheet": CGSize(width: 200, height: 100)]
            defer { UIImage.stored = [:] }
            var builder = PictureTable.Builder()
            let part = builder.image("sheet", part: PlaneRect(x: 50, y: 25, width: 20, height: 10)),
                missing = builder.image("no such image")
            let table = builder.table()
            func show(ink: PictureInk?) {
                var picture = Picture()
                picture.use(table)
                picture.image(missing, in: PlaneRect(x: 0, y: 0, width: 9, height: 9))
                picture.image(part, in: PlaneRect(x: 3, y: 4, width: 40, height: 20), ink: ink)
                layers.show(picture)
            }
            show(ink: nil)
            let layer = try #require(shown.first)
            #expect(shown.count == 1)
            #expect((layer.contents as? CGImage)?.name == "sheet")
            #expect(layer.contentsRect == CGRect(x: 0.25, y: 0.25, width: 0.1, height: 0.1))
            #expect(layer.bounds.size == CGSize(width: 40, height: 20))
            #expect(layer.affineTransform() == CGAffineTransform(translationX: 3, y: 4))
            show(ink: .tint)
            #expect(layer.contents == nil && layer.backgroundColor == UIColor.systemBlue.cgColor)
            #expect((layer.mask?.contents as? CGImage)?.name == "sheet")
            #expect(layer.mask?.contentsRect == CGRect(x: 0.25, y: 0.25, width: 0.1, height: 0.1) && layer.mask?.frame == layer.bounds)
            show(ink: nil)
            #expect(layer.mask == nil && layer.backgroundColor == nil)
        }

        @Test(
            "A role is a colour of the system's in the present style, and an ink's own opacity multiplies with it",
            arguments: [
                (PictureInk.primary, UIColor.label), (.secondary, .secondaryLabel), (.tertiary, .tertiaryLabel), (.tint, .systemBlue),
                (
                    .success,
                    UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0x30, 0xD1, 0x58) : UIColor(red: 0x24, 0x8A, 0x3D) }
                ),
                (
                    .failure,
                    UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0xFF, 0x45, 0x3A) : UIColor(red: 0xD7, 0, 0x15) }
                ),
                (PictureInk(hex: 0x102030), UIColor(red: 0x10, 0x20, 0x30)),
            ])
        func colors(ink: PictureInk, color: UIColor) {
            var colors = PictureColors()
            for style in [UIUserInterfaceStyle.light, .dark] {
                view.standIn { $0.style = style }
                colors.removeAll()
                let full = color.resolvedColor(with: view.traitCollection).cgColor
                #expect(colors.color(of: ink, in: view) == full)
                #expect(
                    colors.color(of: ink.opacity(0.5), in: view)
                        == color.withAlphaComponent(full.alpha * 0.5).resolvedColor(with: view.traitCollection).cgColor)
            }
        }
    }
}

extension UIColor {
    fileprivate convenience init(red: Int, _ green: Int, _ blue: Int) {
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
}
