/// What a segment of a ``SegmentedControl`` can show: a text or an image.
public protocol SegmentContent {}

extension String: SegmentContent {}

extension Image: SegmentContent {}
