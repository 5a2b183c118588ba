package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The robots.txt to which publishing adds lines.
 *
 * @param file the file; null to change none
 * @param license the url of the license of the content; null to name none
 */
public record RobotsTarget(@Nullable Path file, @Nullable String license) {

  /** No file, and no license. */
  static final RobotsTarget NONE = new RobotsTarget(null, null);

  private static final String KEY = "robots";
  private static final String LICENSE = "license";
  private static final String ROBOTS = "robots"; // the id of the format

  /**
   * Creates a target.
   *
   * @throws SettingException if the license is not an absolute url
   */
  public RobotsTarget {
    if (license != null && (!UrlJudge.isWeb(license) || UrlJudge.page(license) != 0)) {
      throw SettingException.at(LICENSE, ' ' + license + " is not an absolute http or https url");
    }
  }

  /**
   * Checks that the file, if there is one, is a robots.txt, is empty or does not exist.
   *
   * @throws SettingException if it is something else, or standard output
   * @throws IOException if it cannot be read
   */
  void check(Context context) throws IOException {
    if (file == null) {
      return;
    } else if (file.toString().equals("-")) {
      throw SettingException.at(
          KEY, " - takes the name of a file; without it, the line is printed to standard output");
    }
    if (Files.exists(file) && !(Files.isRegularFile(file) && isRobots(file, context))) {
      throw SettingException.at(
          KEY, ' ' + FileNames.shown(file) + " is not a robots.txt, so no line is added to it");
    }
  }

  /**
   * Adds the lines, unless the file has them.
   *
   * @param entryPoint the url of the set
   * @return what there is to be said of it; may be empty
   * @throws IOException if the file cannot be read or written
   */
  String add(String entryPoint) throws IOException {
    if (file == null) {
      return "";
    }
    RobotsFile.add(file, entryPoint);
    String other = license == null ? null : RobotsFile.addLicense(file, license);
    return other == null
        ? ""
        : FileNames.shown(file)
            + " names the license "
            + other
            + ", so "
            + license
            + " is not added; change the line yourself";
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
