package io.github.sitemaptoolkit.cli.diff;

import io.github.sitemaptoolkit.cli.help.Version;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.look.FirstChanges;
import io.github.sitemaptoolkit.look.SetChanges;
import io.github.sitemaptoolkit.look.SetChanges.Values;
import io.github.sitemaptoolkit.publisher.compare.Aftermath;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.publisher.compare.ChangePrinter;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import io.github.sitemaptoolkit.report.html.DiffPage;
import io.github.sitemaptoolkit.site.look.ComparedSets;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes differences as the reports that are asked for. Files appear when they are whole. The
 * caller closes it.
 */
public final class DiffReports implements Closeable {

  private final List<Sink> sinks = new ArrayList<>();
  private final List<ChangePrinter> printers = new ArrayList<>();
  private final List<Sink> pages = new ArrayList<>();
  private final FirstChanges first = new FirstChanges();

  private DiffReports() {}

  /**
   * Opens the reports.
   *
   * @param out where text for people goes, if it goes to standard output
   * @throws IOException if a file cannot be written
   */
  public static DiffReports open(List<ReportTarget> wanted, Console console, PrintWriter out)
      throws IOException {
    var reports = new DiffReports();
    try {
      for (ReportTarget target : wanted) {
        reports.open(target, console, out);
      }
      return reports;
    } catch (IOException | RuntimeException e) {
      reports.close();
      throw e;
    }
  }

  private void open(ReportTarget target, Console console, PrintWriter out) throws IOException {
    Path file = target.file();
    Sink sink =
        file == null ? Sink.of(console.out(), "standard output", false) : Sink.open(file, false);
    sinks.add(sink);
    if (target.format().equals(DiffArguments.HTML)) {
      pages.add(sink);
      return;
    }
    PrintWriter people = file == null ? out : new PrintWriter(writer(sink));
    var format = ChangePrinter.Format.valueOf(target.format().toUpperCase(Locale.ROOT));
    printers.add(new ChangePrinter(people, sink.stream(), format));
  }

  private static OutputStreamWriter writer(Sink sink) {
    return new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8);
  }

  /**
   * Reports a difference.
   *
   * @param became what became of the url; null if nobody has looked
   */
  public void accept(Change change, @Nullable Aftermath became) {
    printers.forEach(printer -> printer.accept(change, became));
    if (!pages.isEmpty()) {
      FirstChanges.Kind kind =
          switch (change.kind()) {
            case ADDED -> FirstChanges.Kind.ADDED;
            case REMOVED -> FirstChanges.Kind.REMOVED;
            case CHANGED -> FirstChanges.Kind.CHANGED;
          };
      first.add(kind, change.loc(), lines(change, became));
    }
  }

  private static List<String> lines(Change change, @Nullable Aftermath became) {
    List<String> lines = new ArrayList<>();
    change.fields().forEach(field -> lines.add(field.toString()));
    if (became != null && !ComparedSets.isDoubt(became)) { // a page says it above all of them
      lines.add(became.words());
    }
    return lines;
  }

  /** Returns the first differences, if a page shows them. */
  public FirstChanges first() {
    return first;
  }

  /** Returns the fields that more or fewer entries have now. */
  public static List<Values> values(Comparison compared) {
    FieldCounts before = compared.valuesBefore();
    FieldCounts after = compared.valuesAfter();
    Set<String> lost = new HashSet<>();
    compared.losses(Safeguards.DEFAULT.maxLoss()).forEach(loss -> lost.add(loss.field()));
    Set<String> fields = new TreeSet<>(before.byField().keySet());
    fields.addAll(after.byField().keySet());
    return fields.stream()
        .map(
            field ->
                new Values(
                    field,
                    before.of(field).entries(),
                    after.of(field).entries(),
                    lost.contains(field)))
        .filter(each -> each.before() != each.after() || each.lost())
        .toList();
  }

  /** Completes the reports. To be called once, after all differences. */
  public void complete(SetChanges changes, Instant time) throws IOException {
    for (ChangePrinter printer : printers) {
      printer.flush();
    }
    for (Sink page : pages) {
      new DiffPage(Version.number(), time).write(writer(page), changes);
    }
    for (Sink sink : sinks) {
      sink.commit();
    }
  }

  @Override
  public void close() throws IOException {
    for (Sink sink : sinks) {
      sink.close();
    }
  }
}
