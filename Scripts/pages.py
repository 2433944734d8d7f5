"""pages.py FOLDER DEPENDENCY: writes a package with the Swift code of all pages to the folder.

Each page is a module of its own, as a reader makes it: a block that begins with an import begins a file,
and the blocks after it continue that file. A file that imports Testing is a file of tests, and one that
imports ContainersSDL is a program. Blocks of a manifest become part of the package's manifest. Besides
`Containers`, a page uses only the products that it tells the reader to depend on.

A page with steps, `## Step 2: …`, is a module for each step. There, a block begins with the name of its
file, and replaces what earlier steps wrote there; “Delete `Name.swift`” removes it. The first step is what
Scripts/new-app makes.
"""
import re
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
# Scripts/outside builds this one by itself, because it is a whole package.
WHOLE = "GettingStarted"
PRODUCT = r'\.product\(name: "(\w+)", package: "tunnel"\)'
# What the article Testing tells the reader to add to a test target.
TESTING = '.product(name: "ContainersTesting", package: "tunnel")'


class Page:
    """The code of a page, as files, and as targets of a manifest."""

    def __init__(self, path: Path):
        self.name = path.stem.capitalize() if path.stem.isupper() else path.stem
        text = path.read_text()
        self.products = sorted({"Containers", *re.findall(PRODUCT, text)} - {"ContainersTesting"})
        self.files: list[str] = []
        self.targets: list[str] = []
        blocks = re.findall(r"^```swift\n(.*?)^```$", text, re.M | re.S)
        if len(blocks) != len(re.findall(r"(?:```|~~~) *swift", text, re.I)):
            sys.exit(f"pages: {path.name} has code that does not begin and end at the margin")
        for number, block in enumerate(blocks, 1):
            if block.startswith("."):
                self.targets.append(block)
            elif re.match(r"(@testable )?import ", block):
                self.files.append(block)
            elif self.files:
                self.files[-1] += "\n" + block
            else:
                sys.exit(f"pages: block {number} of {path.name} follows no block with imports")
        tested = re.findall(r"^@testable import (\w+)$", "\n".join(self.files), re.M)
        self.module = tested[0] if tested else self.name + "Page"

    def kind(self, file: str) -> str:
        if re.search(r"^import Testing$", file, re.M):
            return "Tests"
        return "main" if re.search(r"^import ContainersSDL$", file, re.M) else "Sources"

    def write(self, folder: Path):
        for number, file in enumerate(self.files, 1):
            tests = self.kind(file) == "Tests"
            module = folder / "Tests" / f"{self.module}Tests" if tests else folder / "Sources" / self.module
            module.mkdir(parents=True, exist_ok=True)
            name = "main" if self.kind(file) == "main" else f"{self.name}{number}"
            (module / f"{name}.swift").write_text(file)

    def manifest(self) -> str:
        """The targets of the page, where it does not show them itself."""
        kinds = {self.kind(file) for file in self.files}
        products = ", ".join(f'.product(name: "{name}", package: "tunnel")' for name in self.products)
        kind = "executableTarget" if "main" in kinds else "target"
        targets = [f'.{kind}(name: "{self.module}", dependencies: [{products}], swiftSettings: strict)']
        if "Tests" in kinds:
            targets += self.targets or [
                f'.testTarget(name: "{self.module}Tests", dependencies: ["{self.module}", {TESTING}])']
        return "".join(f"    {target.strip()},\n" for target in targets)


class Step:
    """A step of a tutorial: the files that the reader has at its end."""

    def __init__(self, page: str, program: str, number: str, files: dict[str, str]):
        self.name, self.program, self.module, self.files = page, program, f"{program}Step{number}", dict(files)

    def write(self, folder: Path):
        for name, text in self.files.items():
            tests = re.search(r"^import Testing$", text, re.M)
            module = folder / "Tests" / f"{self.module}Tests" if tests else folder / "Sources" / self.module
            module.mkdir(parents=True, exist_ok=True)
            (module / name).write_text(re.sub(rf"^@testable import {self.program}$",
                                              f"@testable import {self.module}", text, flags=re.M))

    def manifest(self) -> str:
        products = '.product(name: "Containers", package: "tunnel")'
        result = f'    .executableTarget(name: "{self.module}", dependencies: [{products}], swiftSettings: strict),\n'
        if any("import Testing\n" in text for text in self.files.values()):
            result += f'    .testTarget(name: "{self.module}Tests", dependencies: ["{self.module}", {TESTING}]),\n'
        return result


def steps(path: Path) -> list[Step]:
    """The steps of a page; none if it has no steps."""
    parts = re.split(r"^## Step (\d+): .*$", path.read_text(), flags=re.M)[1:]
    if not parts:
        return []
    program = re.search(r"^Scripts/new-app (\w+)$", "\n".join(parts), re.M).group(1)
    starter = root / "Examples/Starter"
    files = {file.name: file.read_text().replace("Starter", program)
             for kind in ("Sources", "Tests") for file in (starter / kind).rglob("*.swift")}
    result = []
    for number, text in zip(parts[::2], parts[1::2]):
        text = re.split(r"^## ", text, flags=re.M)[0]
        for sentence in re.findall(r"Delete ((?:`\w+\.swift`(?: and )?)+)", text):
            for name in re.findall(r"`(\w+\.swift)`", sentence):
                del files[name]
        for block in re.findall(r"^```swift\n(.*?)^```$", text, re.M | re.S):
            name = re.match(r"// ([\w+]+\.swift)\n", block)
            if not name:
                sys.exit(f"pages: a block of step {number} of {path.name} does not begin with the name of its file")
            files[name.group(1)] = block
        result.append(Step(path.stem, program, number, files))
    return result


folder, dependency = Path(sys.argv[1]), sys.argv[2]
paths = sorted((root / "Sources").glob("*/*.docc/*.md")) + [root / "README.md"]
tutorials = [step for path in paths for step in steps(path)]
whole = {WHOLE} | {step.name for step in tutorials}
pages = tutorials + [page for page in (Page(path) for path in paths if path.stem not in whole) if page.files]
for page in pages:
    page.write(folder)
(folder / "Package.swift").write_text(f"""\
// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Pages",
  dependencies: [
    {dependency}
  ],
  targets: [
{"".join(page.manifest() for page in pages)}  ]
)
""")
print(f"pages: {sum(len(page.files) for page in pages)} files of {len(pages)} pages")
