# Shared by the scripts that use real windows: drive, leaks, placement and outside source it. Needs the group
# `window` of Scripts/setup.
#
# The folder `scratch` holds the app's state. It is deleted at exit, and the processes in `children`
# are killed.
# A script with a slow app can poll less often in `eventually` by setting `pause`.

script=$(basename "$0")
pause=0.05
scratch=$(mktemp -d)
children=()
trap 'exec 4>&- 5>&-; kill "${children[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$scratch"' EXIT
# An app of the user that runs meanwhile is left alone.
export CONTAINERS_INSTANCE=own
export TUNNEL_ASSETS="$PWD/Assets" XDG_STATE_HOME="$scratch/state" XDG_CACHE_HOME="$scratch/cache" XDG_RUNTIME_DIR="$scratch/run"
mkdir -m 700 "$XDG_RUNTIME_DIR"
unset WAYLAND_DISPLAY SDL_VIDEODRIVER

fail() {
  echo "$script: $*" >&2
  exit 1
}

# eventually SECONDS COMMAND...: waits until the command succeeds or the time is up.
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
  # A window that opens while openbox starts may never be mapped. It runs this command when it is ready.
  openbox --startup "xprop -root -f MANAGED 8s -set MANAGED yes" >/dev/null 2>&1 &
  children+=($!)
  eventually 10 managed || fail "no window manager"
}
managed() { xprop -root MANAGED | grep -q yes; }

# wayland: starts a Wayland compositor with the socket tunnel-test, in a window of the X server.
wayland() {
  weston --backend=x11-backend.so --width=1400 --height=1000 --socket=tunnel-test \
    --idle-time=0 >"$scratch/weston.log" 2>&1 &
  children+=($!)
  eventually 15 test -S "$XDG_RUNTIME_DIR/tunnel-test" || fail "weston does not start"
}

# start_sway LINE...: starts sway, whose process is in `sway`, with the lines of a configuration. Its displays have no
# screen, or with `backend=x11` are windows of the X server. sway refuses to run for the administrator.
start_sway() {
  local folder="$scratch/sway" guest=()
  rm -rf "$folder"
  mkdir -m 700 "$folder"
  printf '%s\n' 'xwayland disable' 'default_border none' "$@" >"$folder/config"
  if [ "$(id -u)" = 0 ]; then
    chmod 711 "$scratch"
    chown -R nobody "$folder"
    guest=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
  fi
  "${guest[@]}" env HOME="$folder" XDG_RUNTIME_DIR="$folder" WLR_BACKENDS="${backend:-headless}" WLR_RENDERER=pixman \
    WLR_LIBINPUT_NO_DEVICES=1 WLR_NO_HARDWARE_CURSORS=1 sway -c "$folder/config" >"$scratch/sway.log" 2>&1 &
  sway=$!
  children+=("$sway")
  eventually 15 compgen -G "$folder/sway-ipc*" || fail "sway does not start"
  eventually 15 test -S "$folder/wayland-1" || fail "sway has no socket"
  SWAYSOCK=$(compgen -G "$folder/sway-ipc*")
  export SWAYSOCK WAYLAND_DISPLAY="$folder/wayland-1"
}

# The app's window is in `window`, its process in `process`.

# find_window NAME: finds the window that is on the screen, by a pattern of its name. Before it, SDL makes windows that
# are never shown.
find_window() {
  window=$(xdotool search --all --onlyvisible --pid "$process" --name "$1" | sed -n 1p)
  [ -n "$window" ]
}
title() { xdotool getwindowname "$window"; }
title_differs() { [ "$(title)" != "$1" ]; }

# drag STEPS SECONDS PATIENCE: drags the child with a pause in seconds after each step, and holds
# it. Fails if the title does not change within PATIENCE seconds. Sets `width` and `height` to the
# size of the window.
drag() {
  local before size x y step
  before=$(title)
  size=$(xdotool getwindowgeometry --shell "$window")
  width=$(sed -n 's/^WIDTH=//p' <<<"$size")
  height=$(sed -n 's/^HEIGHT=//p' <<<"$size")
  # The tip of the shovel is at the center of the upper card. The child is grabbed by the body.
  x=$((width / 2 - 12)) y=$((height * 21 / 100 - 34))
  xdotool mousemove --window "$window" $x $y mousedown 1
  for step in $(seq 1 "$1"); do
    xdotool mousemove --window "$window" $((x - 9 * step)) $((y + 6 * step))
    sleep "$2"
  done
  eventually "$3" title_differs "$before" || fail "the drag moved nothing"
}

# press_button: presses the button between the cards, which flips them. Call after a drag.
press_button() { xdotool mousemove --window "$window" $((width / 2)) $((height / 2)) click 1; }

# ends STATUS SECONDS: waits for the process and compares its exit status.
ends() {
  local status=0
  eventually "$2" sh -c "! kill -0 $process" || fail "it does not end"
  wait "$process" || status=$?
  [ "$status" = "$1" ] || fail "exit status $status instead of $1"
}
