import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.format.AbstractReader;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** What a document contains besides fields of extensions, and how far it could be read. */
final class ForeignMarkup {

  private ForeignMarkup() {}

  /** Returns the texts of elements that no extension knows. */
  static List<String> texts(Entry entry) {
    List<String> texts = new ArrayList<>();
    for (Node<?> node : entry.nodes()) {
      if (node.value() instanceof ForeignElement element) {
        for (ForeignContent content : element.content()) {
          if (content instanceof ForeignText text) {
            texts.add(element.name().localName() + ": " + text.value());
          }
        }
      }
    }
    return texts;
  }

  /** Returns the names of attributes that no extension knows, with the places of their elements. */
  static List<String> attributes(UnknownMarkup unknown) {
    List<String> names = new ArrayList<>();
    for (UnknownMarkup.Part part : unknown.parts()) {
      for (Attribute attribute : part.attributes()) {
        names.add(part.path() + '@' + attribute.localName());
      }
    }
    return names;
  }

  /** Returns whether a day is known, or only a month or a year. */
  static boolean isDay(UrlEntry entry) {
    return entry
        .lastmodValue()
        .filter(date -> date.precision().compareTo(W3cDateTime.Precision.DAY) >= 0)
        .isPresent();
  }

  /** Reads no more than 1 MiB, and says how far that was enough. */
  static String readSome(Path file) throws IOException {
    Limits limits = Limits.DEFAULT.with(Limit.BYTES, 1 << 20);
    Context context = Context.load().withLimits(limits);
    long urls = 0;
    try (var entries = Sitemaps.read(file, context)) {
      while (entries.read() != null) {
        urls++;
      }
      return urls + " urls, of at most " + ProtocolLimits.ENTRIES;
    } catch (LimitException e) {
      return urls + " urls until the limit " + e.limit().id();
    } catch (TruncatedException e) {
      return urls + " urls before the end: " + e.problem().code();
    } catch (SitemapException e) {
      return e.problem().toString();
    }
  }

  /** Returns what is lost in a conversion, and what was met more than once. */
  static List<String> costs(Problems problems) {
    List<String> costs = new ArrayList<>();
    for (Loss loss : problems.losses()) {
      costs.add(loss.description());
    }
    for (Problem problem : problems) {
      Problem.Repeats repeats = problem.repeats();
      if (repeats != null) {
        costs.add(problem.code() + ": " + repeats.count() + " times");
      }
    }
    return costs;
  }

  /** Returns the path of a caption in the third entry. */
  static String third() {
    return FieldPath.of("url", 3, FieldPath.below("image:image", "image:caption"));
  }

  /** Returns the encoding of a text, and the id of its format. */
  static String kind(Path file) throws IOException {
    Formats formats = Formats.load();
    try (Source source = Source.open(file)) {
      SitemapFormat format = formats.detect(source);
      Encoding encoding = Encoding.of(source.head());
      return format.id() + " in " + encoding.charset().name();
    }
  }

  /** Reads urls of a program as if they were a document. */
  static EntryReader<UrlEntry> reader(Iterator<String> urls) {
    return new UrlReader(urls);
  }

  private static final class UrlReader extends AbstractReader<UrlEntry> {

    private final Iterator<String> urls;
    private final Problems problems = new Problems();

    UrlReader(Iterator<String> urls) {
      this.urls = urls;
    }

    @Override
    protected UrlEntry readNext() {
      return urls.hasNext() ? UrlEntry.of(urls.next()) : null;
    }

    @Override
    public DocumentInfo document() {
      return DocumentInfo.of(DocumentInfo.Kind.LIST);
    }

    @Override
    public Location location() {
      return Location.of("program");
    }

    @Override
    public Problems problems() {
      return problems;
    }

    @Override
    public void close() {}
  }
}
