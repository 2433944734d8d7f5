/// Any controller may have ``Observed`` properties: so a child reports without knowing its parent.
extension ViewController: ObservationSource {}
