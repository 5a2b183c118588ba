package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.json.document.PagingNames.Meaning;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out whether the list of a document is one page of several, by the members around it: they
 * name the next page, or the number of all pages or entries.
 */
final class Paging {

  private static final int DEEPEST = 4; // objects below one around the list
  private static final int LONGEST = 10_000; // characters of an address that is compared
  private static final int MOST_DIGITS = 18;
  private static final int MOST_ADDRESSES = 10;

  /** A member that says something, and its value. */
  private record Stated(String path, String value, Location place) {}

  private final JsonLog log;
  private final String list; // the name of the member with the list
  private final Map<Meaning, Stated> stated = new EnumMap<>(Meaning.class);
  private final List<String> own = new ArrayList<>(); // the addresses of this page
  private boolean last; // a member says that no page follows

  /**
   * Creates a search.
   *
   * @param items the path of the list
   */
  Paging(JsonLog log, String items) {
    this.log = log;
    this.list = items.substring(items.lastIndexOf('.') + 1);
  }

  /** Takes a member of an object around the list, and moves the parser to the end of its value. */
  void member(String path, String name, JsonParser in) throws IOException {
    value(ItemPath.join(path, name), "", name, in, 0);
  }

  private void value(String path, String around, String name, JsonParser in, int depth)
      throws IOException {
    JsonToken token = in.currentToken();
    boolean container = depth < DEEPEST && PagingNames.isContainer(name, list);
    if (token == JsonToken.START_OBJECT && container) {
      members(path, name, in, depth + 1);
    } else if (token == JsonToken.START_ARRAY && PagingNames.isLinks(name)) {
      relations(path, in);
    } else if (token.isStructStart()) {
      in.skipChildren();
    } else {
      scalar(path, PagingNames.meaning(around, name), in);
    }
  }

  private void members(String path, String around, JsonParser in, int depth) throws IOException {
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      in.nextToken();
      value(ItemPath.join(path, name), around, name, in, depth);
    }
  }

  /** Reads links that name their relation: {@code {"rel": "next", "href": "..."}}. */
  private void relations(String path, JsonParser in) throws IOException {
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (in.currentToken() != JsonToken.START_OBJECT) {
        in.skipChildren();
        continue;
      }
      String relation = "";
      String address = "";
      while (in.nextToken() == JsonToken.FIELD_NAME) {
        String name = in.currentName();
        JsonToken value = in.nextToken();
        if (value == JsonToken.VALUE_STRING && in.getTextLength() <= LONGEST) {
          relation = name.equals("rel") ? in.getText() : relation;
          address = name.equals("href") ? in.getText() : address;
        }
        in.skipChildren();
      }
      if (relation.equals("self")) {
        own(address);
      } else if (relation.equals("next") && !address.isEmpty()) {
        stated.putIfAbsent(Meaning.NEXT, new Stated(path, address, log.at(in)));
      }
    }
  }

  private void scalar(String path, Meaning meaning, JsonParser in) throws IOException {
    JsonToken token = in.currentToken();
    String text = in.getTextLength() > LONGEST ? "" : in.getText().strip();
    boolean none =
        token == JsonToken.VALUE_NULL
            || token == JsonToken.VALUE_FALSE
            || in.getTextLength() == 0
            || text.equals("0");
    boolean number = number(text) >= 0;
    switch (meaning) {
      case NEXT -> {
        last |= none;
        put(none ? Meaning.OTHER : Meaning.NEXT, path, text, in);
      }
      case LAST -> {
        last |= token == JsonToken.VALUE_TRUE;
        put(token == JsonToken.VALUE_FALSE ? Meaning.NEXT : Meaning.OTHER, path, "", in);
      }
      case SKIPPED ->
          // a text is where to go on, as Airtable has it
          put(number ? meaning : none ? Meaning.OTHER : Meaning.NEXT, path, text, in);
      case OWN -> own(text);
      case OTHER -> {}
      default -> put(number ? meaning : Meaning.OTHER, path, text, in);
    }
  }

  private void put(Meaning meaning, String path, String value, JsonParser in) {
    if (meaning != Meaning.OTHER) {
      stated.putIfAbsent(meaning, new Stated(path, value, log.at(in)));
    }
  }

  private void own(String address) {
    if (!address.isEmpty() && own.size() < MOST_ADDRESSES) {
      own.add(address);
    }
  }

  private static long number(String text) {
    boolean digits = !text.isEmpty() && text.length() <= MOST_DIGITS;
    for (int i = 0; i < text.length() && digits; i++) {
      digits = text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    return digits ? Long.parseLong(text) : -1;
  }

  private long number(Meaning meaning) {
    Stated member = stated.get(meaning);
    return member == null ? -1 : number(member.value());
  }

  /** Reports that entries are missing, if another page follows. */
  void report(long entries) {
    Stated next = stated.get(Meaning.NEXT);
    Stated witness = null;
    if (next != null) {
      witness = own.contains(next.value()) ? null : next;
    } else if (!last) {
      witness = stated.get(isBeforeLast() ? Meaning.PAGES : Meaning.ENTRIES);
      witness = isBeforeLast() || isBeforeEnd(entries) ? witness : null;
    }
    if (witness != null) {
      String member = Problem.quoted(witness.path());
      String found = found(entries);
      log.missing(
          JsonCodes.NEXT_PAGE,
          witness.place(),
          null,
          () -> found + ", as " + member + " says; the entries of other pages are missing");
    }
  }

  private String found(long entries) {
    long pages = number(Meaning.PAGES);
    long all = number(Meaning.ENTRIES);
    if (pages > 1 && page() > 0 && page() <= pages) {
      return "the document is page " + page() + " of " + pages;
    } else if (pages > 1) {
      return "the document is one of " + pages + " pages";
    } else if (all > entries) {
      return "the document has "
          + ShownNumber.of(entries)
          + " of "
          + ShownNumber.of(all)
          + " entries";
    }
    return "another page follows this one";
  }

  /** Returns the number of the page, from 1; 0 if it is unknown. */
  private long page() {
    long page = number(Meaning.PAGE);
    Stated pages = stated.get(Meaning.PAGES);
    if (page == 0 || (pages != null && page > 0 && PagingNames.countFromZero(pages.path()))) {
      return page + 1;
    }
    return page > 0 ? page : number(Meaning.INDEX) + 1;
  }

  private boolean isBeforeLast() {
    return number(Meaning.PAGES) > Math.max(1, page());
  }

  private boolean isBeforeEnd(long entries) {
    if (number(Meaning.PAGES) >= 0) {
      return false;
    }
    long most = number(Meaning.LIMIT) > 0 ? number(Meaning.LIMIT) : entries;
    long before = number(Meaning.SKIPPED);
    if (before < 0) {
      before = page() > 1 && number(Meaning.LIMIT) > 0 ? (page() - 1) * most : 0;
    }
    return number(Meaning.ENTRIES) > before + most;
  }
}
