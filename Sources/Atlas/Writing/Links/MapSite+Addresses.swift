extension MapSite {
  typealias Reason = CoordinateError.Reason

  /// The addresses of OpenStreetMap, and of the many sites that write them alike.
  func openStreetMap(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    let route = address.value("route")
    if address.path.first == "directions" || route != nil {
      let ends = address.values("from", "to")
      return [.text(try end(of: route?[...].pieces(between: ";") ?? ends, address))]
    }
    if let code = address.component(behind: "go"),
      let place = OpenStreetMapCode.coordinate(of: code)
    {
      return [.place(place)]
    }
    let fragment = address.fragment
    return [
      pair(address, "mlat", "mlon"), MapFinding.pair(address.value("pin", "marker")),
      view(fragment, of: "marker"), pair(address, "lat", "lon"), pair(address, "lat", "lng"),
      MapFinding.pair(address.value("ll", "p[0][loc]")), texts(address, "query", "q"),
      view(fragment), view(address.value("map") ?? ""), at(address.path),
      MapFinding.pair(address.value("C"), separator: ";"), middle(of: address.value("bbox") ?? ""),
      // A site has nothing but the pair: `?56.55,8.3167,12`.
      MapFinding.pair(address.query.first { $0.value.isEmpty }?.name),
    ].flatMap(\.self)
  }

  /// Returns the middle of a view: `west,south,east,north`.
  private func middle(of box: String) -> [MapFinding] {
    let edges = box[...].pieces(between: ",").compactMap { Double($0) }
    guard edges.count == 4,
      let place = Coordinate(
        latitude: (edges[1] + edges[3]) / 2, longitude: (edges[0] + edges[2]) / 2)
    else { return [] }
    return [.place(place)]
  }

  /// Returns the pair behind an at sign in a path.
  private func at(_ path: [String]) -> [MapFinding] {
    MapFinding.pair(path.first { $0.hasPrefix("@") }.map { String($0.dropFirst()) })
  }

  /// Returns the only end of a way, which then leads from wherever one is.
  private func end(of stops: [Substring], _ address: WebAddress) throws(Reason) -> String {
    guard stops.count == 1 else { throw .link(.route(address.host)) }
    return String(stops[0])
  }

  func google(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    let path = address.path
    if path.first == "url" { return texts(address, "q", "url") }
    let isWay =
      address.value("saddr", "origin") != nil && address.value("daddr", "destination") != nil
    if isWay { throw .link(.route(address.host)) }
    var codes = address.values("pb", "data")
    if let data = path.last(where: { $0.hasPrefix("data=") }) { codes.append(data[...]) }
    if codes.contains(where: { $0.contains("!3e") || $0.contains("!2m2!1d") }) {
      throw .link(.route(address.host))
    }
    var findings: [MapFinding] = []
    if let dir = path.firstIndex(of: "dir"), address.value("destination") == nil {
      let stops = path[(dir + 1)...].prefix { !$0.hasPrefix("@") && !$0.hasPrefix("data=") }
        .filter { !$0.isEmpty }
      if !stops.isEmpty { findings.append(.text(try end(of: stops.map { $0[...] }, address))) }
    }
    for code in codes { findings += pin(in: String(code), "3d", "4d") + text(in: code) }
    findings += texts(address, "query", "q", "destination", "daddr")
    if let marker = address.value("markers")?[...].pieces(between: "|").last {
      findings.append(.text(String(marker)))
    }
    for name in ["place", "search"] {
      guard let place = address.component(behind: name) else { continue }
      // A plus stands for a space, unless it belongs to a plus code.
      findings += [.text(place.replacing("+", with: " ")), .text(place)]
    }
    let center = address.value("ll", "viewpoint", "center", "location", "cbll", "sll")
    return findings + at(path) + MapFinding.pair(center)
      + pin(in: address.value("pb") ?? "", "2d", "3d", isReversed: true)
  }

  /// Returns the last pair of fields in Google's own encoding: `!3d56.55!4d8.3167` for a pin,
  /// `!2d8.3167!3d56.55` for the middle of a view.
  private func pin(
    in data: String, _ first: String, _ second: String, isReversed: Bool = false
  ) -> [MapFinding] {
    let fields = data[...].pieces(between: "!")
    guard
      let index = fields.indices.dropLast().last(where: {
        fields[$0].hasPrefix(first) && fields[$0 + 1].hasPrefix(second)
      })
    else { return [] }
    let numbers = [fields[index].dropFirst(2), fields[index + 1].dropFirst(2)]
    return [
      .pair(latitude: numbers[isReversed ? 1 : 0], longitude: numbers[isReversed ? 0 : 1])
    ]
  }

  /// Returns the text that Google encodes as letters in `!2z`: the angles of a pin that has no name.
  private func text(in data: Substring) -> [MapFinding] {
    guard let field = data.pieces(between: "!").last(where: { $0.hasPrefix("2z") }) else {
      return []
    }
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    for byte in field.dropFirst(2).utf8 {
      guard let value = Self.letters.firstIndex(of: byte) else { break }
      (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return [.text(String(decoding: bytes, as: UTF8.self))]
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  func bing(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if let way = address.value("rtp") {
      let stops = way[...].pieces(between: "~").filter { $0.hasPrefix("pos.") }
      return MapFinding.pair(
        String(try end(of: stops, address).dropFirst(4)), separator: "_")
    }
    // The format is point.latitude_longitude_title; the latitude may contain a decimal point.
    let point = address.value("sp", "collection").flatMap {
      $0.hasPrefix("point.") ? String($0.dropFirst(6)) : nil
    }
    return MapFinding.pair(point, separator: "_")
      + MapFinding.pair(address.value("poi", "pp"), separator: "~,;")
      + texts(address, "where1", "q", "ss") + MapFinding.pair(address.value("cp"), separator: "~")
  }

  func apple(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.value("saddr", "source") != nil, address.value("daddr", "destination") != nil {
      throw .link(.route(address.host))
    }
    if address.path.first == "p" { throw .link(.needsNetwork(address.host)) }
    return MapFinding.pair(address.value("coordinate", "ll"))
      + texts(address, "q", "address", "daddr", "destination")
      + MapFinding.pair(address.value("center", "near", "sll"))
  }

  func here(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.path.contains("directions") || address.path.first == "r" {
      throw .link(.route(address.host))
    }
    return MapFinding.pair(address.path.last { $0.contains(",") })
      + MapFinding.pair(address.value("map"))
  }

  func geohack(_ address: WebAddress) -> [MapFinding] {
    guard let params = address.value("params") else { return [] }
    // 56_33_0_N_8_19_0_E_type:city_region:DK, 56.55_N_8.31_E, 56.55;8.31
    let words = params[...].pieces(between: "_ ").prefix { !$0.contains(":") }
    return [.text(words.joined(separator: " "))]
  }

  func wikimedia(_ address: WebAddress) -> [MapFinding] {
    guard let map = address.path.firstIndex(of: "Special:Map") else {
      return view(address.fragment)
    }
    let rest = address.path.suffix(from: map + 1).map { $0[...] }
    return rest.count > 2 ? [.pair(latitude: rest[1], longitude: rest[2])] : []
  }

  func yandex(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.path.contains("-") { throw .link(.needsNetwork(address.host)) }
    if let way = address.value("rtext") {
      return [.text(try end(of: way[...].pieces(between: "~"), address))]
    }
    // Longitude comes first, except in search text.
    let pin = address.value("pt", "whatshere[point]", "poi[point]")
    return MapFinding.pair(pin, separator: ",~", isReversed: true) + texts(address, "text")
      + MapFinding.pair(address.value("ll"), isReversed: true)
  }

  func doubleGIS(_ address: WebAddress) -> [MapFinding] {
    // Longitude comes first, in the path of a pin and in the view.
    MapFinding.pair(address.path.last { $0.contains(",") }, isReversed: true)
      + MapFinding.pair(address.value("m"), separator: ",/", isReversed: true)
  }

  func waze(_ address: WebAddress) -> [MapFinding] {
    let target = address.value("to").flatMap { $0.hasPrefix("ll.") ? String($0.dropFirst(3)) : nil }
    return MapFinding.pair(address.value("ll", "latlng")) + MapFinding.pair(target)
      + pair(address, "lat", "lon") + texts(address, "q")
  }

  func mapy(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.path.first == "s" { throw .link(.needsNetwork(address.host)) }
    let pin = address.value("source") == "coor" ? address.value("id") : address.value("center")
    return MapFinding.pair(pin, isReversed: true) + texts(address, "q") + pair(address, "y", "x")
  }

  private func pair(_ address: WebAddress, _ latitude: String, _ longitude: String) -> [MapFinding]
  {
    guard let north = address.value(latitude), let east = address.value(longitude) else {
      return []
    }
    return [.pair(latitude: north[...], longitude: east[...])]
  }

  private func texts(_ address: WebAddress, _ names: String...) -> [MapFinding] {
    names.compactMap { address.value($0) }.map { .text($0) }
  }

  /// Returns the center of the view in a fragment, or what else a name in it marks.
  ///
  /// Accepts `map=12/56.55/8.3167`, `12/56.55/8.3167` and `lat=56.55&lon=8.3167`.
  private func view(_ fragment: String, of name: String = "map") -> [MapFinding] {
    let isView = name == "map"
    // Some sites have an address inside the fragment: `#route?map=12/56.55/8.3167`.
    let inner = fragment[...].pieces(between: "?").last { $0.contains("=") }
    let pairs = WebAddress.pairs(inner ?? fragment[...])
    func value(_ name: String) -> String? { pairs.first { $0.name == name }?.value }
    if isView, let north = value("lat"), let east = value("lon") ?? value("lng") {
      return [.pair(latitude: north[...], longitude: east[...])]
    }
    let parts = (value(name) ?? (isView ? pairs.first?.name : nil) ?? "")[...].pieces(between: "/")
    // A site has the pair first: `/56.55,8.3167,15`.
    if let first = parts.first, first.contains(",") { return MapFinding.pair(String(first)) }
    if parts.count > 2 { return [.pair(latitude: parts[1], longitude: parts[2])] }
    return isView ? MapFinding.pair(value("view") ?? value("ll")) : []
  }
}
