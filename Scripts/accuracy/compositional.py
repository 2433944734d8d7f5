#!/usr/bin/env python3
"""Writes where the items of 60 sections of compositional layouts are, for the tests of Containers.

The rules are those of Apple's documentation of NSCollectionLayoutItem, Group and Section, applied to one
item after another. Where it is silent, the article Tables and collections says what Containers does.
"""

import json
import pathlib

TABLE = pathlib.Path(__file__).parents[2] / "Tests/ContainersListsTests/Lists/Collection/Goldens/sections.tsv"
EDGES = {"topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5), "trailing": (1, 0.5),
         "bottomLeading": (0, 1), "bottom": (0.5, 1), "bottomTrailing": (1, 1)}


# How sections are written down: a dimension is a kind and a number, the kinds are points (p), estimates (e),
# and fractions of the container's width (w) and height (h).

def item(w, h, **more):
    return {"w": w, "h": h, **more}


def row(w, h, *items, **more):
    return {"w": w, "h": h, "axis": "h", "items": list(items), **more}


def column(w, h, *items, **more):
    return {"w": w, "h": h, "axis": "v", "items": list(items), **more}


FULL = ["w", 1]
TALL = ["h", 1]
P = lambda value: ["p", value]
E = lambda value: ["e", value]
W = lambda value: ["w", value]
H = lambda value: ["h", value]
fixed = lambda value: ["fixed", value]
flexible = lambda value: ["flexible", value]


def length(dimension, room):
    kind, value = dimension
    return {"p": value, "e": value, "w": value * room[0], "h": value * room[1]}[kind]


def least(space):
    return space[1] if space else 0


def share_of(space, share):
    return least(space) + (share if space and space[0] == "flexible" else 0)


def frame_insets(thing):
    top, leading, bottom, trailing = thing.get("insets", [0, 0, 0, 0])
    if thing["h"][0] == "e":
        top = bottom = 0
    if thing["w"][0] == "e":
        leading = trailing = 0
    return top, leading, bottom, trailing


def inset(rect, insets):
    top, leading, bottom, trailing = insets
    x, y, w, h = rect
    return [x + leading, y + top, max(0, w - leading - trailing), max(0, h - top - bottom)]


def moved(rect, dx, dy):
    return [rect[0] + dx, rect[1] + dy, rect[2], rect[3]]


class Placer:
    """Takes the items of a section, one after another."""

    def __init__(self, count, measured):
        self.count, self.measured, self.next = count, measured, 0

    def place(self, thing, room):
        """Returns the size, the frames by item, and the badges by item, from the own origin."""
        if "items" in thing:
            return self.place_line(thing, room)
        size = [length(thing["w"], room), length(thing["h"], room)]
        if "frames" in thing:
            frames = {self.next + index: frame for index, frame in enumerate(thing["frames"])}
            self.next += len(frames)
            return size, frames, {}
        number = self.next
        self.next += 1
        for axis, name in enumerate("wh"):
            if thing[name][0] == "e" and number in self.measured:
                size[axis] = self.measured[number][axis]
        frame = inset([0, 0, *size], frame_insets(thing))
        badges = {number: [badge(one, frame) for one in thing["badges"]]} if "badges" in thing else {}
        return size, {number: frame}, badges

    def place_line(self, group, room):
        axis = "hv".index(group["axis"])
        name, cross_name = ("w", "h") if axis == 0 else ("h", "w")
        size = [length(group["w"], room), length(group["h"], room)]
        left, top = frame_insets(group)[1], frame_insets(group)[0]
        inner = inset([0, 0, *size], frame_insets(group))[2:]
        is_open = group[name][0] == "e"
        is_open_across = group[cross_name][0] == "e"
        gap = group.get("gap")
        parts = []
        used = 0
        while len(parts) < group.get("count", 1000):
            if "count" not in group and len(parts) >= len(group["items"]) and used <= 0:
                break
            thing = group["items"][len(parts) % len(group["items"])]
            first = self.next
            solved = self.place(thing, inner)
            before, after = edges(thing, axis)
            takes = solved[0][axis] + least(before) + least(after)
            counts = length(thing[name], inner) + least(before) + least(after) if is_open else takes
            end = used + (least(gap) if parts else 0) + counts
            if "count" not in group and parts and end > inner[axis] + 1e-6:
                self.next = first
                break
            used = end
            parts.append((thing, first, solved, before, after))
        present = [part for part in parts if part[1] < self.count] or parts
        across = inner[1 - axis]
        if is_open_across:
            across = max(part[2][0][1 - axis] + sum(map(least, edges(part[0], 1 - axis))) for part in present)
        spaces = [gap] * (len(parts) - 1) + [space for part in parts for space in part[3:]]
        total = sum(part[2][0][axis] for part in parts) + sum(map(least, spaces))
        flexibles = [space for space in spaces if space and space[0] == "flexible"]
        share = max(0, inner[axis] - total) / len(flexibles) if flexibles and not is_open else 0
        frames, badges = {}, {}
        position = end = 0
        for index, (thing, first, solved, before, after) in enumerate(parts):
            position += (share_of(gap, share) if index else 0) + share_of(before, share)
            lead, trail = edges(thing, 1 - axis)
            rest = max(0, across - solved[0][1 - axis] - least(lead) - least(trail))
            flexible_edges = [space for space in (lead, trail) if space and space[0] == "flexible"]
            aside = share_of(lead, rest / len(flexible_edges) if flexible_edges else 0)
            origin = (left + position, top + aside) if axis == 0 else (left + aside, top + position)
            for number, frame in solved[1].items():
                frames[number] = moved(frame, *origin)
            for number, list_ in solved[2].items():
                badges[number] = [moved(one, *origin) for one in list_]
            position += solved[0][axis] + share_of(after, share)
            if first < self.count:
                end = position
        if is_open:
            size[axis] = end
        if is_open_across:
            size[1 - axis] = across
        return size, frames, badges


