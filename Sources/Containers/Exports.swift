@_exported public import Support
