package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.repeat.MoreUrls;
import io.github.sitemaptoolkit.validator.repeat.SeenUrls;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The check of one document: of each entry as it is added, and of the document at its end.
 *
 * <p>Memory use does not grow with the size of the document. Not thread-safe.
 *
 * @since 0.1
 */
public final class DocumentCheck {

  private static final String NEWS = "http://www.google.com/schemas/sitemap-news/0.9";
  private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

  private final boolean index;
  private final Extensions extensions;
  private final FindingSink sink;
  private final PageUrls urls;
  private final UrlCheck url;
  private final FileCheck file;
  private final ForeignCheck foreign;
  private final ValueChecks values;
  private long leftOut;
  private boolean blank; // there is nothing but white space
  private boolean news; // the root declares the namespace of news
  private boolean failed; // reading has reported an error
  private Set<FoundRule> found = Set.of(); // in the latest entry

  /**
   * Begins the check of a document.
   *
   * @param index whether it is a sitemap index
   * @param more finds the urls that occur twice if there are more of them than there is room for;
   *     null if it shall only be said that some may not be found
   * @param findings accepts the findings, in the order in which they are found
   */
  public DocumentCheck(
      CheckSettings settings,
      Extensions extensions,
      boolean index,
      @Nullable MoreUrls more,
      Consumer<Problem> findings) {
    this.index = index;
    this.extensions = extensions;
    var verdicts =
        new Verdicts(settings.table(), settings.profile(), extensions, settings.levels());
    this.sink = new FindingSink(verdicts, settings.placed(), findings);
    this.urls = new PageUrls(settings.privateUrls());
    this.url = new UrlCheck(sink, urls, settings.location(), index, settings.now());
    var repeated = new RepeatedUrls(sink, urls, new SeenUrls(settings.room()), more, index);
    this.file = new FileCheck(sink, urls, repeated, index);
    this.foreign = new ForeignCheck(extensions, sink, index);
    this.values = new ValueChecks(extensions, sink, settings.now(), settings.privateUrls());
  }

  /** Passes on a problem that was found while reading the document, as serious as it is here. */
  public void ofReading(Problem problem) {
    failed |= problem.severity() == Severity.ERROR;
    if (news && entries() == 0 && problem.code().equals(NamespaceCodes.EXTENSION_UNUSED.id())) {
      return; // it is used as soon as there are news
    }
    sink.ofReading(problem);
  }

  /** Returns the number of entries so far. */
  public long entries() {
    return file.entries();
  }

  /** Returns what has judged the url of the latest entry. */
  public PageUrls urls() {
    return urls;
  }

  /**
   * Checks an entry of a sitemap.
   *
   * @param places where its values are; only used during the call
   */
  public void add(UrlEntry entry, Places places) {
    url.begin(entry.loc(), places);
    url.loc();
    lastmod(entry.lastmod());
    String changefreq = entry.changefreq();
    if (changefreq != null) {
      url.changefreq(changefreq);
    }
    String priority = entry.priority();
    if (priority != null) {
      url.priority(priority);
    }
    if (!entry.unknown().parts().isEmpty()) {
      attributes(entry, places);
    }
    if (values.check(entry, places)) {
      foreign.add(entry.nodes(), places, entry.loc());
    }
    file.add(entry, places);
    found = sink.nextEntry(places);
  }

  /**
   * Returns the rules that the entry added last violates, however often, and also those that are
   * reported once a document: mostly the same object for entries with the same rules.
   */
  public Set<FoundRule> found() {
    return found;
  }

  /**
   * Sets what learns of rules that entries violate, but that are only found at the end.
   *
   * @param listener gets the url of the entry, and the rule
   */
  public void late(BiConsumer<String, FoundRule> listener) {
    sink.late(listener);
  }

  /** Notes that an entry has a problem of reading that is reported once, at the end. */
  public void metInReading(Problem problem) {
    sink.met(problem);
  }