def edges(thing, axis):
    leading, top, trailing, bottom = thing.get("edges", [None] * 4)
    return (leading, trailing) if axis == 0 else (top, bottom)


def badge(one, frame):
    """Returns the frame of a view whose own corner lies on that of the item, moved by parts of itself."""
    x, y, w, h = frame
    wide, high = length(one["w"], (w, h)), length(one["h"], (w, h))
    unit = EDGES[one["at"]]
    own = EDGES[one.get("own", one["at"])]
    dx, dy = one.get("part", [0, 0])
    return [x + w * unit[0] - wide * own[0] + dx * wide, y + h * unit[1] - high * own[1] + dy * high, wide, high]


def section(case):
    """Returns the frames of the items and views of a section, and the extents of the content."""
    room = case["size"]
    axis = 1 if case.get("direction", "v") == "v" else 0
    across = 1 - axis
    top, leading, bottom, trailing = insets = case.get("insets", [0, 0, 0, 0])
    views = case.get("views", [])
    sides = [0, 0]
    for view in views:
        side = EDGES[view["at"]]
        if side[axis] == 0.5 and not view.get("covers"):
            end = 0 if side[across] == 0 else 1
            sides[end] = max(sides[end], length((view["w"], view["h"])[across], room))
    content_room = list(room)
    content_room[across] -= sum(sides)
    groups_room = inset([0, 0, *content_room], insets)[2:]
    is_orthogonal = "behavior" in case
    flow = across if is_orthogonal else axis
    measured = {int(number): size for number, size in case.get("measured", {}).items()}
    frames, badges = {}, {}
    position, reach, first = 0, 0, 0
    is_first = True
    while first < case["count"]:
        placer = Placer(case["count"] - first, {n - first: size for n, size in measured.items() if n >= first})
        size, own, own_badges = placer.place(case["group"], groups_room)
        position += 0 if is_first else case.get("spacing", 0)
        is_first = False
        shift = (position, 0) if flow == 0 else (0, position)
        for number, frame in own.items():
            if number + first < case["count"]:
                frames[number + first] = moved(frame, *shift)
        for number, list_ in own_badges.items():
            if number + first < case["count"]:
                badges[number + first] = [moved(one, *shift) for one in list_]
        position += size[flow]
        reach = max(reach, size[1 - flow])
        first += placer.next
    around = (leading + trailing, top + bottom)
    content = [0, 0, 0, 0]
    content[across] = sides[0]
    content[2 + across] = content_room[across]
    content[2 + axis] = (reach if is_orthogonal else position) + around[axis]
    placed = []
    low, high = 0, content[2 + axis]
    for view in views:
        unit = EDGES[view["at"]]
        area = list(content)
        is_aside = unit[axis] == 0.5
        if is_aside:
            area[across], area[2 + across] = 0, room[across]
        elif not view.get("wide"):
            area = inset(area, (0, leading, 0, trailing) if axis == 1 else (top, 0, bottom, 0))
        size = [length(view["w"], area[2:]), length(view["h"], area[2:])]
        origin = [area[i] + (area[2 + i] - size[i]) * unit[i] for i in range(2)]
        if not view.get("covers") and not is_aside:
            origin[axis] = -size[axis] if unit[axis] == 0 else content[2 + axis]
        origin = [origin[i] + view.get("offset", [0, 0])[i] for i in range(2)]
        placed.append([*origin, *size])
        if not view.get("covers"):
            low, high = min(low, origin[axis]), max(high, origin[axis] + size[axis])
    down = [0, 0]
    down[axis] = -low
    for view, frame in zip(views, placed):
        frame[0] += down[0]
        frame[1] += down[1]
    scroll = case.get("scroll", 0)
    for view, frame in zip(views, placed):
        if view.get("pinned"):
            start, end = down[axis], down[axis] + content[2 + axis]
            if EDGES[view["at"]][axis] == 0:
                frame[axis] = max(frame[axis], min(scroll, end - frame[2 + axis]))
            else:
                frame[axis] = min(frame[axis], max(scroll + room[axis] - frame[2 + axis], start))
    origin = [content[0] + leading + down[0], content[1] + top + down[1]]
    return ([moved(frames[n], *origin) for n in sorted(frames)], placed,
            [moved(one, *origin) for n in sorted(badges) for one in badges[n]], high - low)


