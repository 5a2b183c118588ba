package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.text.NameTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The number of urls in each section, and in the parts of sections. */
final class Sections {

  private static final int MOST = 2_000;
  private static final int MOST_PARTS = 20_000;
  private static final long MOST_CHARS = 1_000_000;

  private static final Comparator<SectionLook> LARGEST_FIRST =
      Comparator.comparingLong(SectionLook::urls).reversed().thenComparing(SectionLook::path);

  /** The numbers of one directory, one after the other in an array. */
  private static final int URLS = 0;

  private static final int DATED = 1;
  private static final int IMAGES = 2;
  private static final int VIDEOS = 3;
  private static final int OTHERS = 4; // urls in parts beyond the limit
  private static final int NUMBERS = 5;

  /** Directories and the numbers of urls that are counted there. */
  private static final class Directories {
    private final NameTable names;
    private long[] counts = new long[16 * NUMBERS]; // without those inside it that are known
    private int[] owners = new int[16]; // the directory around each

    Directories(int most, long mostChars) {
      names = new NameTable(most, mostChars);
    }

    void own(int directory, int owner) {
      if (directory >= owners.length) {
        owners = Arrays.copyOf(owners, directory * 2);
      }
      owners[directory] = owner;
    }

    int number(String url, int from, int to) {
      return names.number(url, from, to);
    }

    /** Counts a url; what it has is a bit for each of the numbers. */
    void count(int directory, int has) {
      int first = directory * NUMBERS;
      if (first >= counts.length) {
        counts = Arrays.copyOf(counts, first * 2);
      }
      for (int number = 0; number < NUMBERS; number++) {
        counts[first + number] += has >> number & 1;
      }
    }

    long[] counts(int directory) {
      int first = directory * NUMBERS;
      return first < counts.length
          ? Arrays.copyOfRange(counts, first, first + NUMBERS)
          : new long[NUMBERS];
    }
  }

  /** A directory with what is inside it, as a tree. */
  private static final class Tree {
    private final String path;
    private final long[] counts = new long[NUMBERS];
    private final Map<String, Tree> inner = new HashMap<>();

    Tree(String path) {
      this.path = path;
    }

    /** Adds what is counted of a directory inside, whose path begins with this one's. */
    void add(String name, long[] counted) {
      Tree tree = this;
      for (int at = path.length(); at < name.length(); at = tree.path.length()) {
        String next = name.substring(0, name.indexOf('/', at) + 1);
        for (int number = URLS; number < OTHERS; number++) {
          tree.counts[number] += counted[number];
        }
        tree = tree.inner.computeIfAbsent(next, Tree::new);
      }
      for (int number = URLS; number < NUMBERS; number++) {
        tree.counts[number] += counted[number];
      }
    }

    SectionLook look() {
      return new SectionLook(
          path,
          counts[URLS],
          counts[DATED],
          counts[IMAGES],
          counts[VIDEOS],
          inner.values().stream().map(Tree::look).sorted(LARGEST_FIRST).toList(),
          counts[OTHERS]);
    }
  }

  private final Directories sections = new Directories(MOST, MOST_CHARS);
  private final Directories parts = new Directories(MOST + MOST_PARTS, 2 * MOST_CHARS);
  private final Directories deeper = new Directories(MOST_PARTS, 2 * MOST_CHARS);
  private long others;

  /**
   * Counts a url.
   *
   * @param from where its path begins
   */
  void add(String url, int from, boolean date, boolean image, boolean video) {
    int has =
        1 << URLS | (date ? 1 << DATED : 0) | (image ? 1 << IMAGES : 0) | (video ? 1 << VIDEOS : 0);
    int end = firstEnd(url, from);
    if (end < 0) {
      add("/", 0, 1, 1, 1, has);
      return;
    }
    int inner = directoryEnd(url, end);
    if (inner < 0) {
      add(url, from, end, end, end, has);
      return;
    }
    int deepest = inner;
    for (int next = inner, depth = 2; next >= 0 && depth < SectionLook.DEEPEST; depth++) {
      next = directoryEnd(url, deepest);
      deepest = Math.max(deepest, next);
    }
    add(url, from, end, inner, deepest, has);
  }

  private void add(String url, int from, int end, int inner, int deepest, int has) {
    if (deepest > inner) {
      int known = deeper.names.size();
      int directory = deeper.number(url, from, deepest);
      if (deeper.names.size() > known) {
        deeper.own(directory, part(url, from, end, inner));
      }
      if (directory != NameTable.NONE && deeper.owners[directory] != NameTable.NONE) {
        deeper.count(directory, has);
        return;
      }
    }
    int part = part(url, from, end, inner);
    if (part != NameTable.NONE) {
      parts.count(part, deepest > inner ? has | 1 << OTHERS : has);
      return;
    }
    int section = sections.number(url, from, end);
    if (section == NameTable.NONE) {
      others++;
    } else {
      sections.count(section, has | 1 << OTHERS);
    }
  }

  /** Returns the number of the part of a section; {@link NameTable#NONE} beyond the limits. */
  private int part(String url, int from, int end, int inner) {
    int known = parts.names.size();
    int part = parts.number(url, from, inner);
    if (parts.names.size() > known) {
      parts.own(part, sections.number(url, from, end));
    }
    return part == NameTable.NONE || parts.owners[part] == NameTable.NONE ? NameTable.NONE : part;
  }

  private static int firstEnd(String url, int from) {
    boolean path = from < url.length() && url.charAt(from) == '/';
    return path ? directoryEnd(url, from + 1) : -1;
  }

  /** Returns where the directory ends, behind its slash; -1 if there is none before the query. */
  private static int directoryEnd(String url, int from) {
    for (int i = from; i < url.length(); i++) {
      char c = url.charAt(i);
      if (c == '/') {
        return i + 1;
      } else if (c == '?' || c == '#') {
        return -1;
      }
    }
    return -1;
  }

  /** Returns the section of a url, as {@link #add} finds it. */
  static String of(String url, int from) {
    int end = firstEnd(url, from);
    return end < 0 ? "/" : url.substring(from, end);
  }

  /** Returns the sections, largest first. */
  List<SectionLook> looks() {
    List<Tree> trees = new ArrayList<>();
    for (int i = 0; i < sections.names.size(); i++) {
      trees.add(new Tree(sections.names.name(i)));
      trees.get(i).add(sections.names.name(i), sections.counts(i));
    }
    for (int i = 0; i < parts.names.size(); i++) {
      if (parts.owners[i] != NameTable.NONE) {
        trees.get(parts.owners[i]).add(parts.names.name(i), parts.counts(i));
      }
    }
    for (int i = 0; i < deeper.names.size(); i++) {
      if (deeper.owners[i] != NameTable.NONE) {
        int section = parts.owners[deeper.owners[i]];
        trees.get(section).add(deeper.names.name(i), deeper.counts(i));
      }
    }
    return trees.stream().map(Tree::look).sorted(LARGEST_FIRST).toList();
  }

  /** Returns the number of urls in sections beyond the limit. */
  long others() {
    return others;
  }
}
