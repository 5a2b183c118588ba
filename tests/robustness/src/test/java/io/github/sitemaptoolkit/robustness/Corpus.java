package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;

/** All hostile documents. */
final class Corpus {

  /** What every url of the corpus begins with: one that does not was made up by who read it. */
  static final String SITE = "https://example.com/";

  private Corpus() {}

  static List<Attack> all(Traps traps, int scale) {
    List<Attack> all = new ArrayList<>();
    for (Payload payload : new XmlPayloads(traps, scale).all()) {
      for (Shape shape : Shape.values()) {
        String name = payload.name() + '/' + shape;
        Attack plain = Attack.of(name, shape.extension(), UTF_8, shape.with(payload));
        all.add(plain);
        all.add(plain.gzipped());
        if (shape == Shape.URLSET || shape == Shape.RSS) { // below that it is one way
          all.add(Attack.of(name + "/utf-16", shape.extension(), UTF_16, shape.with(payload)));
        }
      }
    }
    all.addAll(new Encodings().all());
    all.addAll(new GzipAttacks(scale).all());
    all.addAll(new TextAttacks(scale).all());
    all.addAll(new FeedAttacks(scale).all());
    all.addAll(new WorkbookAttacks(scale).all());
    return all;
  }
}
