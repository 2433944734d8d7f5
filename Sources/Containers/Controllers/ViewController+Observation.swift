/// Any controller can declare ``Observed`` properties, so a child can report changes without
/// knowing its parent.
extension ViewController: ObservationSource {}
