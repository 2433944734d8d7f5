/// Fades the new view in, or on the way back the old one out.
final class CrossDissolveAnimator: SystemAnimator {}
