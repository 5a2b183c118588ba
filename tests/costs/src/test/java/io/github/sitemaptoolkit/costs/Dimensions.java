package io.github.sitemaptoolkit.costs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The ways in which documents of a format grow, with what stands around what there is more of. */
final class Dimensions {

  /** The address that urls begin with. */
  static final String SITE = "https://www.example.com/";

  private final String format;
  private final String before;
  private final String after;
  private final List<Dimension> all = new ArrayList<>();

  Dimensions(String format, String before, String after) {
    this.format = format;
    this.before = before;
    this.after = after;
  }

  /** Adds a way to grow: a text for each number, one after the other. */
  Dimensions add(String name, int times, IntFunction<String> each) {
    return add(name, times, "", each, "");
  }

  /** Adds a way to grow within something that there is one of. */
  Dimensions add(String name, int times, String begin, IntFunction<String> each, String end) {
    return whole(name, times, n -> before + begin + repeated(n, each) + end + after);
  }

  /** Adds a way to grow that makes the whole document. */
  Dimensions whole(String name, int times, IntFunction<String> document) {
    all.add(new Dimension(format, name, times, n -> document.apply(n).getBytes(UTF_8)));
    return this;
  }

  List<Dimension> list() {
    return all;
  }

  static String repeated(int times, IntFunction<String> each) {
    return IntStream.range(0, times).mapToObj(each).collect(Collectors.joining());
  }
}
