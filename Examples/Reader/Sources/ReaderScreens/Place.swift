/// A place to read about.
struct Place: Hashable {
  var name = ""
  var country = ""
  var story = ""
  var isVisited = false

  static let samples = [
    Place(
      name: "Copenhagen", country: "Denmark",
      story: """
        A city on two islands, joined by bridges and by bicycles. In summer people swim in the harbor, \
        and in winter they light candles at breakfast.
        """, isVisited: true),
    Place(
      name: "Quito", country: "Ecuador",
      story: """
        The capital nearest to the equator lies 2,850 meters high, in a valley below a volcano. Every \
        day is as long as the one before.
        """),
    Place(
      name: "Wellington", country: "New Zealand",
      story: """
        The wind comes through the strait and stays. A red cable car climbs from the shops to the \
        garden above the bay.
        """),
    Place(
      name: "Xi’an", country: "China",
      story: """
        Where the Silk Road began. One can ride a bicycle around the old town on top of its wall, \
        fourteen kilometers, in an hour and a half.
        """, isVisited: true),
  ]
}
