import TestSupport
import Testing

@testable import Containers

struct PluralRuleTests {
  private static let numbers = [0, 1, 2, 5, 11, 21]

  @Test(
    "D64: Numbers select the form that their language uses",
    arguments: [
      ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1, 1, 1]),
      ("nplurals=2; plural=(n > 1);", [0, 0, 1, 1, 1, 1]),
      ("nplurals=1; plural=0;", [0, 0, 0, 0, 0, 0]),
      (CatalogFile.polish, [2, 0, 1, 2, 2, 2]),
      (
        """
        nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : \
        n%100>=11 ? 4 : 5);
        """, [0, 1, 2, 3, 4, 4]
      ),
      (
        """
        nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && \
        (n%100<10 || n%100>=20) ? 1 : 2);
        """, [2, 0, 1, 2, 2, 0]
      ),
    ])
  func forms(header: String, forms: [Int]) throws {
    let rule = try #require(PluralRule(header: header))

    #expect(Self.numbers.map(rule.form) == forms)
  }

  @Test("A negative number has the form of its magnitude, even the least integer")
  func negative() throws {
    let rule = try #require(PluralRule(header: CatalogFile.polish))

    #expect([-1, -2, -5, .min].map(rule.form) == [0, 1, 2, 2])
  }

  @Test(
    "Operators bind as in C",
    arguments: [
      ("1+2*3", 7), ("(1+2)*3", 9), ("7-2-1", 4), ("!0+1", 2), ("!!n", 1), ("1||0&&0", 1),
      ("2<3==1", 1), ("5%3/2", 1), ("0?1:0?2:3", 3), ("1<=1", 1), ("2>=3", 0), ("0||1/0*0+1", nil),
      ("1||1/0", 1), ("0&&1/0", 0), ("n / 2", 2),
    ] as [(String, Int?)])
  func operators(expression: String, value: Int?) throws {
    let rule = PluralRule(header: "nplurals=6; plural=\(expression);")

    #expect(rule != nil)
    #expect(rule?.form(for: 4) == (value.map { $0 < 6 ? $0 : nil } ?? nil))
  }

  @Test("An expression that names no form, or divides by zero, has no result")
  func noForm() {
    #expect(PluralRule(header: "nplurals=2; plural=n;")?.form(for: 2) == nil)
    #expect(PluralRule(header: "nplurals=2; plural=1/n;")?.form(for: 0) == nil)
    #expect(PluralRule(header: "nplurals=2; plural=n-1;")?.form(for: 0) == nil)
  }

  @Test(
    "What is no rule is refused",
    arguments: [
      "", "nplurals=2", "plural=0;", "nplurals=0; plural=0;", "nplurals=7; plural=0;",
      "nplurals=2; plural=;", "nplurals=2; plural=n!;", "nplurals=2; plural=(n;",
      "nplurals=2; plural=n ? 1;", "nplurals=2; plural=m;", "nplurals=2; plural=n 1;",
      "nplurals=2; plural=99999999999999999999;", "nplurals=-1; plural=0;",
      "nplurals=2; plural=\(String(repeating: "(", count: 100_000));",
      "nplurals=2; plural=\(String(repeating: "!", count: 100_000))n;",
      "nplurals=2; plural=n\(String(repeating: "+n", count: 100_000));",
      "nplurals=2; plural=n\(String(repeating: "?n:n", count: 100_000));",
    ])
  func refusals(header: String) {
    #expect(PluralRule(header: header) == nil)
  }
}
