package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.annotation.Incubating;
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
 * Turns url entries into bytes that sitemaps are put together of: {@link #start}, the bytes of any
 * entries in any order, {@link #end}.
 *
 * <p>So the size of a sitemap is known before it is written, to the byte. The bytes of an entry
 * depend on the entry and the registry alone. Prefixes that no extension has registered are
 * declared inside the entry; in all else it is written as in any sitemap. Not safe for use by
 * several threads.
 *
 * @since 0.1
 */
@Incubating
public final class UrlRenderer {

  private static final UrlElement KIND = new UrlElement();

  private final Context context;
  private final EntryMarkup<UrlEntry> markup;
  private final XmlDocumentWriter document;
  private final Map<List<String>, Set<String>> prefixSets = new HashMap<>(); // few, and many alike

  /**
   * Creates a renderer.
   *
   * @param context what is known, and where problems with entries go
   * @param name what messages call the output
   */
  public UrlRenderer(Context context, String name) {
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

  /** Returns an entry's bytes, or null where it cannot be written: the problems say why. */
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

  /** Returns how a sitemap begins whose root declares these prefixes of the registry. */
  public byte[] start(Set<String> prefixes) {
    Map<String, String> declared = new TreeMap<>(context.extensions().prefixes());
    declared.keySet().retainAll(prefixes);
    return XmlDocumentWriter.start(KIND.root(), CoreNamespace.URI, declared);
  }

  /** Returns how a sitemap ends. */
  public byte[] end() {
    return XmlDocumentWriter.end(KIND.root());
  }

  /** Reports what could not be carried, once a kind. To be called at the end. */
  public void reportLosses() {
    markup.losses().reportTo(context.problems());
  }
}
