/// A word that gives the direction of an angle, its axis or its unit.
enum CompassWord: Hashable {
  /// N, S, E or W.
  case direction(Character)
  /// The letter O: east in German and Dutch, west in French, Spanish, Italian and Portuguese.
  case letterO
  /// A word for latitude or longitude.
  case axis(WrittenAngle.Axis)
  /// A word for degrees, minutes or seconds.
  case unit(CoordinateToken.Symbol)
  /// A conjunction between two angles.
  case and

  /// Creates the meaning of a lowercase word, or returns `nil` if it is unknown.
  init?(_ word: String) {
    guard let meaning = Self.meanings[word] else { return nil }
    self = meaning
  }

  /// Returns what the letter O means in the language of a word, or `nil` if the word does not tell.
  static func letterO(besides word: String) -> Character? {
    if germanic.contains(word) { return "E" }
    return romance.contains(word) ? "W" : nil
  }

  private static let meanings: [String: CompassWord] = {
    var meanings: [String: CompassWord] = ["o": .letterO]
    func add(_ words: String, _ meaning: CompassWord) {
      for word in words.split(separator: " ") { meanings[String(word)] = meaning }
    }
    add("n north northern nord norte noord norr nördlich nördliche nördlicher nb", .direction("N"))
    add("с сев пн 北 北纬 北緯 북위", .direction("N"))
    add(
      "s south southern süd sud sur sul zuid syd söder südlich südliche südlicher zb",
      .direction("S"))
    add("ю юж пд 南 南纬 南緯 남위", .direction("S"))
    add(
      "e east eastern ost est este leste oost øst öst öster östlich östliche östlicher",
      .direction("E"))
    add("ø ö ol в вост сх 东 東 东经 東經 東経 동경", .direction("E"))
    add(
      "w west western ouest oeste ovest vest väst väster westlich westliche westlicher",
      .direction("W"))
    add("v wl з зап зх 西 西经 西經 西経 서경", .direction("W"))
    add(
      "lat latitude latitud latitudine breite br breitengrad breedte bredde breddegrad ш широта",
      .axis(.latitude))
    add("纬度 緯度 φ", .axis(.latitude))
    add(
      "lon lng long longitude longitud longitudine länge lg l längengrad lengte længde",
      .axis(.longitude))
    add("д долгота 经度 經度 経度 λ", .axis(.longitude))
    add("d deg degree degrees grad degré degrés grado grados gradi graus 度", .unit(.degree))
    add("m min minute minutes minuten minuto minutos minuti minutter 分", .unit(.minute))
    add(
      "sec second seconds sek sekunde sekunden seconde secondes segundo segundos 秒", .unit(.second))
    add("and und et og", .and)
    return meanings
  }()

  private static let germanic: Set<String> = [
    "süd", "südlich", "südliche", "südlicher", "nördlich", "nördliche", "nördlicher", "westlich",
    "westliche", "westlicher", "breite", "länge", "breitengrad", "längengrad", "br", "noord",
    "zuid", "nb", "zb", "wl", "breedte", "lengte", "minuten", "sekunden",
  ]

  private static let romance: Set<String> = [
    "sud", "sur", "sul", "norte", "este", "est", "leste", "latitude", "latitud", "latitudine",
    "longitude", "longitud", "longitudine", "degré", "degrés", "grado", "grados", "gradi", "graus",
  ]
}