ROOM = [320, 400]
CASES = {}


def case(name, count, group, **more):
    assert name not in CASES, name
    CASES[name] = {"size": more.pop("size", ROOM), "count": count, "group": group, **more}


whole = item(FULL, TALL)
case("a list of rows", 7, row(FULL, P(44), whole))
case("rows with spaces between", 5, row(FULL, P(44), whole), spacing=10)
case("rows within insets", 5, row(FULL, P(44), whole), insets=[5, 10, 15, 20], spacing=3)
case("five in a row", 13, row(FULL, W(0.2), item(W(0.2), TALL)))
case("two columns by count", 5, row(FULL, P(60), item(W(0.5), TALL), count=2))
case("three columns by count that are too wide", 7, row(FULL, P(60), item(W(0.5), TALL), count=3))
case("columns with a fixed space", 8, row(FULL, P(50), item(P(70), TALL), gap=fixed(10)))
case("columns with a flexible space", 8, row(FULL, P(50), item(P(70), TALL), gap=flexible(10)))
case("a flexible space that is used up", 4, row(FULL, P(50), item(P(160), TALL), gap=flexible(0)))
case("items within insets", 6, row(FULL, W(0.5), item(W(0.5), TALL, insets=[5, 5, 5, 5])))
case("uneven insets", 6, row(FULL, P(90), item(W(0.5), TALL, insets=[1, 2, 3, 4])))
case("spaces at edges", 5, row(FULL, P(60), item(P(80), P(40), edges=[fixed(5), fixed(8), fixed(7), fixed(2)])))
case("flexible edges center an item", 3, row(FULL, P(60), item(P(80), P(40),
     edges=[flexible(0), flexible(0), flexible(0), flexible(0)]), count=1))
