package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The differences between a {@code url} of a urlset and a {@code sitemap} of an index: names, core
 * children and the model's type.
 */
interface EntryElement<E> {

  /** Returns the root element's name. */
  String root();

  /** Returns the entry element's name. */
  String name();

  /** Returns the kind of documents with such entries. */
  DocumentInfo.Kind kind();

  /** Returns the names of the core children, in the order of the schema; the first is loc. */
  List<String> fields();

  /** Returns the code for too many entries in a file. */
  Code limitCode();

  /** Creates an entry from the texts of its core children, which are null if absent. */
  E create(String loc, @Nullable String[] fields, List<Node<?>> nodes, UnknownMarkup rest);

  /** Returns the text of a core child; null if absent. */
  @Nullable String field(E entry, int index);

  /** Returns the entry's extension nodes. */
  List<Node<?>> nodes(E entry);

  /** Returns the unknown markup of the entry's element. */
  UnknownMarkup unknown(E entry);
}