  /**
   * Checks an entry of a sitemap index.
   *
   * @param places where its values are; only used during the call
   */
  public void add(IndexEntry entry, Places places) {
    url.begin(entry.loc(), places);
    url.loc();
    url.ofIndex();
    lastmod(entry.lastmod());
    foreign.add(entry.nodes(), places, entry.loc());
    for (Node<?> node : entry.nodes()) {
      Descriptor<?> misplaced = misplaced(node.value());
      if (misplaced != null) {
        sink.report(
            CheckCodes.MISPLACED_EXTENSION,
            places,
            "",
            entry.loc(),
            () -> belongsInUrl(misplaced, "in a sitemap of an index"));
      }
    }
    file.add(entry.loc(), entry.lastmod(), places);
    found = sink.nextEntry(places);
  }

  /** Reports attributes that the protocol does not know. */
  private void attributes(UrlEntry entry, Places places) {
    for (UnknownMarkup.Part part : entry.unknown().parts()) {
      for (Attribute attribute : part.attributes()) {
        if (!attribute.namespace().equals(SCHEMA_INSTANCE)) {
          String of = part.path().isEmpty() ? "url" : part.path();
          sink.report(
              XmlCodes.FOREIGN_ATTRIBUTE,
              places,
              part.path() + '@' + attribute.localName(),
              entry.loc(),
              () -> "the protocol has no attribute " + attribute + " of " + of);
        }
      }
    }
  }

  private void lastmod(@Nullable String lastmod) {
    if (lastmod != null) {
      url.lastmod(lastmod);
    }
  }

  /**
   * Checks what is known of a file before it is read: its name and its encoding.
   *
   * @param format the id of its format
   */
  public void begin(Source source, String format) {
    String head = source.head().text();
    blank = head.isBlank();
    news = head.contains(NEWS);
    file.begin(source, format);
    foreign.begin(head, format);
  }

  /**
   * Checks the elements of a document that are outside its entries.
   *
   * @param places where they are
   */
  public void addOutside(List<Node<?>> nodes, Places places) {
    foreign.add(nodes, places, null);
    for (Node<?> node : nodes) {
      Descriptor<?> misplaced = misplaced(node.value());
      if (misplaced != null) {
        sink.report(
            CheckCodes.MISPLACED_EXTENSION,
            places.of(misplaced.id()),
            () -> belongsInUrl(misplaced, "outside the entries"));
      } else {
        ExtensionCheck<?> check = values.of(node.value());
        if (check != null) {
          check.addOutside(node.value(), places);
        }
      }
      if (descriptor(node.value()).filter(it -> it.isRepeatingUrls(node.value())).isPresent()) {
        file.allowRepeats();
      }
    }
  }

  private Optional<Descriptor<?>> descriptor(UrlExtension value) {
    return extensions.find(value.getClass()).map(Registration::descriptor);
  }

  /** Returns what describes a value that only belongs in a url; null for any other. */
  private @Nullable Descriptor<?> misplaced(UrlExtension value) {
    return descriptor(value).filter(it -> !it.isInDocuments()).orElse(null);
  }

  private static String belongsInUrl(Descriptor<?> descriptor, String where) {
    return "the element " + descriptor.element() + " is " + where + "; it belongs in a url";
  }

  /** Notes that an entry is not checked. */
  public void leaveOut() {
    leftOut++;
  }

  /** No news is a usual state of a news sitemap, and nothing else is of any other. */
  private Code emptyCode() {
    if (blank) {
      return DocumentCodes.EMPTY;
    }
    return index
        ? CheckCodes.INDEX_EMPTY
        : news && leftOut == 0 ? CheckCodes.NO_NEWS : CheckCodes.NO_URLS;
  }

  private String empty() {
    if (leftOut > 0) {
      return "none of its " + leftOut + " entries are selected";
    }
    return blank ? "the file is empty" : "the document has no entries";
  }

  /**
   * Checks the document as a whole.
   *
   * @param document its name
   * @param bytes its size before compression; 0 if it is not a file
   */
  public void finish(Location document, long bytes) {
    sink.finish();
    if (file.entries() == 0 && !failed) {
      sink.report(emptyCode(), document, this::empty);
    }
    file.finish(document, bytes);
    foreign.finish();
    values.finishFile(document);
  }
}