case("a flexible leading edge", 3, row(FULL, P(60), item(P(80), P(40), edges=[flexible(4), None, None, None]), count=1))
case("a flexible top edge", 4, row(FULL, P(60), item(P(80), P(40), edges=[None, flexible(4), None, fixed(3)])))
case("two alternate", 7, row(FULL, P(60), item(W(0.7), TALL), item(W(0.3), TALL)))
case("a pattern that repeats", 9, row(FULL, P(60), item(P(40), TALL), item(P(60), TALL)))
case("an item wider than its group", 3, row(P(100), P(60), item(P(150), P(30))))
case("items of no width", 3, row(FULL, P(60), item(P(0), TALL)))
case("one below the other", 9, column(FULL, P(150), item(FULL, P(50))))
case("a column with a space", 9, column(FULL, P(150), item(W(0.5), H(0.3)), gap=fixed(5)))
case("a column with a flexible space", 8, column(P(200), P(170), item(FULL, P(50)), gap=flexible(2)))
case("a column by count", 7, column(FULL, P(90), item(FULL, H(0.4)), count=2))
case("a large and two small", 8, row(FULL, P(200), item(W(0.7), TALL),
     column(W(0.3), TALL, item(FULL, H(0.5)), count=2)))
case("a large and two small with insets", 7, row(FULL, P(200), item(W(0.7), TALL, insets=[2, 2, 2, 2]),
     column(W(0.3), TALL, item(FULL, H(0.5), insets=[2, 2, 2, 2]), count=2)))
case("rows in columns in rows", 17, row(FULL, P(240),
     column(W(0.5), TALL, row(FULL, H(0.5), item(W(0.5), TALL), count=2), count=2),
     column(W(0.5), TALL, item(FULL, H(0.25)), count=4)))
case("a group within insets", 6, row(FULL, P(100), item(W(0.5), TALL), insets=[10, 20, 30, 40]), spacing=4)
case("a nested group with spaces at its edges", 9, row(FULL, P(120), item(P(100), TALL),
     column(P(90), P(100), item(FULL, P(40)), gap=fixed(6), edges=[fixed(10), fixed(5), fixed(0), fixed(0)])))
case("a width by the height", 5, row(FULL, P(80), item(H(0.5), TALL), gap=fixed(3)))
case("a height by the width within insets", 4, row(FULL, W(0.5), whole), insets=[0, 30, 0, 50])
case("a height by the height", 4, row(FULL, H(0.3), whole), insets=[50, 0, 50, 0])
case("no items", 0, row(FULL, P(44), whole), insets=[5, 0, 6, 0])
case("frames of one's own", 5, item(FULL, P(100), frames=[[0, 0, 100, 100], [110, 0, 90, 45], [110, 55, 90, 45]]))
case("rows as high as they are", 4, row(FULL, E(44), item(FULL, E(44))),
     measured={"0": [320, 60], "1": [320, 30], "2": [320, 44], "3": [320, 81.5]})
case("rows as high as they are with spaces", 4, row(FULL, E(44), item(FULL, E(44))), spacing=8, insets=[4, 16, 4, 16],
     measured={"0": [288, 60], "1": [288, 30], "2": [288, 47], "3": [288, 20]})
case("a row as high as its highest", 5, row(FULL, E(50), item(W(0.5), E(50))),
     measured={"0": [160, 60], "1": [160, 30], "2": [160, 20], "3": [160, 25], "4": [160, 70]})
case("two in a row by count as high as they are", 5, row(FULL, E(50), item(W(0.5), E(50)), count=2),
     measured={"0": [160, 60], "1": [160, 90], "2": [160, 20], "3": [160, 25], "4": [160, 10]})
case("a column as high as its items", 6, column(FULL, E(100), item(FULL, E(50)), gap=fixed(4)),
     measured={"0": [320, 60], "1": [320, 30], "2": [320, 20], "3": [320, 25], "4": [320, 70], "5": [320, 33]})
case("words in lines", 6, row(FULL, E(30), item(E(80), E(30)), gap=fixed(8)), spacing=6,
     measured={"0": [100, 30], "1": [90, 30], "2": [130, 30], "3": [60, 42], "4": [200, 30], "5": [40, 30]})
case("words in lines with flexible edges", 4, row(FULL, E(30), item(E(80), E(30), edges=[None, flexible(0), None, None])),
     measured={"0": [100, 30], "1": [90, 20], "2": [130, 50], "3": [60, 42]})
case("insets do not count where the content decides", 3, row(FULL, E(40), item(FULL, E(40), insets=[5, 6, 7, 8])),
     measured={"0": [306, 50], "1": [306, 20], "2": [306, 31]})
