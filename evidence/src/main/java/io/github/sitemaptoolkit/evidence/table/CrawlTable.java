package io.github.sitemaptoolkit.evidence.table;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.reading.RowListener;
import io.github.sitemaptoolkit.converters.reading.RowListener.Canonical;
import io.github.sitemaptoolkit.converters.reading.RowListener.Reason;
import io.github.sitemaptoolkit.converters.reading.RowListener.Verdict;
import io.github.sitemaptoolkit.converters.table.ColumnMeaning;
import io.github.sitemaptoolkit.evidence.internal.FactWords;
import io.github.sitemaptoolkit.evidence.internal.PlainTable;
import io.github.sitemaptoolkit.evidence.internal.TableSample;
import io.github.sitemaptoolkit.evidence.internal.Times;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import io.github.sitemaptoolkit.validator.evidence.OwnLinks;
import io.github.sitemaptoolkit.value.MediaType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The table of a crawler: each row says of an address whether it is fine, or why not. Pictures and
 * other files count as pages do; their facts have their media types.
 *
 * <p>Its columns are found as those of a table that is converted. It names all pages, unless it is
 * a table of pictures, of languages, or of errors alone. Used by one thread at a time.
 *
 * @since 0.1
 */
public final class CrawlTable implements EvidenceSource {

  private final Path file;
  private final Context context;
  private final @Nullable TableSample sample; // null if it is another kind of table
  private final int files; // the column of addresses, if all are files; else -1
  private @Nullable Instant time;

  /**
   * Creates a source that reads a table, in any format that has rows or items.
   *
   * @param context how tables are read, and what gets the problems because of which rows are
   *     missing
   * @throws IOException if it cannot be read
   */
  public CrawlTable(Path file, Context context) throws IOException {
    this.file = file;
    this.context = context.withOwnProblems();
    this.sample = PlainTable.sample(file, context);
    this.files = sample == null ? -1 : files(sample);
  }

  @Override
  public String name() {
    return file.toString();
  }

  @Override
  public boolean isSite() {
    return false;
  }

  @Override
  public boolean isComplete() {
    return sample == null || (files < 0 && mayHavePages(sample) && !isOfLanguages(sample));
  }

  /** Returns the first column of addresses, if all of them are pictures, films or sounds. */
  private static int files(TableSample sample) {
    int column =
        IntStream.range(0, sample.headers().size())
            .filter(i -> sample.all(i, UrlJudge::isWeb))
            .findFirst()
            .orElse(-1);
    return column >= 0 && sample.all(column, CrawlTable::isFile) ? column : -1;
  }

  private static boolean isFile(String url) {
    return switch (UrlEnding.kind(UrlEnding.of(url))) {
      case PICTURE, SOUND, FILM -> true;
      default -> false;
    };
  }

  /** Returns whether a row may be a page that is fine. */
  private static boolean mayHavePages(TableSample sample) {
    boolean others =
        sample.columns(ColumnMeaning.MEDIA_TYPE).stream()
            .anyMatch(i -> sample.all(i, type -> !isPage(type)));
    boolean errors =
        sample.columns(ColumnMeaning.STATUS).stream()
            .anyMatch(i -> sample.all(i, text -> isOther(FactWords.status(text))));
    return !others && !errors;
  }

  private static boolean isPage(String type) {
    String essence = MediaType.essence(type);
    return essence.indexOf('/') < 0
        || MediaType.isHtml(essence)
        || essence.equals("application/pdf");
  }

  private static boolean isOther(String status) {
    return !status.isEmpty() && !status.equals("200");
  }

  /** Returns whether it has columns of languages, and none of media types, as that of all has. */
  private static boolean isOfLanguages(TableSample sample) {
    return sample.columns(ColumnMeaning.MEDIA_TYPE).isEmpty()
        && sample.headers().stream()
            .anyMatch(header -> header.toLowerCase(Locale.ROOT).contains("hreflang"));
  }

