package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects attacks, each also compressed and in UTF-16. How bytes become characters is the same for
 * all of them, so in a build only every third one is dressed like that: it saves a third of the
 * time.
 */
final class Dressed {

  private static final int EACH = 3;

  private final boolean all;
  private final List<Attack> attacks = new ArrayList<>();
  private int added;

  /**
   * Creates a collection.
   *
   * @param scale how many times as large as usual the large ones are: more than 1 dresses them all
   */
  Dressed(int scale) {
    this.all = scale > 1;
  }

  /** Adds an attack in UTF-8, and perhaps compressed and in UTF-16. */
  void add(String name, String extension, Piece text) {
    if (addGzipped(name, extension, text)) {
      attacks.add(Attack.of(name + "/utf-16", extension, UTF_16, text));
    }
  }

  /** Adds an attack in UTF-8, and perhaps compressed; returns whether it was dressed. */
  boolean addGzipped(String name, String extension, Piece text) {
    Attack plain = Attack.of(name, extension, UTF_8, text);
    attacks.add(plain);
    boolean dressed = all || added++ % EACH == 0;
    if (dressed) {
      attacks.add(plain.gzipped());
    }
    return dressed;
  }

  List<Attack> attacks() {
    return attacks;
  }
}
