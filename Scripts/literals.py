"""Finds texts for people that stand outside the message tables."""
import re
from bisect import bisect_right

# Modules, with what makes a literal suspicious: in the app any word, in the library anything like a
# phrase.
PHRASE = re.compile(r"^[A-Z][a-z]+…?$|[^\W\d_]{2}[,.:;]? [^\W\d_]")
MODULES = {
    "Sources/TunnelApp": re.compile(r"[^\W\d_]{2}"),
    "Sources/Containers": PHRASE,
    "Sources/ContainersScenes": PHRASE,
    "Sources/ContainersDocuments": PHRASE,
}
# Properties that the user sees or hears. Every literal with a letter assigned to them counts.
SINKS = re.compile(
    r"\b(?:accessibility\.(?:label|value|hint)|text|placeholder|toolTip|title|prompt)\s*=[^=]")
# Calls with arguments for programmers, and argument labels of names.
CALLS = {
    "misuse", "warn", "trace", "preconditionFailure", "fatalError", "WorkQueue", "DispatchQueue", "Selector",
    "variable", "environmentVariable", "hasPrefix", "hasSuffix", "enter", "checked", "checkFinite", "index",
    "InsetGuide", "error", "name", "image",
}

LABELS = {"label", "separator", "identifier", "valueName", "source", "named", "called"}
# Options, paths, and names of environment variables.
NAMES = re.compile(r"--?[a-z-]*|\.?[/$~].*|[A-Z]+(_[A-Z]+)+")

