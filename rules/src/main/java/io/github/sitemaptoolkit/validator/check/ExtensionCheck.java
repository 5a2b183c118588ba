package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.validator.repeat.MostlySame;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks the values of one extension: those of an entry, and how many a file has. */
final class ExtensionCheck<E extends UrlExtension> implements CheckingWriter.Target, Findings {

  private final SitemapExtension<E> extension;
  private final Descriptor<E> descriptor;
  private @Nullable Checks<E> checks;
  private final FieldRule rule;
  private final CheckingWriter writer;
  private final FindingTarget sink;
  private final Instant now;
  private final boolean unsupported; // by the search engine, so details do not matter
  private final Code unsupportedCode;
  private final Code obsolete;
  private final List<E> values = new ArrayList<>(); // of the current entry
  private final List<E> view = Collections.unmodifiableList(values);
  private long inFile;
  private long entries; // that have values
  private int outside; // the entries
  private int before; // the current value: those outside the entries
  private boolean begun; // its checks are those of this document
  private boolean broken; // its checks have failed, which was reported

  private Places places;
  private @Nullable String loc; // null outside the entries

  private ExtensionCheck(
      SitemapExtension<E> extension, FindingTarget sink, Instant now, PrivateUrls privateUrls) {
    this.extension = extension;
    this.descriptor = extension.descriptor();
    this.checks = descriptor.checks();
    this.rule =
        FieldRule.of(
            descriptor.id(),
            descriptor.element().toString(),
            descriptor.attributes(),
            descriptor.fields(),
            sink,
            privateUrls);
    boolean dates = Arrays.stream(DateFault.values()).anyMatch(fault -> sink.wants(fault.code()));
    boolean texts = sink.wants(CheckCodes.TEXT_MARKUP); // they are wanted together
    this.writer = new CheckingWriter(this, dates, texts, privateUrls);
    this.sink = sink;
    this.now = now;
    this.obsolete = Code.info(descriptor.id() + ".obsolete");
    this.unsupportedCode = ExtensionCodes.unsupported(descriptor.id());
    this.unsupported = sink.wants(unsupportedCode);
    this.places = new Places(Location.of(""));
  }

  static ExtensionCheck<?> of(
      Registration registration, FindingTarget sink, Instant now, PrivateUrls privateUrls) {
    return new ExtensionCheck<>(registration.extension(), sink, now, privateUrls);
  }

  /** Checks the fields of a value of an entry. */
  void add(Object value, UrlEntry owner, Places ofEntry) {
    loc = owner.loc();
    add(value, ofEntry);
  }

  /** Checks the fields of a value of the document. */
  void addOutside(Object value, Places ofDocument) {
    loc = null;
    before = outside;
    add(value, ofDocument);
    if (outside++ == descriptor.mostInEntry() && !unsupported) {
      finding(tooMany(), () -> "", () -> "there is another " + name() + " before this one");
    }
    values.clear();
    before = 0;
  }

  private void add(Object value, Places around) {
    places = around;
    inFile++;
    values.add(descriptor.type().cast(value));
    if (unsupported) {
      return;
    }
    try {
      writer.check(extension, value, rule);
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      failed(" on this value", e);
    }
  }

  /** Returns whether the current entry has values of this extension. */
  boolean isUsed() {
    return !values.isEmpty();
  }

  /** Checks the values of the current entry together, and forgets them. */
  void finish(UrlEntry owner) {
    entries++;
    if (descriptor.status() != Status.CURRENT) {
      sink.met(obsolete);
    }
    if (unsupported) {
      sink.met(unsupportedCode);
      values.clear();
      return;
    }
    if (values.size() > descriptor.mostInEntry()) {
      int count = values.size();
      finding(
          tooMany(),
          () -> "",
          () ->
              ShownNumber.of(count)
                  + " "
                  + name()
                  + " in one entry; at most "
                  + ShownNumber.of(descriptor.mostInEntry()));
    }
    Checks<E> current = checks;
    if (current != null && !broken) {
      try {
        if (!begun) {
          current = current.ofDocument();
          checks = current;
          begun = true;
        }
        current.check(view, owner, this);
      } catch (RuntimeException | Error e) {
        Containment.check(e);
        broken = true;
        failed("", e);
      }
    }
    values.clear();
  }

  /** Checks the number of values in the file, and that the extension is still in use. */
  void finishFile(Location file) {
    Status status = descriptor.status();
    if (status != Status.CURRENT) {
      count(obsolete, file, "search engines no longer read it");
    }
    count(unsupportedCode, file, "this search engine does not read them");
    if (inFile > descriptor.mostInFile() && !unsupported) {
      sink.report(
          tooMany(),
          file,
          () ->
              ShownNumber.of(inFile)
                  + " "
                  + name()
                  + "; a file may have at most "
                  + ShownNumber.of(descriptor.mostInFile()));
    }
    rule.forEach(each -> mostly(each, file));
  }

  private void mostly(FieldRule field, Location file) {
    MostlySame.Found found = field.mostly() == null ? null : field.mostly().found();
    if (found != null) {
      String of = found.ofEntries() ? " entries with " + name() : " " + name();
      String message =
          field.shown()
              + ' '
              + Problem.quoted(found.value().strip())
              + (found.ofEntries() ? " is in " : " is that of ")
              + ShownNumber.of(found.ofEntries() ? found.entries() : found.count())
              + " of "
              + ShownNumber.of(found.all())
              + of;
      Code code = field.code(FieldFault.MOSTLY_SAME);
      sink.report(code, Problem.of(code, message, file).met(found.count(), found.entries()));
    }
  }

  private void count(Code code, Location file, String what) {
    String message = inFile + " " + name() + "; " + what;
    sink.report(code, Problem.of(code, message, file).met(inFile, entries));
  }

  private Code tooMany() {
    return ExtensionCodes.tooMany(descriptor.id());
  }

  private String name() {
    return descriptor.element().toString();
  }

  private void failed(String where, Throwable e) {
    finding(
        ExtensionCodes.FAILED,
        () -> "",
        () -> "the rules of " + descriptor.id() + " did not run" + where + ": " + e);
  }

  @Override
  public void finding(Code code, Supplier<String> path, Supplier<String> message) {
    report(code, values.size() - 1, path, message);
  }

  @Override
  public long line() {
    return places.of("").line();
  }

  @Override
  public long entry() {
    return loc == null ? -1 : entries;
  }

  @Override
  public boolean wants(Code code) {
    return sink.wants(code);
  }

  @Override
  public Instant now() {
    return now;
  }

  @Override
  public void report(Code code, int value, @Nullable String path, Supplier<String> message) {
    report(code, value, () -> path == null ? "" : path, message);
  }

  private void report(Code code, int value, Supplier<String> inner, Supplier<String> message) {
    if (!sink.wants(code)) {
      return;
    }
    String path = inner.get();
    String element = descriptor.id() + '[' + (before + value + 1) + ']';
    sink.report(code, places, FieldPath.below(element, path), loc, message);
  }
}
