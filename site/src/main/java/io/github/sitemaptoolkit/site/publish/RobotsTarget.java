package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The robots.txt to which a command adds a line. */
public final class RobotsTarget {

  private static final String KEY = "robots";
  private static final String ROBOTS = "robots"; // the id of the format

  private RobotsTarget() {}

  /**
   * Checks that a file is a robots.txt, is empty or does not exist.
   *
   * @throws SettingException if it is something else, or standard output
   * @throws IOException if it cannot be read
   */
  public static void check(Path file, Context context) throws IOException {
    if (file.toString().equals("-")) {
      throw SettingException.at(
          KEY, " - takes the name of a file; without it, the line is printed to standard output");
    }
    if (Files.exists(file) && !(Files.isRegularFile(file) && isRobots(file, context))) {
      throw SettingException.at(
          KEY, ' ' + FileNames.shown(file) + " is not a robots.txt, so no line is added to it");
    }
  }

  private static boolean isRobots(Path file, Context context) throws IOException {
    try (Source source = Source.open(file)) {
      return !source.isCompressed()
          && (source.head().text().isBlank()
              || context.formats().detect(source).id().equals(ROBOTS));
    } catch (SitemapException e) {
      return false; // it is in no known format
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
