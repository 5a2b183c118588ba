package io.github.sitemaptoolkit.benchmarks;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/** The text of a document that is made, with words that are the same for each seed. */
final class Text {

  private static final String[] WORDS =
      ("summer winter leather running shoes garden kitchen table wooden vintage modern premium"
              + " guide review best cheap outdoor camping travel paris london recipes chicken"
              + " salad music guitar piano camera lens laptop phone tablet charger blue green")
          .split(" ");
  private static final String[] OTHERS = {"Café", "Zürich", "東京", "façade", "Россия", "&amp;"};

  private final StringBuilder all = new StringBuilder();
  private final Random random;

  Text(long seed) {
    random = new Random(seed);
  }

  Text add(String text) {
    all.append(text);
    return this;
  }

  Text field(String name, String text) {
    return add("      <" + name + '>' + text + "</" + name + ">\n");
  }

  int number(int bound) {
    return random.nextInt(bound);
  }

  String word() {
    return WORDS[random.nextInt(WORDS.length)];
  }

  Text slug(int words) {
    for (int i = 0; i < words; i++) {
      add(i == 0 ? "" : "-").add(word());
    }
    return this;
  }

  Text words(int words) {
    for (int i = 0; i < words; i++) {
      boolean other = random.nextInt(30) == 0;
      add(i == 0 ? "" : " ").add(other ? OTHERS[random.nextInt(OTHERS.length)] : word());
    }
    return this;
  }

  String date() {
    String day =
        2015 + random.nextInt(10) + "-0" + (1 + random.nextInt(9)) + "-1" + random.nextInt(9);
    return random.nextBoolean() ? day : day + "T12:3" + random.nextInt(9) + ":00+00:00";
  }

  byte[] bytes() {
    return all.toString().getBytes(StandardCharsets.UTF_8);
  }
}
