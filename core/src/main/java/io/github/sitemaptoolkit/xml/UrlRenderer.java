package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.markup.XmlDocumentWriter;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Renders url entries to bytes, from which sitemaps are assembled: {@link #start}, the bytes of any
 * entries in any order, {@link #end}.
 *
 * <p>This way the exact size of a sitemap is known before it is written. The bytes of an entry only
 * depend on the entry and the registered extensions. Prefixes other than those of extensions are
 * declared inside the entry. Not thread-safe.
 *
 * @since 0.1
 */
public final class UrlRenderer {

  private static final EntryElement<UrlEntry> KIND = EntryElement.URL;

  private final Context context;
  private final EntryMarkup<UrlEntry> markup;
  private final XmlDocumentWriter document;
  private final Map<List<String>, Set<String>> prefixSets =
      new HashMap<>(); // shared: there are few different ones

  /**
   * Creates a renderer.
   *
   * @param given the extensions, and the problems to report to, if it was given any
   * @param name the name of the output in messages
   */
  public UrlRenderer(Context given, String name) {
    Context context = given.withOwnProblems();
    this.context = context;
    this.markup =
        new EntryMarkup<>(
            KIND,
            context,
            name,
            illegal ->
                XmlDocumentWriter.ofEntries(
                    CoreNamespace.URI, context.extensions().prefixes(), illegal));
    this.document = markup.document();
  }

  /** Returns the bytes of an entry; null if it cannot be written, which is reported. */
  public @Nullable UrlMarkup render(UrlEntry entry) {
    if (!markup.write(entry)) {
      return null;
    }
    byte[] bytes = document.entryBytes();
    List<String> used = document.entryPrefixes();
    document.takeBack();
    return new UrlMarkup(bytes, prefixSets.computeIfAbsent(used, UrlRenderer::sorted));
  }

  private static Set<String> sorted(List<String> prefixes) {
    return Collections.unmodifiableSet(new TreeSet<>(prefixes));
  }

  /** Returns the beginning of a sitemap whose root declares these prefixes of extensions. */
  public byte[] start(Set<String> prefixes) {
    Map<String, String> declared = new TreeMap<>(context.extensions().prefixes());
    declared.keySet().retainAll(prefixes);
    String prolog = context.options(XmlStylesheet.NONE).instruction();
    return XmlDocumentWriter.start(prolog, KIND.root(), CoreNamespace.URI, declared);
  }

  /** Returns the end of a sitemap. */
  public byte[] end() {
    return XmlDocumentWriter.end(KIND.root());
  }

  /** Reports the losses, one problem for each kind. To be called at the end. */
  public void reportLosses() {
    markup.losses().reportTo(context.problems());
  }
}
