@_exported public import Media
@_exported public import Pixels
@_exported public import Support
@_exported public import Typesetting
