package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.table.column.InterfaceLinks;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the entries of a document may be, judged by its beginning: arrays of objects or of urls
 * inside other objects, objects whose members are entries, and objects that have a url of their
 * own.
 */
final class Outline {

  /**
   * The names of lists: such an array may hold the entries even if the object around it has a url,
   * and even if its elements are urls, not objects.
   */
  private static final Set<String> LISTS =
      Set.of(
          "items",
          "entries",
          "articles",
          "posts",
          "pages",
          "results",
          "records",
          "hits",
          "urls",
          "links",
          "nodes",
          "edges",
          "docs",
          "documents",
          "rows",
          "data");

  private static final int DEEPEST = 8; // objects around an array
  private static final int MOST = 1000;
  private static final String FEED = "https://jsonfeed.org/version/";

  /** What holds the entries. */
  enum Shape {
    /** An array of entries. */
    ARRAY,
    /** An array of arrays, which are rows of a table. */
    ROWS,
    /** An object whose members are entries; their names are keys. */
    MEMBERS,
    /** A single entry. */
    OBJECT
  }

  /**
   * A place where entries may be.
   *
   * @param path the names of the members, joined by dots; empty for the root
   * @param depth the number of names
   * @param shape what is there
   * @param hasObjects whether it is a list with at least one element that may be an entry
   * @param hasUrl whether the object, or the first one of the list, has a url
   * @param hasPages whether it has one that may be relative, or is in an object that only wraps it
   * @param isOurs whether that object has the shape of a line of JSON lines
   */
  record Candidate(
      String path,
      int depth,
      Shape shape,
      boolean hasObjects,
      boolean hasUrl,
      boolean hasPages,
      boolean isOurs) {

    /** Returns whether it is a list: members are one only if their urls say so. */
    boolean isList() {
      return shape == Shape.ARRAY || shape == Shape.ROWS || (shape == Shape.MEMBERS && hasPages);
    }

    /** Returns whether an object with a url of its own rather is what surrounds the entries. */
    boolean isListInAnswer() {
      return shape == Shape.ARRAY && hasPages && LISTS.contains(KnownHeaders.relax(lastName(path)));
    }
  }

  /** What an object has. */
  private static final class Members {
    private static final int MOST_HELD = 1000;
    private static final int LEAST_ALIKE = 3;

    boolean url;
    boolean pages; // relative ones, too, and those of objects inside
    boolean loc;
    final Set<String> names = new HashSet<>();
    final List<Members> objects = new ArrayList<>();
    boolean others; // not only objects
    boolean ended;
    @Nullable String address; // the first member with the address of a page, under any name

    void name(String name) {
      if (names.size() < MOST_HELD) {
        names.add(name);
      }
    }

    void object(Members object) {
      if (objects.size() < MOST_HELD) {
        objects.add(object);
      }
    }

    /**
     * Returns whether all members are objects. At the end of the beginning, one is enough: the
     * others may follow.
     */
    boolean areObjects() {
      return !others && objects.size() > (ended ? 1 : 0);
    }

    /** Returns whether most members are objects of one kind with a url. */
    boolean areEntries() {
      Members first = objects.stream().filter(object -> object.pages).findFirst().orElse(null);
      if (first == null) {
        return ended && areAlike();
      }
      return objects.stream().filter(object -> object.pages && object.isLike(first)).count() * 2
          > objects.size();
    }

    /** Returns whether all have the address of a page under one name, even if that says nothing. */
    private boolean areAlike() {
      Members first = objects.get(0);
      String name = first.address;
      return objects.size() >= LEAST_ALIKE
          && name != null
          && objects.stream().allMatch(each -> name.equals(each.address) && each.isLike(first));
    }

    private boolean isLike(Members other) {
      long shared = names.stream().filter(other.names::contains).count();
      return shared * 2 >= Math.min(names.size(), other.names.size());
    }
  }

  private final List<Candidate> candidates = new ArrayList<>();
  private @Nullable String error;
  private boolean feed;
  private boolean blank;

  private Outline() {}

  /** Reads the beginning of a document, as far as it is well-formed. */
  static Outline of(JsonParser in) throws IOException {
    var outline = new Outline();
    try (in) {
      JsonToken token = in.nextToken();
      outline.blank = token == null;
      if (token == JsonToken.START_ARRAY) {
        outline.array(in, "", 0, outline.candidates);
      } else if (token == JsonToken.START_OBJECT) {
        outline.object(in, "", 0, outline.candidates, new Members());
      }
    } catch (JsonProcessingException e) {
      // the beginning ends in the middle, or the reader reports it at its place
    }
    return outline;
  }

  /** Returns whether there is nothing in the document. */
  boolean isBlank() {
    return blank;
  }

  /** Returns whether the document is a JSON Feed. */
  boolean isFeed() {
    return feed;
  }

  /** Returns the member that says that the document is an error; null if there is none. */
  @Nullable String error() {
    return error;
  }

  /** Returns where the entries may be. */
  List<Candidate> candidates() {
    return candidates;
  }

