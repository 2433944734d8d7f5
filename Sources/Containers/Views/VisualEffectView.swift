/// A view with a background through which what is behind shines.
///
/// Nothing is blurred: a frame draws only what has changed, on the processor, and a live blur would
/// draw everything behind the view anew whenever anything there moves. The background is a translucent
/// color instead, dense enough for texts in front of it, and opaque with increased contrast.
///
/// ```swift
/// let panel = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
/// panel.contentView.addSubview(label)
/// ```
@MainActor
open class VisualEffectView: View {
  /// The view that fills the bounds, to which subviews are added.
  public let contentView = View()

  /// The effect, or `nil`, the default, for none.
  open var effect: VisualEffect? { didSet { if effect != oldValue { showEffect() } } }

  /// Creates a view with an effect, or with none.
  public convenience init(effect: VisualEffect?) {
    self.init()
    show(effect)
  }

  /// Creates a view without an effect.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a view without an effect from a nib; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func show(_ effect: VisualEffect?) { self.effect = effect }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showEffect()
  }

  private func showEffect() {
    backgroundColor = (effect as? BlurEffect)?.style.color(with: traitCollection)
  }
}

/// An effect of a ``VisualEffectView``: a ``BlurEffect``, or nothing that is visible.
@MainActor
open class VisualEffect: @MainActor Equatable {
  /// Creates an effect that shows nothing.
  public init() {}

  /// Returns whether two effects are the same object, or materials of one style.
  public static func == (one: VisualEffect, other: VisualEffect) -> Bool {
    if one === other { return true }
    guard let one = one as? BlurEffect, let other = other as? BlurEffect else { return false }
    return one.style == other.style
  }
}
