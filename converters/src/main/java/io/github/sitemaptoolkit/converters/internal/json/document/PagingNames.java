package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The names by which interfaces say that a list goes on, compared as headers are. */
final class PagingNames {

  /** What a member says about the list. */
  enum Meaning {
    /** Where the next page is, or that there is one. */
    NEXT,
    /** Whether this is the last page. */
    LAST,
    /** The number of this page. */
    PAGE,
    /** The number of this page, from 0. */
    INDEX,
    /** How many pages there are. */
    PAGES,
    /** How many entries there are on all pages. */
    ENTRIES,
    /** How many entries are on the pages before. */
    SKIPPED,
    /** How many entries a page can have. */
    LIMIT,
    /** The address of this page. */
    OWN,
    /** Nothing about it. */
    OTHER
  }

  private static final Map<String, Meaning> MEANINGS = new HashMap<>();

  static {
    add(
        Meaning.NEXT,
        "next next_url nexturl next_href next_link nextlink _odata_nextlink odata_nextlink"
            + " next_page nextpage next_page_url nextpageurl next_page_token nextpagetoken"
            + " next_token nexttoken next_cursor nextcursor next_offset nextoffset nextpageoffset"
            + " nextrecordsurl continuation_token continuationtoken hydra_next"
            + " after pagetoken page_token nextpageid next_page_id nextkey next_key has_more hasmore has_next hasnext has_next_page hasnextpage");
    add(Meaning.LAST, "last is_last islast is_last_page islastpage");
    add(Meaning.PAGE, "page current_page currentpage page_number pagenumber");
    add(Meaning.INDEX, "number page_index pageindex");
    add(
        Meaning.PAGES,
        "pages total_pages totalpages page_count pagecount num_pages nb_pages nbpages last_page");
    add(
        Meaning.ENTRIES,
        "total row_count rowcount total_rows totalrows total_records totalrecords total_count totalcount total_items totalitems total_results totalresults"
            + " total_elements totalelements total_results_size total_hits nb_hits nbhits numfound"
            + " filter_count _odata_count hydra_totalitems");
    add(Meaning.SKIPPED, "skip offset start");
    add(
        Meaning.LIMIT,
        "limit per_page perpage page_size pagesize hits_per_page hitsperpage results_per_page"
            + " resultsperpage");
    add(Meaning.OWN, "self url href _id current feed_url");
  }

  /** The names of objects that say it. */
  private static final Set<String> CONTAINERS =
      Set.of(
          "_links",
          "_meta",
          "continue",
          "cursor",
          "cursors",
          "hydra_view",
          "info",
          "links",
          "meta",
          "next",
          "page",
          "page_info",
          "pageinfo",
          "paging",
          "pagination",
          "response_metadata",
          "search_criteria",
          "self",
          "total");

  private PagingNames() {}

  private static void add(Meaning meaning, String names) {
    for (String name : names.split(" ", -1)) {
      MEANINGS.put(name, meaning);
    }
  }

  /**
   * Returns whether the members of an object may say it.
   *
   * @param list the name of the list: GraphQL has {@code pagesConnection} beside {@code pages}
   */
  static boolean isContainer(String name, String list) {
    return CONTAINERS.contains(KnownHeaders.relax(name))
        || name.equals("aggregate")
        || (!list.isEmpty() && name.startsWith(list));
  }

  /** Returns whether pages are numbered from 0 beside a member with their number. */
  static boolean countFromZero(String pages) {
    return pages.endsWith("nbPages"); // Algolia
  }

  /** Returns whether an array has links with their relations. */
  static boolean isLinks(String name) {
    String plain = KnownHeaders.relax(name);
    return plain.equals("links") || plain.equals("_links");
  }

  /**
   * Returns what a member says.
   *
   * @param around the name of the object that has the member, if it is around no list
   */
  static Meaning meaning(String around, String name) {
    String plain = KnownHeaders.relax(name);
    return switch (KnownHeaders.relax(around)) {
      case "cursors" ->
          plain.equals("after") // of this page, as Facebook has it
              ? Meaning.OTHER
              : MEANINGS.getOrDefault(plain, Meaning.OTHER);
      case "next", "continue" -> Meaning.NEXT;
      case "self" -> Meaning.OWN;
      case "total" -> plain.equals("value") ? Meaning.ENTRIES : Meaning.OTHER;
      case "aggregate" -> plain.equals("count") ? Meaning.ENTRIES : Meaning.OTHER;
      default -> MEANINGS.getOrDefault(plain, Meaning.OTHER);
    };
  }
}