  /** Returns when the last page was fetched, if the table says so; else when it was written. */
  @Override
  public @Nullable Instant time() {
    if (time == null) {
      try {
        Instant newest = newest();
        time = newest == null ? Times.modified(file) : newest;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return time;
  }

  private @Nullable Instant newest() throws IOException {
    List<String> headers = sample == null ? List.of() : sample.headers();
    int column =
        IntStream.range(0, headers.size())
            .filter(i -> Times.isOfCrawl(headers.get(i)))
            .findFirst()
            .orElse(-1);
    if (column < 0) {
      return null;
    }
    Instant newest = null;
    Context quiet = context.withProblems(new Problems());
    try (PlainTable table = PlainTable.open(Source.open(file, context.limits()), quiet, 0)) {
      while (table != null && table.next()) {
        newest = Times.later(newest, Times.of(table.cell(column)));
      }
    }
    return newest;
  }

  @Override
  public void read(FactTarget target) throws IOException {
    Verdict[] last = {Verdict.PAGE}; // of the row that is read
    var problems =
        new Problems(
            problem -> {
              if (problem.missing() && !problem.valueOnly()) {
                target.incomplete();
                context.problems().report(problem);
              }
            });
    Context all =
        rows().withPlaces(true).withProblems(problems).with(new RowListener(row -> last[0] = row));
    try (Source source = Source.open(file, context.limits());
        EntryReader<UrlEntry> rows = context.formats().detect(source).reader(source, all)) {
      for (UrlEntry row = rows.read(); row != null; row = rows.read()) {
        Location at = rows.places().of("loc");
        target.add(fact(row.loc(), last[0], at));
        String links = OwnLinks.of(row, context.extensions());
        if (links != null) {
          target.add(new Fact(row.loc(), FactKind.LINKS, links, "", at));
        }
        last[0] = Verdict.PAGE;
      }
    }
  }

  /** Returns how rows are read: those of pictures are wanted as pages are. */
  private Context rows() {
    CsvInputOptions options = context.options(CsvInputOptions.DEFAULTS);
    return sample == null || files < 0 || !options.columns().isEmpty()
        ? context
        : context.with(options.withColumns(Map.of(sample.headers().get(files), "loc")));
  }

  private static Fact fact(String url, Verdict verdict, Location at) {
    Canonical other = verdict.canonical();
    if (verdict.reason() == Reason.REDIRECTED && other != null) {
      String words = words(verdict) + ", to " + other.url();
      return new Fact(url, FactKind.REDIRECT, other.url(), words, at);
    } else if (other != null && !CanonicalUrl.of(other.url()).equals(CanonicalUrl.of(url))) {
      String words = FactWords.of(other.header(), other.url());
      return new Fact(url, FactKind.CANONICAL, other.url(), words, at);
    }
    String cell = verdict.cell();
    boolean fine = verdict.reason() == Reason.NONE || verdict.reason() == Reason.MEDIA_TYPE;
    String value =
        switch (verdict.reason()) {
          case NONE, MEDIA_TYPE -> verdict.mediaType();
          case STATUS -> cell.startsWith("3") ? "" : FactWords.status(cell);
          case REDIRECTED, CANONICALISED, BLOCKED -> "";
          case NOT_INDEXABLE, NOT_PUBLISHED -> cell;
        };
    return new Fact(url, kind(verdict), value, fine ? "" : words(verdict), at);
  }

  private static String words(Verdict verdict) {
    return FactWords.of(String.valueOf(verdict.header()), verdict.cell());
  }

  private static FactKind kind(Verdict verdict) {
    return switch (verdict.reason()) {
      case NONE, MEDIA_TYPE -> FactKind.FINE;
      case STATUS -> verdict.cell().startsWith("3") ? FactKind.REDIRECT : FactKind.GONE;
      case REDIRECTED -> FactKind.REDIRECT;
      case CANONICALISED -> FactKind.CANONICAL;
      case BLOCKED -> FactKind.BLOCKED;
      case NOT_INDEXABLE -> FactKind.NOINDEX;
      case NOT_PUBLISHED -> FactKind.NOT_PUBLISHED;
    };
  }
}
