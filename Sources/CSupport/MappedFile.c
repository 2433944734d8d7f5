#define _GNU_SOURCE
#include "CSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* The signal handlers read this list; writers hold the lock. A slot with a null start is free. */
typedef struct {
  _Atomic(uintptr_t) start;
  size_t length;
  atomic_bool is_damaged;
  struct stat opened;
  char *path;
} slot;

enum { slot_count = 512 };
static slot slots[slot_count];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct sigaction former_bus;

static slot *find(uintptr_t address) {
  for (int index = 0; index < slot_count; index++) {
    uintptr_t start = atomic_load(&slots[index].start);
    if (start != 0 && address >= start && address - start < slots[index].length) return &slots[index];
  }
  return NULL;
}

/* Restores the former handler, which runs when the instruction is repeated. */
static void give_back(int signal, const struct sigaction *former) { sigaction(signal, former, NULL); }

/* Maps a page of zeros where a page of a mapped file is gone. */
static void replace_page(int signal, siginfo_t *information, void *context) {
  (void)context;
  int reason = errno;
  uintptr_t address = (uintptr_t)information->si_addr;
  slot *mapped = information->si_code > 0 ? find(address) : NULL;
  if (mapped == NULL) {
    give_back(signal, &former_bus);
    if (information->si_code <= 0) raise(signal);
    return;
  }
  atomic_store(&mapped->is_damaged, true);
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)(address & ~(size - 1));
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
  if (mmap(page, size, PROT_READ, flags, -1, 0) == MAP_FAILED) give_back(signal, &former_bus);
  errno = reason;
}

static void install(void) {
  struct sigaction action = {.sa_sigaction = replace_page, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &former_bus);
}

/* Registers a mapping. If no slot is free, it stays unprotected. */
static int note(const void *start, size_t length, const char *path, const struct stat *opened) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  pthread_mutex_lock(&lock);
  int found = slot_count;
  for (int index = 0; index < slot_count && found == slot_count; index++) {
    if (atomic_load(&slots[index].start) == 0) found = index;
  }
  if (found < slot_count) {
    slots[found].length = length;
    slots[found].opened = *opened;
    slots[found].path = strdup(path);
    atomic_store(&slots[found].is_damaged, false);
    atomic_store(&slots[found].start, (uintptr_t)start);
  }
  pthread_mutex_unlock(&lock);
  return found;
}

/* Reads a whole small file. */
static int read_copy(int descriptor, size_t length, support_file *file) {
  char *bytes = malloc(length > 0 ? length : 1);
  if (bytes == NULL) return ENOMEM;
  size_t count = 0;
  while (count < length) {
    ssize_t more = read(descriptor, bytes + count, length - count);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) {
      int reason = errno;
      free(bytes);
      return reason;
    }
    if (more == 0) break;
    count += (size_t)more;
  }
  *file = (support_file){bytes, count, -1};
  return 0;
}

static int open_regular(int descriptor, const char *path, size_t copied, support_file *file) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return errno;
  if (!S_ISREG(status.st_mode)) return support_file_irregular;
  size_t length = (size_t)status.st_size;
  if (length <= copied || length == 0) return read_copy(descriptor, length, file);
  void *start = mmap(NULL, length, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (start == MAP_FAILED) return errno;
  *file = (support_file){start, length, note(start, length, path, &status)};
  return 0;
}

int support_file_open(const char *path, size_t copied, support_file *file) {
  int descriptor;
  do {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  } while (descriptor < 0 && errno == EINTR);
  /* Opening a socket always fails. */
  if (descriptor < 0) return errno == ENXIO ? support_file_irregular : errno;
  int result = open_regular(descriptor, path, copied, file);
  close(descriptor);
  return result;
}

void support_file_close(const support_file *file) {
  if (file->slot < 0) {
    free((void *)file->start);
    return;
  }
  if (file->slot < slot_count) {
    pthread_mutex_lock(&lock);
    slot *mapped = &slots[file->slot];
    atomic_store(&mapped->start, 0);
    free(mapped->path);
    mapped->path = NULL;
    pthread_mutex_unlock(&lock);
  }
  munmap((void *)file->start, file->length);
}

bool support_file_is_damaged(const support_file *file) {
  return file->slot >= 0 && file->slot < slot_count
    && atomic_load_explicit(&slots[file->slot].is_damaged, memory_order_relaxed);
}

static bool is_later(struct timespec a, struct timespec b) {
  return a.tv_sec != b.tv_sec || a.tv_nsec != b.tv_nsec;
}

static bool is_changed(const slot *mapped) {
  struct stat now;
  if (atomic_load(&mapped->is_damaged)) return true;
  if (mapped->path == NULL || stat(mapped->path, &now) != 0) return false;
  const struct stat *then = &mapped->opened;
  if (now.st_dev != then->st_dev || now.st_ino != then->st_ino) return false;
  return now.st_size != then->st_size || is_later(now.st_mtim, then->st_mtim);
}

bool support_file_is_changed(const support_file *file) {
  return file->slot >= 0 && file->slot < slot_count && is_changed(&slots[file->slot]);
}

void support_file_release(const support_file *file, const void *start, size_t length) {
  if (file->slot < 0) return;
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = ((uintptr_t)start + size - 1) & ~(size - 1);
  uintptr_t last = ((uintptr_t)start + length) & ~(size - 1);
  if (last > first) madvise((void *)first, last - first, MADV_DONTNEED);
}

/* Exits in an orderly way instead of crashing. */

static const int crashes[] = {SIGSEGV, SIGILL, SIGTRAP, SIGFPE};
enum { crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction former_crashes[crash_count];
static const char *message_prefix;
static const char *message_suffix;
static int end_status;

/* Prints the path of the file without the control characters that it may contain. */
static void say(const char *path) {
  char line[1024];
  size_t count = 0;
  const char *parts[] = {message_prefix, path, message_suffix};
  for (int part = 0; part < 3; part++) {
    for (const char *byte = parts[part]; *byte != 0 && count < sizeof line - 1; byte++) {
      bool is_control = part == 1 && ((unsigned char)*byte < 0x20 || *byte == 0x7F);
      line[count++] = is_control ? '?' : *byte;
    }
  }
  line[count++] = '\n';
  ssize_t written = write(STDERR_FILENO, line, count);
  (void)written;
}

static void end_on_change(int signal, siginfo_t *information, void *context) {
  (void)context;
  for (int index = 0; index < slot_count && information->si_code > 0; index++) {
    if (atomic_load(&slots[index].start) == 0 || !is_changed(&slots[index])) continue;
    say(slots[index].path != NULL ? slots[index].path : "");
    _exit(end_status);
  }
  for (int index = 0; index < crash_count; index++) {
    if (crashes[index] == signal) give_back(signal, &former_crashes[index]);
  }
  if (information->si_code <= 0) raise(signal);
}

void support_file_end_on_change(const char *prefix, const char *suffix, int status) {
  message_prefix = prefix;
  message_suffix = suffix;
  end_status = status;
  struct sigaction action = {.sa_sigaction = end_on_change, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < crash_count; index++) {
    sigaction(crashes[index], &action, &former_crashes[index]);
  }
}
