internal import Glibc

extension PlaceIndex {
  /// Returns the numbers of the most populous places in a cap, the most populous first, of equals
  /// the lower number first.
  ///
  /// The tree knows the greatest population below each node, so that the time goes with the limit
  /// and not with the number of places in view.
  ///
  /// - Parameter isWanted: Whether a place in a direction counts.
  public func mostPopulous(
    _ limit: Int, in cap: Cap, minimumPopulation: Int = 0,
    where isWanted: (UnitVector) -> Bool = { _ in true }
  ) -> [Int] {
    let target = CapTarget(cap)
    let least = Self.importance(ofPopulation: minimumPopulation)
    var queue = Queue()
    queue.push(.init(priority: peak(of: root), node: root))
    func push(_ node: Node) {
      guard node.squaredDistance <= target.reach else { return }
      queue.push(.init(priority: peak(of: node), node: node))
    }
    var found: [Int] = []
    found.reserveCapacity(min(limit, count))
    while found.count < limit, let entry = queue.pop(), entry.priority >= least {
      if entry.isPlace {
        let id = entry.node.range.lowerBound
        if target.holds(direction(id)), isWanted(vector(of: id)) { found.append(id) }
      } else if !isLeaf(entry.node) {
        let (near, far) = halves(of: entry.node, from: target.vector)
        push(near)
        push(far)
      } else if squaredDistance(toLeaf: entry.node, from: target.vector) <= target.reach {
        for id in entry.node.range where importance(of: id) >= least {
          queue.push(.init(priority: importance(of: id), id: id))
        }
      }
    }
    return found
  }

  /// A cap as the tree is asked for it.
  private struct CapTarget {
    let vector: SIMD4<Float>
    /// The square of the straight way from its middle to its rim, a little more than it is.
    let reach: Float

    private let centre: SIMD3<Double>
    private let squaredChord: Double

    init(_ cap: Cap) {
      centre = cap.centre.components
      vector = SIMD4(Float(centre.x), Float(centre.y), Float(centre.z), 0)
      let chord = 2 * sin(min(max(cap.radius.radians, 0), .pi) / 2)
      squaredChord = chord * chord
      reach = Float(squaredChord).nextUp
    }

    func holds(_ direction: SIMD3<Double>) -> Bool {
      let difference = direction - centre
      return (difference * difference).sum() <= squaredChord
    }
  }

  /// Nodes and places in a heap, the most important first.
  private struct Queue {
    struct Entry {
      var priority: UInt8
      var isPlace: Bool
      var node: Node

      init(priority: UInt8, node: Node) {
        self.priority = priority
        self.node = node
        isPlace = false
      }

      init(priority: UInt8, id: Int) {
        self.priority = priority
        node = Node(number: 0, start: Int32(id), count: 1)
        isPlace = true
      }

      /// Whether it leaves the queue before another: of equals nodes first, so that all places of
      /// one importance are in the queue before the first of them leaves it.
      func precedes(_ other: Entry) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if isPlace != other.isPlace { return !isPlace }
        return node.start < other.node.start
      }
    }

    private var entries: [Entry] = []

    init() { entries.reserveCapacity(512) }

    mutating func push(_ entry: Entry) {
      var index = entries.count
      entries.append(entry)
      while index > 0 {
        let parent = (index - 1) / 2
        guard entry.precedes(entries[parent]) else { break }
        entries[index] = entries[parent]
        index = parent
      }
      entries[index] = entry
    }

    mutating func pop() -> Entry? {
      guard let first = entries.first else { return nil }
      let last = entries.removeLast()
      guard !entries.isEmpty else { return first }
      var index = 0
      while 2 * index + 1 < entries.count {
        var child = 2 * index + 1
        if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
        guard entries[child].precedes(last) else { break }
        entries[index] = entries[child]
        index = child
      }
      entries[index] = last
      return first
    }
  }
}