  private void object(JsonParser in, String path, int depth, List<Candidate> into, Members members)
      throws IOException {
    List<Candidate> inside = new ArrayList<>();
    try {
      while (in.nextToken() == JsonToken.FIELD_NAME) {
        String name = in.currentName();
        JsonToken value = in.nextToken();
        String below = ItemPath.join(path, name);
        if (depth == 0 && ErrorMembers.mayBe(name)) {
          error = ErrorMembers.isSet(in, name) && error == null ? name : error;
          continue;
        }
        boolean tooMany = depth == DEEPEST || into.size() + inside.size() >= MOST;
        boolean skipped = tooMany || InterfaceLinks.isMember(lastName(path), name);
        members.name(name);
        members.others |=
            skipped ? !tooMany : value != JsonToken.START_OBJECT && value != JsonToken.VALUE_NULL;
        if (value == JsonToken.START_ARRAY && !skipped) {
          array(in, below, depth + 1, inside);
        } else if (value == JsonToken.START_OBJECT && !skipped && !KnownHeaders.isOfOther(name)) {
          var object = new Members();
          members.object(object);
          object(in, below, depth + 1, inside, object);
          members.pages |= KnownHeaders.isWrapper(name) && object.url;
        } else if (value.isStructStart()) {
          in.skipChildren();
        } else {
          look(in, name, members);
          feed |= depth == 0 && name.equals("version") && in.getText().startsWith(FEED);
        }
      }
      members.ended = true;
    } finally { // also if the beginning ends here
      add(path, depth, members, inside);
      into.addAll(inside);
      members.objects.clear();
    }
  }

  /** Adds an object to the candidates inside it, if it may be an entry or a list. */
  private static void add(String path, int depth, Members members, List<Candidate> inside) {
    if (members.url) {
      inside.removeIf(candidate -> !candidate.isListInAnswer());
      inside.add(0, new Candidate(path, depth, Shape.OBJECT, true, true, true, members.loc));
    } else if (members.areObjects()) {
      boolean answer = inside.stream().filter(Candidate::isListInAnswer).count() == 1;
      boolean entries = members.areEntries() && !answer;
      if (entries) {
        inside.clear();
      }
      boolean url = members.objects.stream().anyMatch(object -> object.url);
      boolean ours = members.objects.stream().anyMatch(object -> object.loc);
      inside.add(0, new Candidate(path, depth, Shape.MEMBERS, true, entries && url, entries, ours));
    }
  }

  private static String lastName(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  private static void look(JsonParser in, String name, Members members) throws IOException {
    if (in.currentToken() == JsonToken.VALUE_STRING) {
      boolean page = KnownHeaders.mayMeanPage(name);
      members.address = members.address == null && isPage(in) ? name : members.address;
      members.loc |= name.equals("loc");
      members.url |= name.equals("loc") || (page && isPage(in));
      members.pages |= members.url || (page && in.getText().startsWith("/"));
    }
  }

  private static boolean isWeb(JsonParser in) throws IOException {
    return UrlJudge.isWeb(Padding.strip(in.getText()));
  }

  /** Returns whether a text is a web address, but not that of a picture. */
  private static boolean isPage(JsonParser in) throws IOException {
    return isWeb(in)
        && UrlEnding.kind(UrlEnding.of(Padding.strip(in.getText()))) != UrlEnding.Kind.PICTURE;
  }

  /** Looks at the members of an object, and at those of objects that only wrap others. */
  private static void members(JsonParser in, Members members) throws IOException {
    int inside = 0;
    while (inside >= 0) {
      JsonToken token = in.nextToken();
      if (token == null) {
        return;
      } else if (token == JsonToken.END_OBJECT) {
        inside--;
      } else { // a member
        String name = in.currentName();
        JsonToken value = in.nextToken();
        if (value == JsonToken.START_OBJECT && KnownHeaders.isWrapper(name)) {
          inside++;
        } else if (value.isStructStart()) {
          in.skipChildren();
        } else if (inside == 0) {
          look(in, name, members);
        } else {
          members.pages |=
              value == JsonToken.VALUE_STRING && KnownHeaders.mayMeanPage(name) && isWeb(in);
        }
      }
    }
  }

  /** Returns whether an array of texts, whose first the parser is at, is a list of pages. */
  private static boolean isUrlList(JsonParser in, String path) throws IOException {
    return in.currentToken() == JsonToken.VALUE_STRING
        && LISTS.contains(KnownHeaders.relax(lastName(path)))
        && isWeb(in);
  }

  private void array(JsonParser in, String path, int depth, List<Candidate> into)
      throws IOException {
    JsonToken first = in.nextToken();
    if (first == JsonToken.START_OBJECT) {
      var members = new Members();
      try {
        members(in, members);
      } finally {
        into.add(
            new Candidate(path, depth, Shape.ARRAY, true, members.url, members.pages, members.loc));
      }
    } else if (first == JsonToken.START_ARRAY) {
      in.skipChildren();
      into.add(new Candidate(path, depth, Shape.ROWS, true, false, false, false));
    } else if (first == JsonToken.END_ARRAY) {
      into.add(new Candidate(path, depth, Shape.ARRAY, false, false, false, false));
    } else if (depth == 0 || isUrlList(in, path)) {
      into.add(new Candidate(path, depth, Shape.ARRAY, true, true, true, false));
    }
    while (first != JsonToken.END_ARRAY && in.currentToken() != null) {
      JsonToken next = in.nextToken();
      if (next == null || next == JsonToken.END_ARRAY) {
        return;
      } else if (next.isStructStart()) {
        in.skipChildren();
      }
    }
  }
}
