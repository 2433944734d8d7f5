#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The variables of the environment, each as NAME=VALUE, and NULL at the end. Swift 6 does not allow access to
   the global variable. */
char **support_environment(void);

/* A regular file in memory. */
typedef struct {
  const void *start;
  size_t length;
  /* The index of the registration; negative for a private copy, which cannot change. */
  int slot;
} support_file;

/* The result of `support_file_open` for anything but a regular file: a folder, a pipe, a device. */
static const int support_file_irregular = -1;

/* Opens a regular file: reads one of at most `copied` bytes, maps any other.

   Never waits, whatever is at the path. Where a mapped file is cut short later, or its disk fails, what is
   missing reads as zeros and the file counts as damaged.

   Returns zero, an error of the system, or `support_file_irregular`. */
int support_file_open(const char *path, size_t copied, support_file *file);

/* Releases the bytes. */
void support_file_close(const support_file *file);

/* Whether part of a mapped file could not be read. Costs one memory load. */
bool support_file_is_damaged(const support_file *file);

/* Whether the file was written to since it was opened. Replacing it by renaming does not count.
   Asks the file system. */
bool support_file_is_changed(const support_file *file);

/* Releases the memory of part of a mapped file, which is read again when needed. */
void support_file_release(const support_file *file, const void *start, size_t length);

/* Exits with a message and a status where the process would crash after a mapped file changed.
   Other crashes are unaffected. Both strings must live forever. */
void support_file_end_on_change(const char *prefix, const char *suffix, int status);

/* Returns the number of processors that the process may use, or 1 if the system does not say. */
int support_processor_count(void);

/* Tells the processor that the thread is polling, which saves power and leaves the core to its other
   thread. */
static inline void support_processor_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

/* Whether the program links Foundation. The functions below use the calling thread's run loop. */
bool support_run_loop_exists(void);

/* Returns the seconds until the next timer in the default mode is due: zero if one is due now,
   negative if there is none. Call only if the run loop exists. */
double support_run_loop_seconds_to_timer(void);

/* Fires what is due in the default mode, without waiting. Call only if the run loop exists. */
void support_run_loop_serve(void);
