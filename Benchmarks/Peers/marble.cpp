// Marble's part of the benchmark: one map of 1024×440 pixels with its satellite picture, coasts and borders,
// drawn into memory. Prints the processor time of a frame at Normal and High quality, on all threads.
#include <QApplication>
#include <QImage>
#include <QThread>
#include <marble/GeoPainter.h>
#include <marble/MarbleGlobal.h>
#include <marble/MarbleMap.h>
#include <marble/MarbleModel.h>
#include <marble/RenderPlugin.h>
#include <marble/TileCreator.h>
#include <marble/ViewportParams.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace Marble;

static double milliseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// Takes the theme; its tiles are cut the first time it is used by a person.
static void takeTheme(MarbleMap &map) {
  const char *theme = "earth/bluemarble/bluemarble.dgml";
  TileCreator *creator = nullptr;
  QObject::connect(map.model(), &MarbleModel::creatingTilesStart,
                   [&](TileCreator *made, const QString &, const QString &) { (creator = made)->start(); });
  map.setMapThemeId(theme);
  if (!creator) return;
  while (!creator->isFinished()) {
    QApplication::processEvents();
    QThread::msleep(20);
  }
  map.setMapThemeId("");
  map.setMapThemeId(theme);
}

static void showLinesOnly(MarbleMap &map) {
  map.setShowAtmosphere(false);
  map.setShowCompass(false);
  map.setShowOverviewMap(false);
  map.setShowScaleBar(false);
  map.setShowGrid(false);
  map.setShowCrosshairs(false);
  map.setShowClouds(false);
  map.setShowSunShading(false);
  map.setShowCityLights(false);
  map.setShowPlaces(false);
  map.setShowCities(false);
  map.setShowTerrain(false);
  map.setShowOtherPlaces(false);
  map.setShowBackground(false);
  map.setShowBorders(true);
  for (auto name : {"borders", "international-boundaries", "state-boundaries", "waterbodies", "lakes", "rivers",
                    "relief", "coastlines"})
    map.setPropertyValue(name, true);
  for (auto plugin : map.renderPlugins()) {
    plugin->setVisible(false);
    plugin->setEnabled(false);
  }
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  int frames = count > 1 ? std::atoi(arguments[1]) : 60;
  MarbleMap map;
  map.setSize(1024, 440);
  map.setProjection(Spherical);
  takeTheme(map);
  showLinesOnly(map);
  QImage image(1024, 440, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::black);
  struct {
    const char *name;
    int radius;
    double step;
  } views[] = {{"pane", 210, 2}, {"pane-close", 6524, 0.05}};
  struct {
    const char *name;
    MapQuality quality;
  } qualities[] = {{"normal", NormalQuality}, {"high", HighQuality}};
  for (auto &view : views) {
    for (auto &quality : qualities) {
      map.setMapQualityForViewContext(quality.quality, Still);
      map.setMapQualityForViewContext(quality.quality, Animation);
      map.setViewContext(Still);
      map.setRadius(view.radius);
      auto paint = [&](int index) {
        map.centerOn(10 + index * view.step, 48);
        GeoPainter painter(&image, map.viewport(), quality.quality);
        map.paint(painter, QRect(0, 0, 1024, 440));
      };
      // The first time along the way the tiles are loaded.
      for (int i = 0; i < frames; i++) {
        paint(i);
        application.processEvents();
        QThread::msleep(10);
      }
      for (int i = 0; i < 40; i++) {
        application.processEvents();
        QThread::msleep(10);
      }
      std::vector<double> times;
      for (int i = 0; i < frames; i++) {
        double start = milliseconds();
        paint(i);
        times.push_back(milliseconds() - start);
        application.processEvents();
      }
      std::printf("%s-%s=%.3f ", view.name, quality.name, median(times));
    }
  }
  std::printf("\n");
  if (count > 2) image.save(arguments[2]);
  std::fflush(stdout);
  // Its threads do not always end.
  _exit(0);
}
