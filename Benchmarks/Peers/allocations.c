// Counts the blocks that a process takes from the heap, on all its threads: LD_PRELOAD it.
//
// ALLOCATIONS_TRACE=N prints on the standard error where each block is taken between the (2N+1)th and the
// next question of the program, which are those of its frame N, and so on for every frame after it, each of
// which begins with a line "frame".
#include <errno.h>
#include <execinfo.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

// The C library's own, which need no search for the next definition of the name.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long blocks;
static atomic_long questions;
static long traced = -1;
static _Thread_local int is_tracing;
static atomic_flag is_writing = ATOMIC_FLAG_INIT;

__attribute__((constructor)) static void begin(void) {
  const char *text = getenv("ALLOCATIONS_TRACE");
  if (text) traced = 2 * atol(text);
}

// Asked at the beginning and at the end of each frame.
long counted_blocks(void) {
  long asked = atomic_fetch_add_explicit(&questions, 1, memory_order_relaxed);
  const char line[] = "frame\n";
  if (traced >= 0 && asked >= traced && asked % 2 == 0) (void)!write(2, line, sizeof line - 1);
  return atomic_load_explicit(&blocks, memory_order_relaxed);
}

// A record on the stack: the program has no tables to unwind it by, but keeps frame pointers.
struct record {
  struct record *caller;
  void *address;
};

// Finds who called, the nearest first. A function of the C or C++ library between them may be left out, or end the list.
static int callers(void **addresses, int most) {
  int count = 0;
  struct record *record = __builtin_frame_address(0);
  while (count < most && record->address) {
    addresses[count++] = record->address;
    uintptr_t distance = (uintptr_t)record->caller - (uintptr_t)record;
    // The caller's record is further up on the same stack.
    if (distance == 0 || distance > 1 << 20 || distance % sizeof(void *)) break;
    record = record->caller;
  }
  return count;
}

static void trace(void) {
  long asked = atomic_load_explicit(&questions, memory_order_relaxed);
  if (traced < 0 || asked <= traced || asked % 2 == 0 || is_tracing) return;
  is_tracing = 1;
  void *frames[32];
  int count = callers(frames, 32);
  char line[] = "block\n";
  while (atomic_flag_test_and_set(&is_writing)) sched_yield();
  (void)!write(2, line, sizeof line - 1);
  backtrace_symbols_fd(frames, count, 2);
  atomic_flag_clear(&is_writing);
  is_tracing = 0;
}

static void note(void) {
  atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
  trace();
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || alignment & (alignment - 1) || !alignment) return EINVAL;
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}
