package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.site.config.SitePlace;
import io.github.sitemaptoolkit.site.publish.RobotsTarget;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Prints the result of publishing, or of a dry run.
 *
 * @param out the output of results
 * @param err the output of messages
 * @param verbosity how many messages to print
 */
public record PublicationReport(PrintWriter out, PrintWriter err, Verbosity verbosity) {

  /**
   * Prints what was published.
   *
   * @param line whether to print the line for robots.txt
   */
  public void done(Publication done, String directory, boolean line) {
    done.notes().forEach(note -> say(directory + ": " + note));
    done.changes().forEach(change -> say(directory + ": " + change));
    say(directory + ": " + summary(done));
    if (line) {
      out.println(RobotsFile.line(done.entryPoint()));
    }
  }

  /** Prints the line for robots.txt that names the license, unless a file gets it. */
  public void license(RobotsTarget robots) {
    if (robots.license() != null && robots.file() == null) {
      out.println(RobotsFile.licenseLine(robots.license()));
    }
  }

  /** Prints what is published again. */
  public void wentBack(Publication now, String directory) {
    say(
        directory
            + ": went back to the set before, "
            + ShownNumber.counted(now.urls(), "url")
            + " in "
            + ShownNumber.counted(now.parts().size(), "sitemap")
            + "; another rollback undoes this");
  }

  /** Prints that the only file is not compressed, although that was asked for. */
  public void notCompressed(String directory) {
    say(
        directory
            + ": sitemap.xml is the only file and keeps its name, so it is not compressed; --gzip"
            + " matters once there are several");
  }

  /**
   * Prints the size of each named set, also of those that have no urls this time.
   *
   * @param isChosen whether a set was published; the others were kept
   * @param undated by set, how many entries were left out for lack of a date
   * @param place where its sets are published
   */
  public void sets(
      Publication done, Predicate<String> isChosen, Map<String, Long> undated, SitePlace place) {
    for (String name : place.sets()) {
      long left = undated.getOrDefault(name, 0L);
      List<Part> own = done.parts().stream().filter(part -> name.equals(part.set())).toList();
      long urls = own.stream().mapToLong(Part::urls).sum();
      String size =
          urls == 0
              ? own.isEmpty() ? "no urls, so it has no file" : "no urls; its file is empty"
              : ShownNumber.counted(urls, "url")
                  + " in "
                  + ShownNumber.counted(own.size(), "sitemap");
      String rest =
          left == 0
              ? ""
              : "; "
                  + ShownNumber.counted(left, "entry", "entries")
                  + " left out by since: no valid lastmod";
      String kept = isChosen.test(name) ? "" : "kept, ";
      say(place.output() + ", set " + name + ": " + kept + size + rest);
    }
  }

  /** Prints what would be published: a line for each file. */
  public void plan(Publication plan, String directory) {
    plan.notes().forEach(note -> say(directory + ": " + note));
    plan.changes().forEach(change -> say(directory + ": " + change));
    Set<String> written = new HashSet<>(plan.written());
    var table = new Table("FILE", "URLS", "BYTES", "CHANGE");
    if (plan.isIndexed()) {
      table.add("sitemap.xml", "", "", change(written.contains("sitemap.xml")));
    }
    for (Part part : plan.parts()) {
      table.add(
          part.file(),
          ShownNumber.of(part.urls()),
          ShownNumber.of(part.bytes()),
          change(written.contains(part.file())));
    }
    plan.removed().forEach(file -> table.add(file, "", "", "remove"));
    out.print(table);
    say("dry run, nothing was changed; would publish " + summary(plan));
  }

  /**
   * Prints JSON.
   *
   * @param done what was published, by directory
   * @param planned whether nothing was changed
   */
  public void json(Map<String, Publication> done, boolean planned) throws IOException {
    SetsJson.print(out, done, (json, directory, set) -> write(json, directory, set, planned));
  }

  private static void write(JsonWriter json, String directory, Publication done, boolean planned) {
    Set<String> written = new HashSet<>(done.written());
    json.text("set", directory)
        .flag("dryRun", planned)
        .text("entryPoint", done.entryPoint())
        .flag("indexed", done.isIndexed())
        .number("urls", done.urls())
        .objects(
            "sitemaps",
            done.parts(),
            part ->
                json.text("file", part.file())
                    .text("name", part.set())
                    .number("urls", part.urls())
                    .number("bytes", part.bytes())
                    .text("lastmod", part.lastmod())
                    .flag("written", written.contains(part.file())))
        .texts("written", done.written())
        .texts("removed", done.removed())
        .texts("notes", done.notes())
        .texts("changes", done.changes());
  }

  private void say(String line) {
    if (!verbosity.isQuiet()) {
      err.println(line);
    }
  }

  private static String change(boolean written) {
    return written ? "write" : "keep";
  }

  private static String summary(Publication done) {
    int files = done.parts().size() + (done.isIndexed() ? 1 : 0);
    long sets = done.parts().stream().map(Part::set).filter(Objects::nonNull).distinct().count();
    return ShownNumber.counted(done.urls(), "url")
        + (sets == 0 ? "" : " of " + ShownNumber.counted(sets, "set"))
        + " in "
        + ShownNumber.counted(done.parts().size(), "sitemap")
        + "; "
        + ShownNumber.counted(done.written().size(), "file")
        + " written, "
        + ShownNumber.of(files - done.written().size())
        + " unchanged, "
        + ShownNumber.of(done.removed().size())
        + " removed";
  }
}
