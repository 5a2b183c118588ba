package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a {@code _headers} file: paths, and below each its headers. Indents mean nothing. */
public final class HeaderLines {

  private static final Pattern PATH = Pattern.compile("(/|\\S+://).*");

  /**
   * A path with its headers.
   *
   * @param path the path or address, as written
   * @param headers its headers
   * @param at where the path stands
   */
  public record Block(String path, List<Header> headers, Location at) {}

  /**
   * A line with a header.
   *
   * @param name its name
   * @param value its value; empty if it is taken away
   * @param removes whether it is taken away, which a mark before it says
   * @param at where it stands
   */
  public record Header(String name, String value, boolean removes, Location at) {}

  private HeaderLines() {}

  /** Reads a file; lines that are neither a path nor a header below one are told. */
  public static List<Block> of(HostFile file, RuleLog log) {
    List<Block> blocks = new ArrayList<>();
    int number = 0;
    for (String line : RuleLog.text(file).split("\n", -1)) {
      number++;
      String text = line.strip();
      if (text.isEmpty() || text.startsWith("#")) {
        continue;
      }
      var at = new Location(file.source(), number, line.indexOf(text) + 1);
      boolean removes = text.startsWith("! ");
      int colon = text.indexOf(':');
      if (PATH.matcher(text).matches()) {
        if (blocks.size() >= RuleLog.MOST_RULES) {
          break;
        }
        blocks.add(new Block(text, new ArrayList<>(), at));
      } else if (blocks.isEmpty() || (colon <= 0 && !removes)) {
        log.ignored(
            at,
            blocks.isEmpty()
                ? "there is no path above this header, and it is ignored"
                : "this is neither a path nor a header, and it is ignored");
      } else {
        String name = removes ? text.substring(2) : text.substring(0, colon);
        String value = removes ? "" : text.substring(colon + 1).strip();
        blocks.get(blocks.size() - 1).headers.add(new Header(name.strip(), value, removes, at));
      }
    }
    return blocks;
  }
}
