package io.github.sitemaptoolkit.converters.internal.table.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a column can say about whether its rows are pages for a sitemap. It is believed where its
 * header and its cells agree; only {@code noindex} needs no header.
 */
public enum PageWitness {
  /** The status of the response. */
  STATUS("with a status other than 200", "the status of a response", "200"),
  /** Whether search engines may index the page. */
  INDEXABLE("not indexable", "whether pages may be indexed", "Indexable"),
  /** Directives for robots. */
  ROBOTS("not indexable", "directives for robots", "index, follow"),
  /** Whether search engines must not index the page. */
  NOINDEX("not indexable", "whether pages may be indexed", "no"),
  /** The state of the publication. */
  STATE("not published", "states of publication", "published"),
  /** The same, under a header that may be about something else: only words tell. */
  STATE_WORDS("not published", "states of publication", "published"),
  /** The id of a document, which is that of a draft or a version in some systems: drafts.a1b2. */
  ID("not published", "ids of drafts", "id"),
  /** Whether the page is not public. */
  HIDDEN("not published", "states of publication", "no"),
  /** The media type of the response. */
  MEDIA_TYPE("neither HTML nor PDF", "media types", "text/html");

  private final String reason;
  private final String contents;
  private final String usual;

  PageWitness(String reason, String contents, String usual) {
    this.reason = reason;
    this.contents = contents;
    this.usual = usual;
  }

  /** Returns what the rows are that it excludes, for messages. */
  public String reason() {
    return reason;
  }

  /** Returns the name by which an earlier reading is kept. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns what the cells are, for messages. */
  public String contents() {
    return contents;
  }

  /** Returns a cell of a page. */
  public String usual() {
    return usual;
  }

  /** Returns what a header says that its cells are; several where only they can tell. */
  public static List<PageWitness> of(HeaderText header) {
    if (header.contains(WordList.OTHER_THINGS)) {
      return header.contains(WordList.NOINDEX_HEADERS) ? List.of(NOINDEX) : List.of();
    } else if (header.contains(WordList.NOINDEX_HEADERS)) {
      return List.of(NOINDEX);
    } else if (header.contains(WordList.HTTP_HEADERS)) {
      return List.of(STATUS);
    } else if (header.contains(WordList.INDEX_HEADERS)) {
      return List.of(INDEXABLE);
    } else if (header.contains(WordList.ROBOTS_HEADERS)) {
      return List.of(ROBOTS);
    } else if (header.isAllOf(WordList.HIDDEN_HEADERS, WordList.BESIDE_STATES)) {
      return List.of(HIDDEN);
    }
    List<PageWitness> witnesses = new ArrayList<>();
    if (header.contains(WordList.STATUS_HEADERS)) {
      witnesses.add(STATUS);
    }
    if (!witnesses.isEmpty() || header.isAllOf(WordList.STATE_HEADERS, WordList.BESIDE_STATES)) {
      witnesses.add(STATE);
    } else if (header.contains(WordList.STATE_HEADERS)
        || header.contains(WordList.HIDDEN_HEADERS)) {
      witnesses.add(STATE_WORDS);
    }
    if (header.contains(WordList.MEDIA_HEADERS)) {
      witnesses.add(MEDIA_TYPE);
    }
    return witnesses;
  }

  /** Returns what cells may say, beyond doubt, under a header that does not say it. */
  public static List<PageWitness> withoutHeader(HeaderText header) {
    return List.of(header.meansId() ? ID : ROBOTS);
  }

  /** Returns what a cell that is not empty, without space around it, says of its row. */
  public PageVerdict verdict(String cell) {
    return switch (this) {
      case STATUS -> StatusText.verdict(cell);
      case INDEXABLE -> indexable(cell);
      case ROBOTS -> {
        PageVerdict verdict = PageVerdict.of(RobotsText.allowsIndex(cell));
        yield verdict == PageVerdict.UNKNOWN
            ? words(cell, WordList.INDEXABLE, WordList.NOT_INDEXABLE)
            : verdict;
      }
      case NOINDEX -> {
        PageVerdict verdict = PageVerdict.of(not(YesNo.value(cell)));
        yield verdict == PageVerdict.UNKNOWN
            ? PageVerdict.of(RobotsText.allowsIndex(cell))
            : verdict;
      }
      case STATE -> state(cell);
      case STATE_WORDS -> words(cell, WordList.PUBLIC, WordList.NOT_PUBLIC);
      case ID -> PageVerdict.of(!isDraftId(cell));
      case HIDDEN -> {
        PageVerdict verdict = PageVerdict.of(not(YesNo.value(cell)));
        yield verdict == PageVerdict.UNKNOWN
            ? words(cell, WordList.PUBLIC, WordList.NOT_PUBLIC)
            : verdict;
      }
      case MEDIA_TYPE -> MediaText.verdict(cell);
    };
  }

  /** Returns whether a cell says it even under a header that does not. */
  public boolean isPlain(String cell) {
    return switch (this) {
      case STATUS -> StatusText.hasCode(cell);
      case INDEXABLE ->
          words(cell, WordList.INDEXABLE, WordList.NOT_INDEXABLE) != PageVerdict.UNKNOWN;
      case ROBOTS -> RobotsText.allowsIndex(cell) != null;
      case STATE, STATE_WORDS ->
          words(cell, WordList.PUBLIC, WordList.NOT_PUBLIC) != PageVerdict.UNKNOWN;
      case MEDIA_TYPE -> MediaText.isWhole(cell);
      case ID -> true;
      case NOINDEX, HIDDEN -> false;
    };
  }

  /** Returns whether a cell needs no other witness. */
  public boolean isEnough(String cell) {
    return switch (this) {
      case ROBOTS -> RobotsText.saysNoindex(cell);
      case ID -> isDraftId(cell);
      default -> false;
    };
  }

  private static boolean isDraftId(String cell) {
    return cell.startsWith("drafts.") || cell.startsWith("versions."); // Sanity
  }

  private static PageVerdict indexable(String cell) {
    PageVerdict verdict = words(cell, WordList.INDEXABLE, WordList.NOT_INDEXABLE);
    if (verdict == PageVerdict.UNKNOWN) {
      verdict = PageVerdict.of(YesNo.value(cell));
    }
    return verdict == PageVerdict.UNKNOWN ? PageVerdict.of(RobotsText.allowsIndex(cell)) : verdict;
  }

  private static PageVerdict state(String cell) {
    if (cell.equals("-1") || cell.equals("-2")) {
      return PageVerdict.NO_PAGE; // a draft of WooCommerce, the trash of Joomla
    }
    PageVerdict verdict = words(cell, WordList.PUBLIC, WordList.NOT_PUBLIC);
    return verdict == PageVerdict.UNKNOWN ? PageVerdict.of(YesNo.value(cell)) : verdict;
  }

  private static PageVerdict words(String cell, WordList good, WordList bad) {
    String folded = FoldedText.of(cell);
    return good.contains(folded)
        ? PageVerdict.PAGE
        : bad.contains(folded) ? PageVerdict.NO_PAGE : PageVerdict.UNKNOWN;
  }

  private static @Nullable Boolean not(@Nullable Boolean value) {
    return value == null ? null : !value;
  }
}
