/// A type that a segment of a ``SegmentedControl`` can show: `String` or ``Image``.
public protocol SegmentContent {}

extension String: SegmentContent {}

extension Image: SegmentContent {}
