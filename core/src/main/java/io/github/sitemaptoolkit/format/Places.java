package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The places of one entry's values in its document: where the text of each begins and ends. Only
 * recorded with {@link Context#withPlaces}.
 *
 * <p>The place of a value begins with the first of its characters and ends behind the last:
 * references and escapes belong to it as a whole, quotes and white space around it do not. What has
 * no text, such as an element with children, has the place of its start tag.
 *
 * <p>A value is denoted by its path: {@code lastmod} for a field of the entry, {@code video[1]} for
 * the first element of the extension with the id {@code video}. Paths continue as in {@link
 * io.github.sitemaptoolkit.element.ElementTable}: {@code video[1].price[2]@currency}. A repeated
 * element whose value was not used has no place.
 *
 * <p>Belongs to the last entry read, and changes with the next one. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class Places {

  /** The entry itself, as the parent of its values; see {@link #add}. */
  public static final int ENTRY = -1;

  private static final int DROPPED = -2;
  private static final int NONE = -3;
  private static final int CACHED = 4; // levels of elements in each other

  private final String name;
  private final UnaryOperator<@Nullable String> documentPaths;
  private Location entry;
  private long number;

  // One item for each element or attribute, in document order; paths are only resolved on a lookup.
  private int[] around = new int[16];
  private String[] names = new String[16];
  private boolean[] attributes = new boolean[16];
  private @Nullable Location[] places = new @Nullable Location[16]; // null if it is found later
  private @Nullable Location[] before = new @Nullable Location[16]; // that a text replaced
  private int size;

  // The children of each element, linked when something is looked up; the entry is the first.
  private int[] firstChild = {};
  private int[] lastChild = {};
  private int[] nextChild = {};
  private int linked; // items

  // What was found last on each level: rules look at one repeat after the other.
  private final int[] foundIn = new int[CACHED];
  private final int[] found = new int[CACHED];
  private final int[] foundNumber = new int[CACHED];

  private int reached; // of the path that was looked up last, with a mark behind it
  private @Nullable Supplier<Location> end; // of the entry; null if it is that of its place
  private @Nullable LaterPlaces later; // finds the places; null if they are added
  private boolean filled; // by it
  private @Nullable String fieldPath; // that was asked for last
  private @Nullable Location field; // its place

  /**
   * Creates the places of a page, without any values so far.
   *
   * @param entry where the page is
   */
  public Places(Location entry) {
    this(entry, "url", path -> null);
  }

  /**
   * Creates the places of an entry, without any values so far.
   *
   * @param entry where the entry is
   * @param name the name of entries in paths: {@code url}, or {@code sitemap} in an index
   * @param documentPaths returns the path of a field in the terms of the document, for a path
   *     within the current entry; null if it has none
   */
  public Places(Location entry, String name, UnaryOperator<@Nullable String> documentPaths) {
    this.entry = entry;
    this.name = name;
    this.documentPaths = documentPaths;
    forget();
  }

  /**
   * Returns the path of a value in the document, such as {@code url[3].loc}; the same path if the
   * number of the entry is unknown.
   */
  public String path(String path) {
    return number == 0 ? path : FieldPath.of(name, number, path);
  }

  /** Returns the number of the entry in the document, from 1; 0 before the first one. */
  public long number() {
    return number;
  }

  /** Returns the path of a value in the terms of the document; null if it has none. */
  public @Nullable String documentPath(String path) {
    return documentPaths.apply(path);
  }

  /**
   * Returns the place of a value; if it has no place of its own, that of the nearest parent that
   * has one, or of the entry. A parent with a text, which lacks an attribute, has the place of its
   * start tag then.
   */
  public Location of(String path) {
    if (path.isEmpty()) {
      return entry; // needs no places of values
    }
    int deepest = deepest(path);
    return deepest < 0 ? entry : reached > path.length() ? place(deepest) : tag(deepest);
  }

  /** Returns the value that is deepest on a path, and notes how much of the path it reaches. */
  private int deepest(String path) {
    fill();
    int deepest = ENTRY;
    int from = path.startsWith("@") ? 1 : 0;
    int level = 0;
    for (int next = child(ENTRY, path, from, level);
        next >= 0;
        next = child(next, path, from, ++level)) {
      deepest = next;
      from = PathStep.endOfStep(path, from + names[next].length()) + 1;
    }
    reached = from;
    return deepest;
  }

  private Location place(int value) {
    Location known = places[value];
    return known == null ? Objects.requireNonNull(later).place(value) : known;
  }

  private Location tag(int element) {
    Location tag = before[element];
    return tag != null ? tag : later != null ? later.tag(element) : place(element);
  }

  /**
   * Returns the place of a value, as {@link #of} does; for fields and elements of the entry often
   * without finding out more. Elements are best asked for in the order of the document.
   */
  public Location ofField(String path) {
    Location known = path.equals(fieldPath) ? field : null;
    if (known == null) {
      known = later == null || filled ? null : later.find(path);
      known = known == null ? of(path) : known;
      field = known;
      fieldPath = path;
    }
    return known;
  }

  /**
   * Returns the place of the entry as a whole: in XML from its {@code <url>}, {@code <item>} or
   * {@code <entry>} to behind the end tag, in JSON from its first brace to behind the last, in
   * tables its row, in lists of urls its url. Cells of a workbook have no such range: that of the
   * row is known by its number alone.
   *
   * <p>Only found out when it is asked for, which must be before the next entry is read.
   */
  public Location entry() {
    Supplier<Location> known = end;
    Location last = known == null ? entry : known.get();
    return known == null || entry.extent() == null ? last : entry.through(last);
  }

  /** Returns whether an element or a field of the entry has a place of its own. */
  public boolean has(String path) {
    deepest(path);
    return reached == path.length() + 1;
  }

  /**
   * Returns the child that the next step of a path denotes; -1 if there is none. Of an attribute
   * that a document has twice, that is the last.
   */
  private int child(int in, String path, int from, int level) {
    if (from >= path.length()) {
      return NONE;
    } else if (from > 0 && path.charAt(from - 1) == '@') {
      return attribute(in, path, from);
    }
    link();
    int begin = size == 0 ? NONE : firstChild[in + 1];
    int met = 0;
    if (level < CACHED && foundIn[level] == in) {
      int last = found[level];
      int name = from + names[last].length();
      if (path.startsWith(names[last], from)
          && PathStep.isEnd(path, PathStep.endOfStep(path, name))
          && foundNumber[level] <= PathStep.number(path, name, PathStep.endOfStep(path, name))) {
        begin = last;
        met = foundNumber[level] - 1;
      }
    }
    for (int i = begin; i >= 0; i = nextChild[i]) {
      if (around[i] == in && !attributes[i] && path.startsWith(names[i], from)) {
        int name = from + names[i].length();
        int end = PathStep.endOfStep(path, name);
        if (PathStep.isEnd(path, end) && ++met == PathStep.number(path, name, end)) {
          keep(level, in, i, met);
          return i;
        }
      }
    }
    return NONE;
  }

  private int attribute(int in, String path, int from) {
    link();
    int last = NONE;
    for (int i = size == 0 ? NONE : firstChild[in + 1]; i >= 0; i = nextChild[i]) {
      if (around[i] == in && attributes[i] && path.startsWith(names[i], from)) {
        last = PathStep.isEnd(path, PathStep.endOfStep(path, from + names[i].length())) ? i : last;
      }
    }
    return last;
  }

  private void keep(int level, int in, int child, int number) {
    if (level < CACHED) {
      foundIn[level] = in;
      found[level] = child;
      foundNumber[level] = number;
    }
  }

  private void forget() {
    Arrays.fill(foundIn, NONE);
  }

  /** Links the items that were added since the last time. */
  private void link() {
    if (linked == size) {
      return;
    }
    int before = linked == 0 ? 0 : linked + 1;
    if (firstChild.length <= size) {
      firstChild = Arrays.copyOf(firstChild, places.length + 1);
      lastChild = Arrays.copyOf(lastChild, places.length + 1);
      nextChild = Arrays.copyOf(nextChild, places.length);
    }
    Arrays.fill(firstChild, before, size + 1, NONE);
    for (; linked < size; linked++) {
      nextChild[linked] = NONE;
      int in = around[linked] + 1;
      if (in >= 0) {
        if (firstChild[in] == NONE) {
          firstChild[in] = linked;
        } else {
          nextChild[lastChild[in]] = linked;
        }
        lastChild[in] = linked;
      }
    }
  }

  /** Starts over with the next entry of the document. To be called by readers. */
  public void begin(Location at) {
    begin(at, number + 1);
  }

  /**
   * Starts over with an entry of the document. To be called by readers.
   *
   * @param which the number of the entry in the document, from 1
   */
  public void begin(Location at, long which) {
    entry = at;
    number = which;
    size = 0;
    linked = 0;
    forget();
    later = null;
    filled = false;
    end = null;
    fieldPath = null;
  }

  /**
   * Sets what returns the last part of the current entry, such as its end tag, when its range is
   * asked for; all of it, if its place is a point. To be called by readers of formats whose entries
   * are more than their place.
   */
  public void endLater(Supplier<Location> last) {
    end = last;
  }

  /**
   * Sets what finds the places of the current entry when they are asked for. To be called by
   * readers that know them at any time before the next entry.
   */
  public void findLater(LaterPlaces finder) {
    later = finder;
  }

  private void fill() {
    if (later != null && !filled) {
      filled = true;
      later.fill();
    }
  }

  /**
   * Adds a value whose place is found later. To be called by {@link LaterPlaces#fill}.
   *
   * @param in the parent: {@link #ENTRY}, or the number that this method returned for the parent
   * @param field the name of a field, element or attribute, or the id of an extension
   * @return a number that denotes the value
   */
  public int addLater(int in, String field, boolean attribute) {
    return add(in, field, attribute, null);
  }

  /**
   * Adds the place of a value. To be called by readers.
   *
   * @param in the parent: {@link #ENTRY}, or the number that this method returned for the parent
   * @param field the name of a field or element, or the id of an extension
   * @return a number that denotes this place in {@code add}, {@code set} and {@code drop}
   */
  public int add(int in, String field, Location at) {
    return add(in, field, false, at);
  }

  /**
   * Adds the place of the value of an attribute, without its quotes. To be called by readers.
   *
   * @param in the element, or {@link #ENTRY} for an attribute of the entry's own
   */
  public void addAttribute(int in, String attribute, Location at) {
    add(in, attribute, true, at);
  }

  private int add(int in, String field, boolean attribute, @Nullable Location at) {
    if (size == places.length) {
      around = Arrays.copyOf(around, 2 * size);
      names = Arrays.copyOf(names, 2 * size);
      attributes = Arrays.copyOf(attributes, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
      before = Arrays.copyOf(before, 2 * size);
    }
    around[size] = in;
    names[size] = field;
    attributes[size] = attribute;
    places[size] = at;
    before[size] = null;
    fieldPath = null;
    return size++;
  }

  /**
   * Changes the place of a value to that of its text, once this is known. The former place is that
   * of what its start tag lacks. To be called by readers.
   */
  public void set(int place, Location at) {
    before[place] = places[place];
    places[place] = at;
    fieldPath = null;
  }

  /** Removes the place of a value, and of everything inside it. To be called by readers. */
  public void drop(int place) {
    around[place] = DROPPED;
    fieldPath = null;
    forget();
  }

  /**
   * Removes the place of the value of the same name before a value that replaces it, and of
   * everything inside it; of none, if that is the first. To be called by readers.
   */
  public void dropEarlier(int place) {
    for (int i = place - 1; i > around[place]; i--) {
      if (around[i] == around[place] && !attributes[i] && names[i].equals(names[place])) {
        drop(i);
        return;
      }
    }
  }

  /** Returns the place of the entry. */
  @Override
  public String toString() {
    return "Places[" + entry + ']';
  }
}
