import Atlas
import Containers

/// The pages.
extension AboutContents {
  /// Returns the page of the sources of the data, file by file.
  func sources() -> ViewController {
    let parts: [View] =
      switch credits {
      case .success(let credits): credits.files.map { CreditView(credits.credits(of: $0)) }
      case .failure(let error): [failure(error)]
      }
    return ReadingViewController(AboutPage.sources.title, parts)
  }

  /// Returns the page of the licenses, each of which opens another page.
  ///
  /// - Parameter page: Returns the page of a license.
  func licenses(page: @escaping (License) -> ViewController) -> ViewController {
    func rows(_ licenses: [License]) -> [RowsViewController.Row] {
      licenses.map { license in
        RowsViewController.Row(title: license.title, detail: license.summary) {
          page(license)
        }
      }
    }
    var sections = [
      RowsViewController.Section(header: Messages.About.programPart, rows: rows(License.program))
    ]
    switch credits {
    case .success(let credits):
      sections.append(
        RowsViewController.Section(
          header: Messages.About.dataPart, rows: rows(License.all(of: credits))))
    case .failure(let error):
      sections.append(RowsViewController.Section(header: error.message, rows: []))
    }
    return RowsViewController(AboutPage.licenses.title, sections)
  }

  /// Returns the page of a license: what is under it, where it is published, and its text.
  func license(_ license: License) -> ViewController {
    var parts: [View] = license.works.map { Label(reading: $0, Typography.body, Theme.text) }
    for text in license.texts {
      let button = Button(
        configuration: .plain(),
        primaryAction: Action(title: text.address) { [open] _ in open(text.address) })
      button.contentHorizontalAlignment = .leading
      // An address has no place where its line may break.
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.5
      parts.append(button)
    }
    for text in license.texts {
      do throws(AssetError) {
        guard let copy = try copy(text) else { continue }
        parts.append(Label(heading: text.name))
        parts += copy.paragraphs.map { Label(reading: $0, Typography.body, Theme.text) }
      } catch {
        parts.append(failure(error))
      }
    }
    return ReadingViewController(license.title, parts)
  }

  /// Returns the page of all commands with their keys.
  func keys() -> ViewController {
    ReadingViewController(AboutPage.keys.title, [ShortcutListView(shortcuts)])
  }

  /// Returns the page of the versions of the program and of the packages that its data are from.
  func versions() -> ViewController {
    var sections = [
      RowsViewController.Section(
        header: Messages.About.programPart,
        rows: [
          RowsViewController.Row(title: "Tunnel", detail: ProgramVersion.current),
          RowsViewController.Row(title: Messages.About.display, detail: platform),
        ])
    ]
    if case .success(let credits) = credits {
      sections.append(
        RowsViewController.Section(
          header: Messages.About.dataPart,
          rows: credits.packages.map {
            RowsViewController.Row(title: $0.name, detail: $0.version)
          }))
    }
    return RowsViewController(AboutPage.versions.title, sections, style: .value1)
  }

  private func failure(_ error: AssetError) -> View {
    Label(reading: error.message, Typography.body, Theme.text)
  }
}

extension License {
  /// The name of the license as a title.
  fileprivate var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The works, or the first one and the number of the others.
  fileprivate var summary: String {
    works.count < 3 ? works.joinedByCommas : Messages.About.works(works[0], others: works.count - 1)
  }
}

extension String {
  /// The paragraphs of a text that is broken into lines.
  fileprivate var paragraphs: [String] {
    split(separator: "\n\n").map { paragraph in
      paragraph.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
        .joined(separator: " ")
    }
  }
}
