// Qt's part of the view benchmark: the tree of `LibraryBenchmark views`, built of widgets and layouts.
#include <QApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

static double milliseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static double residentMegabytes() {
  FILE *file = std::fopen("/proc/self/status", "r");
  char line[256];
  double kibibytes = 0;
  while (file && std::fgets(line, sizeof line, file))
    if (!std::strncmp(line, "VmRSS:", 6)) std::sscanf(line + 6, "%lf", &kibibytes);
  if (file) std::fclose(file);
  return kibibytes * 1024e-6;
}

static double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// 100 rows of 10 columns of 9 leaves, 10,101 widgets with the root.
static QWidget *build() {
  auto *root = new QWidget;
  auto *rows = new QVBoxLayout(root);
  rows->setSpacing(1);
  rows->setContentsMargins(2, 2, 2, 2);
  for (int i = 0; i < 100; i++) {
    auto *row = new QWidget;
    auto *cells = new QHBoxLayout(row);
    cells->setSpacing(1);
    cells->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(row);
    for (int j = 0; j < 10; j++) {
      auto *cell = new QWidget;
      auto *leaves = new QVBoxLayout(cell);
      leaves->setSpacing(0);
      leaves->setContentsMargins(1, 1, 1, 1);
      cells->addWidget(cell);
      for (int k = 0; k < 9; k++) {
        auto *leaf = new QWidget;
        leaf->setMinimumSize(8, 1);
        leaves->addWidget(leaf);
      }
    }
  }
  return root;
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  std::vector<double> built, laidOut, resized, found, changed, hit;
  double resident = 0;
  long hits = 0;
  for (int repetition = 0; repetition < 7; repetition++) {
    double before = residentMegabytes();
    double start = milliseconds();
    QWidget *root = build();
    built.push_back(milliseconds() - start);

    root->setAttribute(Qt::WA_DontShowOnScreen);
    start = milliseconds();
    root->resize(1000, 1000);
    root->show();
    application.processEvents();
    root->layout()->activate();
    laidOut.push_back(milliseconds() - start);
    if (repetition == 0) resident = residentMegabytes() - before;

    start = milliseconds();
    root->resize(1200, 1100);
    application.processEvents();
    resized.push_back(milliseconds() - start);

    // Depth first: 49 rows of 101 widgets, a row, 5 cells of 10, a cell, 4 leaves.
    start = milliseconds();
    auto *leaf = root->findChildren<QWidget *>().at(49 * 101 + 1 + 5 * 10 + 1 + 4);
    found.push_back(milliseconds() - start);
    start = milliseconds();
    leaf->setMinimumSize(30 + repetition, 3);
    leaf->updateGeometry();
    application.processEvents();
    changed.push_back(milliseconds() - start);

    std::vector<QPoint> points;
    for (int i = 0; i < 10000; i++) points.emplace_back(i * 7919 % 1200, i * 6007 % 1203);
    start = milliseconds();
    for (const QPoint &point : points) hits += root->childAt(point) != nullptr;
    hit.push_back(milliseconds() - start);
    delete root;
  }
  std::printf("build=%.3f layout=%.3f relayout=%.3f find=%.4f leaf=%.4f hits=%.3f resident=%.2f found=%ld\n",
              median(built), median(laidOut), median(resized), median(found), median(changed), median(hit), resident, hits);
}
