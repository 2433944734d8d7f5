// What stands for the rest of the library, so that its readers are built without the views.
@_exported public import Pixels
@_exported public import Support

/// The class that the attributes of formulas belong to.
public final class LayoutConstraint {}
