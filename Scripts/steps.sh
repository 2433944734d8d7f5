# Sourced by scripts that run one step after the other: .ci/run and Scripts/check. However such a
# script ends, its last lines say how long each step took, and which one failed.

steps_title=$0
steps_done=()
step_name=
step_start=$SECONDS

# step NAME COMMAND...: runs a step. If it fails, the script ends. Do not call it in a condition,
# where a function that fails would go on.
step() {
  step_name=$1 step_start=$SECONDS
  shift
  echo "$steps_title: $step_name"
  "$@"
  steps_done+=("$(printf '%6d s  %s' $((SECONDS - step_start)) "$step_name")")
  step_name=
}

print_steps() {
  local status=$?
  [ -n "${steps_done[*]}$step_name" ] || return 0
  echo
  echo "$steps_title: durations"
  [ ${#steps_done[@]} = 0 ] || printf '%s\n' "${steps_done[@]}"
  if [ -n "$step_name" ]; then
    # A signal leaves the status of what came before.
    [ $status != 0 ] && status="FAILED with status $status" || status=INTERRUPTED
    printf '%6d s  %s: %s\n' $((SECONDS - step_start)) "$step_name" "$status"
  fi
  printf '%6d s  in all\n' $SECONDS
}
trap print_steps EXIT
