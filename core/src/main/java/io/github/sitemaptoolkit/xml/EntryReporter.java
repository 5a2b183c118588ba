package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reports problems of sitemap XML with the paths and the url of the current entry. */
final class EntryReporter extends Reporter {

  private final EntryElement<?> kind;
  private final Extensions extensions;
  private Supplier<@Nullable String> url = () -> null;
  private long count;
  private @Nullable String entryPath; // of the current entry, once it was asked for
  private boolean inEntry; // otherwise problems belong to the document

  EntryReporter(Context context, String source, EntryElement<?> kind) {
    super(context.problems(), source);
    this.kind = kind;
    this.extensions = context.extensions();
  }

  /** Sets what knows the url of the current entry. */
  void url(Supplier<@Nullable String> known) {
    url = known;
  }

  /** Begins the next entry. */
  void begin() {
    count++;
    entryPath = null;
    inEntry = true;
  }

  /** Ends the entry: what follows belongs to the document. */
  void end() {
    inEntry = false;
  }

  /** Returns the number of entries so far. */
  long count() {
    return count;
  }

  @Override
  protected @Nullable String path(@Nullable String path) {
    return path == null || !inEntry ? null : FieldPath.of(kind.name(), count, ofField(path));
  }

  @Override
  protected @Nullable String documentPath(Location at, @Nullable String path) {
    if (path == null || inEntry) {
      return path == null ? null : elementPath(path);
    }
    String field = path.equals(kind.root()) ? "" : path;
    return path.isEmpty() ? null : DocumentPath.of(extensions, kind.root(), field);
  }

  /**
   * Returns the path of a field of the current entry, or of the document before the first one, as
   * that of an element of the document.
   */
  String elementPath(String field) {
    String entry = entryPath;
    if (entry == null) {
      entry = count == 0 ? kind.root() : kind.root() + '/' + kind.name() + '[' + count + ']';
      entryPath = entry;
    }
    return DocumentPath.of(extensions, entry, ofField(field));
  }

  private String ofField(String path) {
    return path.equals(kind.name()) ? "" : path;
  }

  @Override
  protected @Nullable String loc() {
    return inEntry ? url.get() : null;
  }
}
