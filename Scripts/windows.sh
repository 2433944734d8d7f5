# What the scripts that use real windows share; drive, leaks and placement source it. Needs the group `window` of
# Scripts/setup.
#
# The folder `scratch` is where the app keeps what it keeps, and goes with the script, as do the processes in `children`.
# Who has a slow app looks less often for what comes `eventually`: after another `pause`.

script=$(basename "$0")
pause=0.05
scratch=$(mktemp -d)
children=()
trap 'kill "${children[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$scratch"' EXIT
export TUNNEL_ASSETS="$PWD/Assets" XDG_STATE_HOME="$scratch/state" XDG_CACHE_HOME="$scratch/cache" XDG_RUNTIME_DIR="$scratch/run"
mkdir -m 700 "$XDG_RUNTIME_DIR"
unset WAYLAND_DISPLAY SDL_VIDEODRIVER

fail() {
  echo "$script: $*" >&2
  exit 1
}

# eventually SECONDS COMMAND...: until the command succeeds, or time is up.
eventually() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep "$pause"
  done
}

# screen: starts an X server without a window manager.
screen() {
  exec 3< <(exec Xvfb -displayfd 1 -noreset -screen 0 1500x1100x24 2>/dev/null)
  children+=($!)
  read -r number <&3
  export DISPLAY=":$number"
}

# manager: starts a window manager on the X server.
manager() {
  openbox >/dev/null 2>&1 &
  children+=($!)
  eventually 10 managed || fail "no window manager"
}
managed() { xprop -root _NET_SUPPORTING_WM_CHECK | grep -q '#'; }

# wayland: starts a Wayland compositor, the socket tunnel-test, in a window of the X server.
wayland() {
  weston --backend=x11-backend.so --width=1400 --height=1000 --socket=tunnel-test \
    --idle-time=0 >"$scratch/weston.log" 2>&1 &
  children+=($!)
  eventually 15 test -S "$XDG_RUNTIME_DIR/tunnel-test" || fail "weston does not start"
}

# The app's window is `window`, its process `process`.
title() { xdotool getwindowname "$window"; }
title_differs() { [ "$(title)" != "$1" ]; }

# drag STEPS SECONDS PATIENCE: drags the child, a step every so many seconds, and holds it; fails where the title does
# not change within the patience. Sets `width` and `height` to the size of the window.
drag() {
  local before size x y step
  before=$(title)
  size=$(xdotool getwindowgeometry --shell "$window")
  width=$(sed -n 's/^WIDTH=//p' <<<"$size")
  height=$(sed -n 's/^HEIGHT=//p' <<<"$size")
  # The tip of the shovel stands in the middle of the upper card; the child is held by the body.
  x=$((width / 2 - 12)) y=$((height * 21 / 100 - 34))
  xdotool mousemove --window "$window" $x $y mousedown 1
  for step in $(seq 1 "$1"); do
    xdotool mousemove --window "$window" $((x - 9 * step)) $((y + 6 * step))
    sleep "$2"
  done
  eventually "$3" title_differs "$before" || fail "the drag moved nothing"
}

# press_button: presses the button between the cards, which flips them; after a drag.
press_button() { xdotool mousemove --window "$window" $((width / 2)) $((height / 2)) click 1; }

# ends STATUS SECONDS: waits for the process and compares its exit status.
ends() {
  local status=0
  eventually "$2" sh -c "! kill -0 $process" || fail "it does not end"
  wait "$process" || status=$?
  [ "$status" = "$1" ] || fail "exit status $status instead of $1"
}