# Texts that are the same in every language, as a file, a folder, or a text in one. Unused entries
# fail the check.
EXCEPTIONS = {
    # JSON output.
    "TunnelApp/CommandLine/Answers/: [a-zA-Z]+",
    "TunnelApp/CommandLine/Answers/FallAnswer.swift: WGS84|Katsura 2022, Anzellini 2013",
    "TunnelApp/CommandLine/DataCommand.swift: [a-z]+",
    "TunnelApp/CommandLine/Surface+Word.swift",
    # The command-line syntax, and the program's name.
    "TunnelApp/CommandLine/Arguments/ArgumentOrder.swift: help",
    "TunnelApp/CommandLine/Arguments/CommandUsage.swift",
    "TunnelApp/CommandLine/Arguments/PictureKind.swift: .png|.webp",
    "TunnelApp/CommandLine/Tunnel.swift: tunnel",
    "TunnelApp/Session/WindowWish.swift: new-window",
    "TunnelApp/Services/StandardError.swift: tunnel",
    "TunnelApp/Screens/About/AboutContents+Pages.swift: Tunnel",
    "TunnelApp/Coordinators/EndNaming.swift: Tunnel: ",
    "TunnelApp/Screens/Sharing/CardFooterView.swift: Tunnel",
    "TunnelApp/Screens/Film/FilmFooterView.swift: Tunnel",
    # A web address, and the syntax of programs.
    "TunnelApp/Model/Sharing/MapLink.swift",
    "TunnelApp/Model/Sharing/MapLink+Offered.swift",
    # The grammar of English names, which are the data's in that language.
    "TunnelApp/Model/Sharing/TunnelSentence.swift",
    "TunnelApp/Services/Clipboard/PictureClipboard.swift",
    # Written by a signal handler, which cannot look anything up.
    "TunnelApp/CommandLine/Program.swift: tunnel: The file ",
    "TunnelApp/CommandLine/Program.swift: is damaged: it was changed while it was in use.",
    # Said while the translations are loaded.
    "Containers/Localization/Localization.swift: A translation in \0 is not used: \0.",
    "Containers/Localization/Localization.swift: The catalog \0 is not used: \0.",
    # Lines of the app's own files.
    "TunnelApp/Model/Keeping/DigHistory+Text.swift: origin|removed|tunnel history 1",
    "TunnelApp/Model/Keeping/Settings+Text.swift: [a-z]+",
    "TunnelApp/Model/Keeping/HomePlace.swift: none",
    "TunnelApp/Model/Keeping/InterfaceFont.swift: inter|desktop",
    "TunnelApp/Model/Session/SessionState+Text.swift: [a-z]+|\0.width",
    "TunnelApp/Model/Favorites/Favorite.swift: [a-z]+",
    "TunnelApp/Services/AsideFile.swift: \\.unreadable(-\0)?",
    "TunnelApp/Services/SavedHistory.swift: history|history-|history-\0",
    "TunnelApp/Model/Keeping/RecentFiles.swift: tunnel recent files 1",
    "TunnelApp/Model/Keeping/ComputerTimeZone.swift: zoneinfo",
    # The desktop's list of recent files, names of files, and the syntax of URIs.
    "TunnelApp/Model/Files/DesktopBookmarks.swift",
    "TunnelApp/Model/Files/FileURI.swift: localhost|file://",
    "TunnelApp/Model/Files/FavoritesName.swift: \\.[a-z]+",
    # Units.
    "TunnelApp/Model/Units/Units.swift",
    # Names in the data.
    "TunnelApp/Map/Names/LabelSource.swift: A[QU]",
    "TunnelApp/Model/Feature+Region.swift: [a-z]+",
    "TunnelApp/Model/LicenseText.swift",
    "TunnelApp/Services/License.swift",
    "TunnelApp/Model/MapStyle.swift: GeoNames|GSHHG|Natural Earth|NASA Blue Marble",
    "TunnelApp/Model/Facts/PlaceSummary+Light.swift: Meeus, ± 1 min|tz database",
    "TunnelApp/Model/SearchResult+Words.swift: [a-z]+",
    # Test identifiers, samples that are only measured, names of files and languages.
    "TunnelApp/Model/Ends/End.swift: Start|End",
    "TunnelApp/Map/Controls/MapNotesPlacement.swift: 5,000 km",
    "TunnelApp/Screens/Parts/EndView+Style.swift: Ay",
    "TunnelApp/Services/AssetLocation.swift: Assets|share/tunnel",
    "TunnelApp/Services/PictureFolder.swift: .png|.webp",
    "TunnelApp/Services/Earth.swift: en",
    "TunnelApp/Services/InterfaceLanguage.swift: en",
    "TunnelApp/Model/Units/WritingConventions+Place.swift: en",
    "TunnelApp/Model/Units/Units+Place.swift: [A-Z]{2}",
    "TunnelApp/CommandLine/Arguments/InterfaceLanguage+Option.swift: --language=",
    # A language that is made by a rule.
    "Containers/Localization/PseudoLanguage.swift",
    # Reasons why a file is damaged, for programmers.
    "TunnelApp/Services/DataCredits.swift",
    "TunnelApp/Services/AssetText.swift",
    "Containers/Localization/MessageCatalog.swift",
    "Containers/Localization/MessageCatalogError.swift",
    # Misuse, descriptions and the log, for programmers.
    "Containers/Accessibility/AccessibilityNode.swift: text field",
    "Containers/Frame/",
    "Containers/Tree/Layout/View+Margins.swift: layout margins",
    "Containers/Tree/Layout/View+SafeArea.swift: safe area insets",
    "Containers/Gestures/GestureRecognizer.swift: no view",
    "Containers/Layout/VisualFormat.swift",
    "Containers/Controllers/Lifecycle/AppearanceDriver.swift",
    "Containers/Controllers/Containment/ViewController+Containment.swift",
    "Containers/Controllers/Containment/ViewController+HierarchyDescription.swift",
    "Containers/Presentation/PresentationObstacle.swift",
    "Containers/Presentation/ViewController+Presenting.swift",
    "Containers/Presentation/Sheets/SheetPresentationController+Layout.swift: The sheet of \0",
    "Containers/Lists/Collection/CollectionView+Updates.swift",
    "Containers/Commands/Responder+Actions.swift: no sender",
    "Containers/Commands/Selector.swift: an action of \0",
    "Containers/Lists/DataSources/BatchNames.swift",
    "Containers/Lists/Diffable/DiffableDataSourceSnapshot.swift",
    "Containers/Lists/Table/TableView+Updates.swift",
    "Containers/Transitions/TransitionContext.swift",
    "Containers/Tree/Hierarchy/View+HierarchyDescription.swift",
    # What is wrong with a nib, a storyboard, or a saved state, for programmers.
    "ContainersScenes/",
    "Containers/Controllers/Segues/StoryboardSegue.swift",
    "Containers/Restoration/",
    "Containers/Tree/Restoration/RestorationCoder.swift",
    "Containers/Controls/TextEditing/TextArea+Restoration.swift",
    "Containers/Application/Application+Restoration.swift",
    "Containers/Application/ApplicationRestoration.swift",
    # The end of the names of classes.
    "Containers/Controllers/Lifecycle/ViewController+Nib.swift: Controller",
}


