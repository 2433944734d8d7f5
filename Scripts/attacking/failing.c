/* Makes the Nth call of a function of the system fail, for the program that this is preloaded into.

   FAIL_CALL names the function, FAIL_AT says which call, from 1 on, FAIL_ERRNO with what error. A byte is
   written to the file FAIL_MARK when it has happened. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int calls;

static int fails(const char *name) {
  const char *wanted = getenv("FAIL_CALL");
  if (wanted == NULL || strcmp(wanted, name) != 0) return 0;
  if (atomic_fetch_add(&calls, 1) + 1 != atoi(getenv("FAIL_AT"))) return 0;
  const char *mark = getenv("FAIL_MARK");
  if (mark != NULL) {
    int file = (int)syscall(SYS_open, mark, O_WRONLY | O_CREAT, 0600);
    if (file >= 0) {
      syscall(SYS_write, file, "x", 1);
      syscall(SYS_close, file);
    }
  }
  errno = atoi(getenv("FAIL_ERRNO"));
  return 1;
}

#define NEXT(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))
#define WRAP(result, name, parameters, arguments, failure) \
  result name parameters { \
    if (fails(#name)) return failure; \
    return NEXT(name) arguments; \
  }

WRAP(ssize_t, write, (int file, const void *bytes, size_t count), (file, bytes, count), -1)
WRAP(ssize_t, read, (int file, void *bytes, size_t count), (file, bytes, count), -1)
WRAP(int, fsync, (int file), (file), -1)
WRAP(int, rename, (const char *from, const char *to), (from, to), -1)
WRAP(int, fchmod, (int file, mode_t mode), (file, mode), -1)
WRAP(int, fstat, (int file, struct stat *status), (file, status), -1)
WRAP(int, linkat, (int a, const char *from, int b, const char *to, int flags), (a, from, b, to, flags), -1)

int close(int file) {
  /* The descriptor is gone all the same, as after an error of a disk. */
  if (fails("close")) {
    int reason = errno;
    syscall(SYS_close, file);
    errno = reason;
    return -1;
  }
  return (int)syscall(SYS_close, file) < 0 ? -1 : 0;
}

/* Only of files: without memory no program goes on. */
void *mmap(void *start, size_t length, int protection, int flags, int file, off_t offset) {
  if (file >= 0 && fails("mmap")) return MAP_FAILED;
  return NEXT(mmap)(start, length, protection, flags, file, offset);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = va_arg(list, mode_t); \
    va_end(list); \
    const char *without = getenv("FAIL_NAMELESS"); \
    if (without != NULL && (flags & O_TMPFILE) == O_TMPFILE) { \
      errno = EOPNOTSUPP; \
      return -1; \
    } \
    if (fails("open")) return -1; \
    return NEXT(name)(path, flags, mode); \
  }

OPEN(open)
OPEN(open64)
