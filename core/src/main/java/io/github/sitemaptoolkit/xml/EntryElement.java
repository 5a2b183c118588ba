package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What tells a {@code url} of a urlset from a {@code sitemap} of an index: names, core children,
 * and the value that stands for it.
 */
interface EntryElement<E> {

  /** Returns the root element's name. */
  String root();

  /** Returns the entry element's name. */
  String name();

  /** Returns what a document of such entries is. */
  DocumentInfo.Kind kind();

  /** Returns the names of the core children, in the order of the schema; the first is loc. */
  List<String> fields();

  /** Returns how many entries the protocol allows in a file, and the code of that rule. */
  Code limitCode();

  /** Makes an entry of the texts of its core children, null where absent. */
  E create(String loc, @Nullable String[] fields, List<Node<?>> nodes, Rest rest);

  /** Returns the text of a core child, null where absent. */
  @Nullable String field(E entry, int index);

  /** Returns the entry's extension nodes. */
  List<Node<?>> nodes(E entry);

  /** Returns what else stood in the entry's element. */
  Rest rest(E entry);
}
