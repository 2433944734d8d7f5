extension MapSite {
  typealias Reason = CoordinateError.Reason

  /// The addresses of OpenStreetMap, and of the many sites that write them alike.
  func openStreetMap(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    let way =
      address.value("route").map { $0.split(separator: ";").map(String.init) }
      ?? [address.value("from"), address.value("to")].compactMap(\.self)
    if address.path.first == "directions" || address.value("route") != nil {
      guard way.count == 1 else { throw .link(.route(address.host)) }
      return [.text(way[0])]
    }
    if let go = address.path.firstIndex(of: "go"), address.path.indices.contains(go + 1),
      let place = OpenStreetMapCode.coordinate(of: address.path[go + 1])
    {
      return [.place(place)]
    }
    let marker =
      pair(address, "mlat", "mlon") ?? address.value("pin", "marker").flatMap { MapFinding($0) }
    let pins = [
      marker, view(address.fragment, of: "marker"), pair(address, "lat", "lon"),
      pair(address, "lat", "lng"), address.value("ll").flatMap { MapFinding($0) },
      address.value("p[0][loc]").flatMap { MapFinding($0) },
    ]
    let views = [
      view(address.fragment), address.value("map").flatMap { view($0) }, at(address.path),
      address.value("C").flatMap { MapFinding($0, separator: ";") },
      address.value("bbox").flatMap(middle),
      // A site has nothing but the pair: `?56.55,8.3167,12`.
      address.query.first { $0.value.isEmpty }.flatMap { MapFinding($0.name) },
    ]
    return pins.compactMap(\.self) + texts(address, "query", "q") + views.compactMap(\.self)
  }

  /// Returns the middle of a view: `west,south,east,north`.
  private func middle(of box: String) -> MapFinding? {
    let edges = box.split(separator: ",").compactMap { Double($0) }
    guard edges.count == 4 else { return nil }
    return Coordinate(
      latitude: (edges[1] + edges[3]) / 2, longitude: (edges[0] + edges[2]) / 2
    ).map { .place($0) }
  }

  /// Returns the pair behind an at sign in a path.
  private func at(_ path: [String]) -> MapFinding? {
    path.first { $0.hasPrefix("@") }.flatMap { MapFinding($0.dropFirst()) }
  }

  func google(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    let path = address.path
    let isWay =
      address.value("saddr", "origin") != nil && address.value("daddr", "destination") != nil
    if isWay { throw .link(.route(address.host)) }
    var findings: [MapFinding] = []
    if let dir = path.firstIndex(of: "dir"), address.value("destination") == nil {
      // With an end and no start, the way leads from wherever one is.
      let stops = path[(dir + 1)...].prefix { !$0.hasPrefix("@") && !$0.hasPrefix("data=") }
      let named = stops.filter { !$0.isEmpty }
      if named.count > 1
        || address.path.contains(where: { $0.hasPrefix("data=") && $0.contains("!2m2!1d") })
      {
        throw .link(.route(address.host))
      }
      findings += named.map { .text($0) }
    }
    if path.first == "url" { return texts(address, "q", "url") }
    let codes = [path.last { $0.hasPrefix("data=") }, address.value("pb"), address.value("data")]
    for code in codes.compactMap(\.self) {
      if code.contains("!3e") { throw .link(.route(address.host)) }
      findings += [pin(in: code, "3d", "4d"), text(in: code)].compactMap(\.self)
    }
    findings += texts(address, "query", "q", "destination", "daddr")
    let markers = address.value("markers")?.split(separator: "|").last { $0.contains(",") }
    findings += [markers.map { .text(String($0)) }].compactMap(\.self)
    for name in ["place", "search"] {
      guard let index = path.firstIndex(of: name), path.indices.contains(index + 1) else {
        continue
      }
      // A plus stands for a space, unless it belongs to a plus code.
      findings += [.text(path[index + 1].replacing("+", with: " ")), .text(path[index + 1])]
    }
    let centre = address.value("ll", "viewpoint", "center", "location", "cbll", "sll")
      .flatMap { MapFinding($0) }
    let embedded = address.value("pb").flatMap { pin(in: $0, "2d", "3d", isReversed: true) }
    return findings + [at(path), centre, embedded].compactMap(\.self)
  }

  /// Returns the last pair of fields in Google's own encoding: `!3d56.55!4d8.3167` for a pin,
  /// `!2d8.3167!3d56.55` for the middle of a view.
  private func pin(
    in data: String, _ first: String, _ second: String, isReversed: Bool = false
  ) -> MapFinding? {
    let fields = data.split(separator: "!")
    guard
      let index = fields.indices.last(where: { index in
        fields[index].hasPrefix(first) && index + 1 < fields.endIndex
          && fields[index + 1].hasPrefix(second)
      })
    else { return nil }
    let numbers = [fields[index].dropFirst(2), fields[index + 1].dropFirst(2)]
    return .pair(latitude: numbers[isReversed ? 1 : 0], longitude: numbers[isReversed ? 0 : 1])
  }

  /// Returns the text that Google encodes as letters in `!2z`: the angles of a pin that has no name.
  private func text(in data: String) -> MapFinding? {
    guard let field = data.split(separator: "!").last(where: { $0.hasPrefix("2z") }) else {
      return nil
    }
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    for byte in field.dropFirst(2).utf8 {
      guard let value = Self.letters.firstIndex(of: byte) else { break }
      (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  func bing(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if let way = address.value("rtp") {
      let stops = way.split(separator: "~").filter { $0.hasPrefix("pos.") }
      guard stops.count == 1 else { throw .link(.route(address.host)) }
      return [MapFinding(stops[0].dropFirst(4), separator: "_")].compactMap(\.self)
    }
    let point = address.value("sp", "collection").flatMap { point -> MapFinding? in
      // The format is point.latitude_longitude_title; the latitude may contain a decimal point.
      guard point.hasPrefix("point.") else { return nil }
      return MapFinding(point.dropFirst(6), separator: "_")
    }
    let centre = address.value("cp").flatMap { MapFinding($0, separator: "~") }
    let pin = address.value("poi", "pp").flatMap {
      MapFinding($0, separator: "~") ?? MapFinding($0)
    }
    return [point, pin].compactMap(\.self) + texts(address, "where1", "q", "ss")
      + [centre].compactMap(\.self)
  }

  func apple(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.value("saddr", "source") != nil, address.value("daddr", "destination") != nil {
      throw .link(.route(address.host))
    }
    if address.path.first == "p" { throw .link(.needsNetwork(address.host)) }
    let place = address.value("coordinate", "ll").flatMap { MapFinding($0) }
    let view = address.value("center", "near", "sll").flatMap { MapFinding($0) }
    return [place].compactMap(\.self) + texts(address, "q", "address", "daddr", "destination")
      + [view].compactMap(\.self)
  }

  func here(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.path.contains("directions") || address.path.first == "r" {
      throw .link(.route(address.host))
    }
    let place = address.path.last { $0.contains(",") }.flatMap { MapFinding($0) }
    return [place, address.value("map").flatMap { MapFinding($0) }].compactMap(\.self)
  }

  func geohack(_ address: WebAddress) -> [MapFinding] {
    guard let params = address.value("params") else { return [] }
    // 56_33_0_N_8_19_0_E_type:city_region:DK, 56.55_N_8.31_E, 56.55;8.31
    let words = params.replacing(" ", with: "_").split(separator: "_").prefix { !$0.contains(":") }
    return [.text(words.joined(separator: " "))]
  }

  func wikimedia(_ address: WebAddress) -> [MapFinding] {
    guard let map = address.path.firstIndex(of: "Special:Map") else {
      return [view(address.fragment)].compactMap(\.self)
    }
    let rest = address.path.suffix(from: map + 1).map { $0[...] }
    return rest.count > 2 ? [.pair(latitude: rest[1], longitude: rest[2])] : []
  }

  func yandex(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.path.contains("-") { throw .link(.needsNetwork(address.host)) }
    if let way = address.value("rtext") {
      let stops = way.split(separator: "~")
      guard stops.count == 1 else { throw .link(.route(address.host)) }
      return [.text(String(stops[0]))]
    }
    // Longitude comes first, except in search text.
    let pins = address.value("pt", "whatshere[point]", "poi[point]").map { $0.prefix { $0 != "~" } }
    let pin = pins.flatMap { MapFinding($0, isReversed: true) }
    let view = address.value("ll").flatMap { MapFinding($0, isReversed: true) }
    return [pin].compactMap(\.self) + texts(address, "text") + [view].compactMap(\.self)
  }

  func doubleGIS(_ address: WebAddress) -> [MapFinding] {
    // Longitude comes first, in the path of a pin and in the view.
    let pin = address.path.last { $0.contains(",") }
    let view = address.value("m").map { $0.prefix { $0 != "/" } }
    return [
      pin.flatMap { MapFinding($0, isReversed: true) },
      view.flatMap { MapFinding($0, isReversed: true) },
    ]
    .compactMap(\.self)
  }

  func waze(_ address: WebAddress) -> [MapFinding] {
    let place = address.value("ll", "latlng").flatMap { MapFinding($0) }
    let target = address.value("to").flatMap { to in
      to.hasPrefix("ll.") ? MapFinding(to.dropFirst(3)) : nil
    }
    return [place, target, pair(address, "lat", "lon")].compactMap(\.self) + texts(address, "q")
  }

  func mapy(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.path.first == "s" { throw .link(.needsNetwork(address.host)) }
    let point = address.value("source") == "coor" ? address.value("id") : address.value("center")
    let pin = point.flatMap { MapFinding($0, isReversed: true) }
    return [pin].compactMap(\.self) + texts(address, "q")
      + [pair(address, "y", "x")].compactMap(\.self)
  }

  private func pair(
    _ address: WebAddress, _ latitude: String, _ longitude: String
  ) -> MapFinding? {
    guard let north = address.value(latitude), let east = address.value(longitude) else {
      return nil
    }
    return .pair(latitude: north[...], longitude: east[...])
  }

  private func texts(_ address: WebAddress, _ names: String...) -> [MapFinding] {
    names.compactMap { address.value($0) }.map { .text($0) }
  }

  /// Returns the center of the view in a fragment, or what else a name in it marks.
  ///
  /// Accepts `map=12/56.55/8.3167`, `12/56.55/8.3167` and `lat=56.55&lon=8.3167`.
  private func view(_ fragment: String, of name: String = "map") -> MapFinding? {
    let pairs = WebAddress.pairs(fragment[...])
    func value(_ names: String...) -> String? {
      // Some sites have an address inside the fragment: `#route?map=12/56.55/8.3167`.
      pairs.first { names.contains($0.name.split(separator: "?").last.map(String.init) ?? "") }?
        .value
    }
    if name == "map", let north = value("lat"), let east = value("lon", "lng") {
      return .pair(latitude: north[...], longitude: east[...])
    }
    guard let map = value(name) ?? (name == "map" ? pairs.first?.name : nil) else { return nil }
    let parts = map.split(separator: "/")
    // A site has the pair first: `/56.55,8.3167,15`.
    if let first = parts.first, first.contains(",") { return MapFinding(first) }
    guard parts.count > 2 else { return value("view", "ll").flatMap { MapFinding($0) } }
    return .pair(latitude: parts[1], longitude: parts[2])
  }
}
