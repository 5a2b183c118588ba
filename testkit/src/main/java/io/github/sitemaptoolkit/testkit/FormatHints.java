package io.github.sitemaptoolkit.testkit;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Severity;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What the contract of formats tells the author of one that fails: the method that mends it. */
final class FormatHints {

  static final String PASS_ON =
      "damaged data must end in the exception of Source.failure: EntryReader.read must throw it"
          + " when Source.stream fails, as SourceReader does for SourceReader.next";

  static final String FIELD_LOST =
      "a field is lost, but not reported: EntryWriter.write must pass it to Losses.addIfPresent,"
          + " and finish call Losses.reportTo";

  static final String NOTHING_LOST =
      "nothing is lost, but a loss is reported: EntryWriter.write must add to Losses only what it"
          + " does not write";

  static final String ONCE =
      "a second EntryReader.iterator or EntryReader.stream must throw IllegalStateException:"
          + " override SitemapFormat.openReader, not SitemapFormat.reader, which watches over it";

  static final String OWN_PROBLEMS =
      "EntryReader.problems and EntryWriter.problems must be those of the context that"
          + " SitemapFormat.openReader or SitemapFormat.openWriter gets, which are new for each"
          + " document; do not override SitemapFormat.reader or SitemapFormat.writer";

  private FormatHints() {}

  /** Returns what was reported, to follow a message. */
  static String reported(Context context) {
    return "reported were " + context.problems().first();
  }

  /** Returns whether something was reported as wrong. */
  static boolean isReported(Context context) {
    return context.problems().count(Severity.ERROR) + context.problems().count(Severity.WARNING)
        > 0;
  }

  /** Returns what became of an entry, to follow a message. */
  static String change(UrlEntry entry, List<UrlEntry> back, byte[] document) {
    String text = new String(document, StandardCharsets.UTF_8);
    return "; wrote " + entry + ", read " + back + " from\n" + text;
  }
}
