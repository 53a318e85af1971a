// The umbrella: it re-exports everything below the hosts, and holds nothing of its own.
@_exported public import RefreshAnimation
@_exported public import RefreshArrow
@_exported public import RefreshBinding
@_exported public import RefreshControl
@_exported public import RefreshCore
@_exported public import RefreshData
@_exported public import RefreshFoundation
@_exported public import RefreshFrames
@_exported public import RefreshGeometry
@_exported public import RefreshHTTP
@_exported public import RefreshLanguages
@_exported public import RefreshRendering
@_exported public import RefreshSpinner
@_exported public import RefreshStroke
