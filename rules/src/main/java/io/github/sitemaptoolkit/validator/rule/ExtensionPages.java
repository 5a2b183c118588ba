package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.code.TableResource;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pages and schemas of extensions, which rules for any field rest on.
 *
 * <p>Each module may have a resource {@value #RESOURCE}: a line for each extension with its id, the
 * page that documents it and its schema, separated by tabs; the page or the schema may be empty.
 * Immutable.
 */
final class ExtensionPages {

  /** The name of the resource. */
  static final String RESOURCE = "META-INF/sitemap-pages.tsv";

  private static final String SCHEMA = "the schema of the extension - ";
  private static final String PAGE = "the documentation of the extension - ";
  private static final String EITHER = "the schema or the documentation of the extension - ";

  private record Pages(String page, String schema) {}

  private final Map<String, Pages> pages;
  private final List<Problem> problems;

  private ExtensionPages(Map<String, Pages> pages, List<Problem> problems) {
    this.pages = pages;
    this.problems = problems;
  }

  static ExtensionPages load(Collection<ClassLoader> loaders) {
    Map<String, Pages> pages = new HashMap<>();
    List<Problem> problems =
        TableResource.read(
            RESOURCE, 3, loaders, cells -> pages.put(cells[0], new Pages(cells[1], cells[2])));
    return new ExtensionPages(pages, problems);
  }

  /** Returns what is wrong with the tables: the lines that were left out. */
  List<Problem> problems() {
    return problems;
  }

  /** Returns a verdict on a rule whose source names the page of the extension, if it is known. */
  Verdict named(String code, Verdict verdict) {
    Pages known = pages.get(code.substring(0, Math.max(0, code.indexOf('.'))));
    return known == null || verdict.origin() != Verdict.Origin.EXTENSION
        ? verdict
        : new Verdict(
            verdict.level(), verdict.profile(), verdict.origin(), named(known, verdict.source()));
  }

  private static String named(Pages known, String source) {
    String page = known.page().isEmpty() ? known.schema() : known.page();
    String schema = known.schema().isEmpty() ? known.page() : known.schema();
    if (source.startsWith(SCHEMA)) {
      return schema + " - " + source.substring(SCHEMA.length());
    } else if (source.startsWith(PAGE)) {
      return page + " - " + source.substring(PAGE.length());
    } else if (source.startsWith(EITHER)) {
      String also = page.equals(schema) ? "" : ", there or in " + schema;
      return page + " - " + source.substring(EITHER.length()) + also;
    }
    return source;
  }
}