def literals(code):
    """Yields each literal of Swift code: where it begins, its text without interpolations, its call and its label."""
    stack = []  # (callee, place behind the parenthesis)
    place, size = 0, len(code)
    while place < size:
        if code.startswith("//", place):
            place = code.find("\n", place) % (size + 1)
        elif code.startswith("/*", place):
            place = code.find("*/", place) + 2
        elif code[place] in "([{":
            callee = re.search(r"([\w.]+)$", code[max(0, place - 60):place]) if code[place] == "(" else None
            stack.append((callee[1].split(".")[-1] if callee else "", place + 1))
            place += 1
        elif code[place] in ")]}":
            if stack:
                stack.pop()
            place += 1
        elif code[place] == '"' or (code[place] == "#" and re.match(r'#+"', code[place:place + 4])):
            hashes = len(code[place:]) - len(code[place:].lstrip("#"))
            start, place = place, place + hashes
            mark = '"""' if code.startswith('"""', place) else '"'
            place += len(mark)
            value = ""
            while not code.startswith(mark + "#" * hashes, place):
                if code.startswith("\\" + "#" * hashes + "(", place):
                    depth, begin = 1, place + 2 + hashes
                    place = begin
                    while depth:
                        if code[place] == '"':
                            place += re.match(r'"(?:\\.|[^"\\])*"', code[place:])[0].__len__()
                            continue
                        depth += {"(": 1, ")": -1}.get(code[place], 0)
                        place += 1
                    for inner in literals(code[begin:place - 1]):
                        yield (begin + inner[0],) + inner[1:]
                    value += "\0"
                elif code[place] == "\\" and not hashes:
                    value += " " if code[place + 1] in "ntr\n" else ""
                    place += 2
                else:
                    value += code[place]
                    place += 1
            place += len(mark) + hashes
            calls = [callee for callee, _ in stack if callee]
            inside = code[stack[-1][1]:start] if stack else code[:start]
            label = re.search(r"(\w+):\s*$", inside)
            yield start, value, calls[-1] if calls else "", label[1] if label else ""
        else:
            place += 1


def outside_tables(root):
    """Yields a line for each text for people outside the tables, and for each exception that is none."""
    unused = set(EXCEPTIONS)
    for folder, looks in MODULES.items():
        for path in sorted((root / folder).rglob("*.swift")):
            name = str(path.relative_to(root / "Sources"))
            if path.name.startswith("Messages"):
                continue
            code = path.read_text()
            if "LocalizedMessage(" in code and "/Localization/" not in name:
                yield f"Sources/{name}: a message stands outside the tables"
            starts = [0] + [match.end() for match in re.finditer("\n", code)]
            for place, value, call, label in literals(code):
                row = bisect_right(starts, place)
                line = code[starts[row - 1]:].split("\n", 1)[0]
                is_shown = SINKS.search(line) and re.search(r"[^\W\d_]", value)
                if call in CALLS or label in LABELS or "identifier =" in line or NAMES.fullmatch(value):
                    continue
                # A value in a comparison is not displayed.
                if re.search(r"\bcase $", code[:place]) or not is_shown and not looks.search(value):
                    continue
                exceptions = {key for key in EXCEPTIONS if applies(key, name, value)}
                unused -= exceptions
                if exceptions:
                    continue
                yield f"Sources/{name}:{row}: {value.strip()!r} stands outside the message tables"
    for key in sorted(unused):
        yield f"Scripts/literals.py: the exception {key} is not needed"


def applies(key, name, value):
    path, _, text = key.partition(": ")
    is_there = name.startswith(path) if path.endswith("/") else name == path
    return is_there and (not text or re.fullmatch(text.strip(), value.strip()) is not None)
