package io.github.sitemaptoolkit.robustness;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.nio.file.Path;

/** Reads each file that a file names, with all extensions. */
final class ManyReadings {

  private static final Extensions EXTENSIONS = Extensions.load();

  private ManyReadings() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    OneByOne.run(arguments, ManyReadings::read);
  }

  private static String read(String line) throws IOException {
    String name = line.split("\t")[0];
    Context context = Context.of(EXTENSIONS).withProblems(new Problems());
    String end = "read";
    try (Source source = Source.open(Path.of(name))) {
      SitemapFormat format = Formats.load().detect(source);
      if (format.holdsIndex(source.head())) {
        try (var in = Sitemaps.readIndex(source, context)) {
          in.forEach(entry -> check(entry.loc()));
        }
      } else {
        try (var in = Sitemaps.read(source, context)) {
          in.forEach(entry -> check(entry.loc()));
        }
      }
    } catch (SitemapException e) { // the one that reading may throw
      check(e.problem().toString());
      if (!e.problem().location().source().equals(name)) {
        throw new AssertionError("the message names another file: " + e.problem());
      }
      end = "refused";
    }
    for (Problem problem : context.problems()) {
      check(problem.toString());
    }
    if (context.problems().count("extension.failed") > 0) {
      throw new AssertionError(context.problems().first().toString());
    }
    return end;
  }

  private static void check(String text) {
    if (text.contains(Traps.CANARY)) {
      throw new AssertionError("the canary sings: " + text);
    }
  }
}
