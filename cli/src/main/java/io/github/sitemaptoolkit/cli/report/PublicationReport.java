package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.RobotsFile;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.Set;

/**
 * Says what came of publishing, or would come of it.
 *
 * @param out for results
 * @param err for what is said to people
 * @param verbosity whether it is said
 */
public record PublicationReport(PrintWriter out, PrintWriter err, Verbosity verbosity) {

  /** Says what was published, and what robots.txt needs. */
  public void done(Publication done, String directory) {
    say(directory + ": " + summary(done));
    out.println(RobotsFile.line(done.entryPoint()));
  }

  /** Says what would be published: a line for each file. */
  public void plan(Publication plan) {
    Set<String> written = new HashSet<>(plan.written());
    var table = new Table("FILE", "URLS", "BYTES", "CHANGE");
    if (plan.isIndexed()) {
      table.add("sitemap.xml", "", "", change(written.contains("sitemap.xml")));
    }
    for (Part part : plan.parts()) {
      table.add(
          part.file(),
          Long.toString(part.urls()),
          Long.toString(part.bytes()),
          change(written.contains(part.file())));
    }
    plan.removed().forEach(file -> table.add(file, "", "", "remove"));
    out.print(table);
    say("nothing is changed; it would be: " + summary(plan));
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
    return count(done.urls(), "url")
        + " in "
        + count(done.parts().size(), "sitemap")
        + "; "
        + count(done.written().size(), "file")
        + " written, "
        + (files - done.written().size())
        + " unchanged, "
        + done.removed().size()
        + " removed";
  }

  private static String count(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
