extension MapSite {
  typealias Reason = CoordinateError.Reason

  func openStreetMap(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.path.first == "directions" || address.value("route") != nil {
      throw .link(.route(address.host))
    }
    if let go = address.path.firstIndex(of: "go"), address.path.indices.contains(go + 1),
      let place = OpenStreetMapCode.coordinate(of: address.path[go + 1])
    {
      return [.place(place)]
    }
    let marker = pair(address, "mlat", "mlon") ?? address.value("pin").flatMap { MapFinding($0) }
    return [marker, view(address.fragment), pair(address, "lat", "lon")].compactMap(\.self)
      + texts(address, "query", "q")
  }

  func google(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    let path = address.path
    let isWay =
      address.value("saddr", "origin") != nil && address.value("daddr", "destination") != nil
    if path.contains("dir"), path.last != "dir", address.value("destination") == nil {
      throw .link(.route(address.host))
    }
    if isWay { throw .link(.route(address.host)) }
    var findings: [MapFinding] = []
    if let data = path.last(where: { $0.hasPrefix("data=") }), let pin = pin(in: data) {
      findings.append(pin)
    }
    findings += texts(address, "query", "q", "destination", "daddr")
    for name in ["place", "search"] {
      guard let index = path.firstIndex(of: name), path.indices.contains(index + 1) else {
        continue
      }
      // A plus stands for a space, unless it belongs to a plus code.
      findings += [.text(path[index + 1].replacing("+", with: " ")), .text(path[index + 1])]
    }
    let view = path.first { $0.hasPrefix("@") }.flatMap { MapFinding($0.dropFirst()) }
    let centre = address.value("ll", "viewpoint", "center", "sll").flatMap { MapFinding($0) }
    return findings + [view, centre].compactMap(\.self)
  }

  /// Returns the last pin in Google's own encoding: `!3d56.55!4d8.3167`.
  private func pin(in data: String) -> MapFinding? {
    let fields = data.split(separator: "!")
    guard
      let index = fields.indices.last(where: { index in
        fields[index].hasPrefix("3d") && index + 1 < fields.endIndex
          && fields[index + 1].hasPrefix("4d")
      })
    else { return nil }
    return .pair(latitude: fields[index].dropFirst(2), longitude: fields[index + 1].dropFirst(2))
  }

  func bing(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.value("rtp") != nil { throw .link(.route(address.host)) }
    let point = address.value("sp").flatMap { point -> MapFinding? in
      // The format is point.latitude_longitude_title; the latitude may contain a decimal point.
      guard point.hasPrefix("point.") else { return nil }
      return MapFinding(point.dropFirst(6), separator: "_")
    }
    let centre = address.value("cp").flatMap { MapFinding($0, separator: "~") }
    return [point].compactMap(\.self) + texts(address, "where1", "q", "ss")
      + [centre].compactMap(\.self)
  }

  func apple(_ address: WebAddress) throws(Reason) -> [MapFinding] {
    if address.value("saddr") != nil, address.value("daddr") != nil {
      throw .link(.route(address.host))
    }
    let place = address.value("coordinate", "ll").flatMap { MapFinding($0) }
    let view = address.value("center", "near", "sll").flatMap { MapFinding($0) }
    return [place].compactMap(\.self) + texts(address, "q", "address", "daddr")
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

  func yandex(_ address: WebAddress) -> [MapFinding] {
    // Longitude comes first, except in search text.
    let pins = address.value("pt", "whatshere[point]").map { $0.prefix { $0 != "~" } }
    let pin = pins.flatMap { MapFinding($0, isReversed: true) }
    let view = address.value("ll").flatMap { MapFinding($0, isReversed: true) }
    return [pin].compactMap(\.self) + texts(address, "text") + [view].compactMap(\.self)
  }

  func waze(_ address: WebAddress) -> [MapFinding] {
    let place = address.value("ll", "latlng").flatMap { MapFinding($0) }
    let target = address.value("to").flatMap { to in
      to.hasPrefix("ll.") ? MapFinding(to.dropFirst(3)) : nil
    }
    return [place, target, pair(address, "lat", "lon")].compactMap(\.self) + texts(address, "q")
  }

  func mapy(_ address: WebAddress) -> [MapFinding] {
    let point = address.value("source") == "coor" ? address.value("id") : nil
    let pin = point.flatMap { MapFinding($0, isReversed: true) }
    return [pin, pair(address, "y", "x")].compactMap(\.self) + texts(address, "q")
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

  /// Returns the center of the view in a fragment.
  ///
  /// Accepts `map=12/56.55/8.3167`, `12/56.55/8.3167` and `lat=56.55&lon=8.3167`.
  private func view(_ fragment: String) -> MapFinding? {
    let pairs = WebAddress.pairs(fragment[...])
    if let north = pairs.first(where: { $0.name == "lat" }),
      let east = pairs.first(where: { $0.name == "lon" })
    {
      return .pair(latitude: north.value[...], longitude: east.value[...])
    }
    let map = pairs.first { $0.name == "map" }?.value ?? pairs.first?.name ?? ""
    let parts = map.split(separator: "/")
    guard parts.count > 2 else { return nil }
    return .pair(latitude: parts[1], longitude: parts[2])
  }
}
