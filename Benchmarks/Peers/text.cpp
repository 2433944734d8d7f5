// Qt's part of the text benchmark: sets each line of a file as a paragraph in 14 pixels of Inter, its lines
// broken at a width, and prints the milliseconds that all of them take. text FILE WIDTH REPETITIONS.
#include <QFile>
#include <QGuiApplication>
#include <QTextLayout>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

static double milliseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
  if (count < 4) return 64;
  QFile file(arguments[1]);
  if (!file.open(QIODevice::ReadOnly)) return 66;
  const QStringList paragraphs = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
  double width = std::atof(arguments[2]);
  QFont font("Inter");
  font.setPixelSize(14);
  std::vector<double> times;
  long lines = 0;
  for (int repetition = 0; repetition <= std::atoi(arguments[3]); repetition++) {
    lines = 0;
    double start = milliseconds();
    for (const QString &paragraph : paragraphs) {
      QTextLayout layout(paragraph, font);
      layout.beginLayout();
      double top = 0;
      for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, top));
        top += line.height();
        lines++;
      }
      layout.endLayout();
    }
    if (repetition > 0) times.push_back(milliseconds() - start);
  }
  std::sort(times.begin(), times.end());
  std::printf("text=%.3f lines=%ld\n", times[times.size() / 2], lines);
}
