import Testing

@testable import Support

@Suite("Weak references")
struct WeakTests {
  private protocol Named: AnyObject { var name: String { get } }

  private final class Animal: Named {
    let name: String

    init(_ name: String) { self.name = name }
  }

  @Test("An object is returned as long as something else retains it")
  func object() {
    var cat: Animal? = Animal("cat")
    let weak = Weak(cat)
    #expect(weak.object === cat)
    cat = nil
    #expect(weak.object == nil)
  }

  @Test("An object is held by a protocol that it conforms to")
  func protocols() {
    var cat: Animal? = Animal("cat")
    let weak = Weak<any Named>(cat)
    #expect(weak.object?.name == "cat")
    cat = nil
    #expect(weak.object == nil)
  }

  @Test("A list has the objects that still exist, in order")
  func list() {
    let (cat, dog) = (Animal("cat"), Animal("dog"))
    var bird: Animal? = Animal("bird")
    let list = WeakList<any Named>([cat, bird, dog].compactMap { $0 })
    #expect(list.map(\.name) == ["cat", "bird", "dog"])
    bird = nil
    #expect(list.map(\.name) == ["cat", "dog"])
  }

  @Test("A list to which short-lived objects are added does not grow")
  func growth() {
    let cat = Animal("cat")
    var list = WeakList([cat])
    for number in 0..<100 { list.append(Animal("\(number)")) }
    #expect(list.map(\.name) == ["cat"])
    #expect(list.references.count < 10)
  }

  @Test("An object is removed from all its places")
  func removal() {
    let (cat, dog) = (Animal("cat"), Animal("dog"))
    var list = WeakList([cat, dog, cat])
    list.remove(cat)
    #expect(list.map(\.name) == ["dog"])
    list.removeAll()
    #expect(list.isEmpty)
  }
}
