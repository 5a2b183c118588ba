package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.walk.UrlMap;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Where the files of urls lie. */
@HelpSection(Section.READING)
public final class MapArguments {

  private static final String OPTION = "--map-url";

  @Option(
      names = OPTION,
      paramLabel = "URL=DIR",
      description =
          "where urls lie that begin with this one, such as https://example.com/=public: the"
              + " sitemaps that an index lists, and the robots.txt of the host. Others are looked"
              + " for beside the index. May be repeated; the longest url counts")
  private List<String> mappings = new ArrayList<>();

  /**
   * Returns where urls lie.
   *
   * @throws WrongUseException if what is given is not a url and a directory that exists
   */
  UrlMap map() {
    var map = new UrlMap();
    for (String mapping : mappings) {
      int sign = mapping.indexOf('=');
      if (sign < 0 || sign == mapping.length() - 1) {
        throw wrong(mapping, "write URL=DIR, such as https://example.com/=public");
      }
      String directory = mapping.substring(sign + 1);
      try {
        map.add(mapping.substring(0, sign), FileNames.path(directory));
      } catch (IllegalArgumentException e) {
        throw wrong(mapping, String.valueOf(e.getMessage()));
      } catch (IOException e) {
        throw wrong(mapping, "there is no directory " + directory);
      }
    }
    return map;
  }

  private static WrongUseException wrong(String mapping, String reason) {
    return new WrongUseException(OPTION + ' ' + mapping + ": " + reason);
  }
}