case("a header", 5, row(FULL, P(44), whole), views=[{"w": FULL, "h": P(30), "at": "top"}])
case("a header and a footer within insets", 5, row(FULL, P(44), whole), insets=[6, 12, 8, 14],
     views=[{"w": FULL, "h": P(30), "at": "top"}, {"w": W(0.5), "h": P(20), "at": "bottomTrailing"}])
case("a wide header", 3, row(FULL, P(44), whole), insets=[6, 12, 8, 14],
     views=[{"w": FULL, "h": P(30), "at": "top", "wide": True}])
case("a header that is moved up", 3, row(FULL, P(44), whole),
     views=[{"w": P(100), "h": P(30), "at": "topLeading", "offset": [5, -12]}])
case("a header that covers", 3, row(FULL, P(44), whole),
     views=[{"w": P(100), "h": P(30), "at": "topTrailing", "covers": True}])
case("two headers", 3, row(FULL, P(44), whole),
     views=[{"w": FULL, "h": P(30), "at": "top"}, {"w": FULL, "h": P(20), "at": "top", "offset": [0, -30]}])
case("a view beside the content", 4, row(FULL, P(44), item(W(0.5), TALL)),
     views=[{"w": P(40), "h": TALL, "at": "leading"}])
case("a pinned header", 20, row(FULL, P(44), whole), scroll=123,
     views=[{"w": FULL, "h": P(30), "at": "top", "pinned": True}])
case("a pinned footer", 20, row(FULL, P(44), whole), scroll=77,
     views=[{"w": FULL, "h": P(30), "at": "bottom", "pinned": True}])
case("both pinned", 20, row(FULL, P(44), whole), scroll=210, insets=[9, 0, 9, 0],
     views=[{"w": FULL, "h": P(30), "at": "top", "pinned": True}, {"w": FULL, "h": P(25), "at": "bottom", "pinned": True}])
case("badges", 5, row(FULL, P(80), item(W(0.5), TALL, insets=[10, 10, 10, 10],
     badges=[{"w": P(20), "h": P(20), "at": "topTrailing", "part": [0.3, -0.3]}])))
case("badges outside", 4, row(FULL, P(80), item(W(0.5), TALL,
     badges=[{"w": P(30), "h": P(10), "at": "bottom", "own": "top"}])))
case("from left to right", 7, column(P(100), TALL, item(FULL, H(0.5))), direction="h", spacing=10,
     insets=[5, 10, 15, 20])
case("from left to right with a header", 6, column(P(100), TALL, item(FULL, H(0.25))), direction="h",
     views=[{"w": P(50), "h": TALL, "at": "leading"}])
case("from left to right as wide as they are", 4, column(E(60), TALL, item(E(60), TALL)), direction="h",
     measured={"0": [50, 400], "1": [80, 400], "2": [60, 400], "3": [75, 400]})
case("across", 8, row(P(120), P(90), whole), behavior="continuous", spacing=10, insets=[5, 16, 7, 16])
case("across by groups of three", 10, column(W(0.9), P(180), item(FULL, H(1 / 3)), count=3), behavior="groupPaging",
     insets=[0, 16, 0, 16], spacing=8, views=[{"w": FULL, "h": P(36), "at": "topLeading"}])
case("across with a height of their own", 3, row(P(100), E(50), item(FULL, E(50))), behavior="continuous", spacing=5,
     measured={"0": [100, 60], "1": [100, 90], "2": [100, 70]})
case("across in pages", 5, row(FULL, P(200), whole), behavior="paging")

assert len(CASES) == 60, len(CASES)


def written(frames):
    return ";".join(",".join(f"{number:.4f}".rstrip("0").rstrip(".") for number in frame) for frame in frames)


if __name__ == "__main__":
    lines = ["name\tsection\titems\tviews\tbadges\textent\n"]
    for name, spec in CASES.items():
        items, views, badges, extent = section(spec)
        lines.append("\t".join([name, json.dumps(spec, separators=(",", ":")), written(items), written(views),
                                written(badges), f"{extent:.4f}"]) + "\n")
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text("".join(lines))
