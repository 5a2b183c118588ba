package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.text.NameTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

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
  private static final int NUMBERS = 4;

  private final NameTable sections = new NameTable(MOST, MOST_CHARS);
  private final NameTable directories =
      new NameTable(MOST + MOST_PARTS, 2 * MOST_CHARS); // with the parts
  private long[] counts = new long[16 * NUMBERS]; // by directory, without those inside it
  private int[] owners = new int[16]; // the section of each directory
  private long[] otherParts = new long[16 * NUMBERS]; // by section, of parts beyond the limit
  private long others;

  /**
   * Counts a url.
   *
   * @param from where its path begins
   */
  void add(String url, int from, boolean date, boolean image, boolean video) {
    int end = firstEnd(url, from);
    if (end < 0) {
      add("/", 0, 1, 1, date, image, video);
      return;
    }
    int inner = directoryEnd(url, end);
    add(url, from, end, inner < 0 ? end : inner, date, image, video);
  }

  private void add(
      String url, int from, int end, int inner, boolean date, boolean image, boolean video) {
    int known = directories.size();
    int directory = directories.number(url, from, inner);
    if (directories.size() > known) {
      int section = sections.number(url, from, end);
      if (directory >= owners.length) {
        owners = Arrays.copyOf(owners, directory * 2);
        counts = Arrays.copyOf(counts, directory * 2 * NUMBERS);
      }
      owners[directory] = section;
    }
    if (directory != NameTable.NONE && owners[directory] != NameTable.NONE) {
      count(counts, directory, date, image, video);
      return;
    }
    int section = sections.number(url, from, end);
    if (section == NameTable.NONE) {
      others++;
    } else {
      if (section * NUMBERS >= otherParts.length) {
        otherParts = Arrays.copyOf(otherParts, section * 2 * NUMBERS);
      }
      count(otherParts, section, date, image, video);
    }
  }

  private static void count(long[] counts, int at, boolean date, boolean image, boolean video) {
    int first = at * NUMBERS;
    counts[first + URLS]++;
    counts[first + DATED] += date ? 1 : 0;
    counts[first + IMAGES] += image ? 1 : 0;
    counts[first + VIDEOS] += video ? 1 : 0;
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
    long[] sums = Arrays.copyOf(otherParts, sections.size() * NUMBERS);
    List<List<SectionLook>> inner = new ArrayList<>();
    for (int i = 0; i < sections.size(); i++) {
      inner.add(new ArrayList<>());
    }
    for (int i = 0; i < directories.size(); i++) {
      int section = owners[i];
      if (section == NameTable.NONE) {
        continue;
      }
      for (int number = 0; number < NUMBERS; number++) {
        sums[section * NUMBERS + number] += counts[i * NUMBERS + number];
      }
      if (!directories.name(i).equals(sections.name(section))) {
        inner.get(section).add(look(directories.name(i), counts, i, List.of(), 0));
      }
    }
    List<SectionLook> all = new ArrayList<>();
    for (int i = 0; i < sections.size(); i++) {
      inner.get(i).sort(LARGEST_FIRST);
      boolean more = i * NUMBERS < otherParts.length;
      long rest = more ? otherParts[i * NUMBERS + URLS] : 0;
      all.add(look(sections.name(i), sums, i, inner.get(i), rest));
    }
    all.sort(LARGEST_FIRST);
    return all;
  }

  private static SectionLook look(
      String path, long[] counts, int at, List<SectionLook> parts, long otherParts) {
    int first = at * NUMBERS;
    return new SectionLook(
        path,
        counts[first + URLS],
        counts[first + DATED],
        counts[first + IMAGES],
        counts[first + VIDEOS],
        parts,
        otherParts);
  }

  /** Returns the number of urls in sections beyond the limit. */
  long others() {
    return others;
  }
}
