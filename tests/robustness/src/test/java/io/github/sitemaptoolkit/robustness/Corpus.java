package io.github.sitemaptoolkit.robustness;

import java.util.ArrayList;
import java.util.List;

/** All hostile documents. */
final class Corpus {

  /** What every url of the corpus begins with: one that does not was made up by who read it. */
  static final String SITE = "https://example.com/";

  private Corpus() {}

  static List<Attack> all(Traps traps, int scale) {
    var dressed = new Dressed(scale);
    for (Payload payload : new XmlPayloads(traps, scale).all()) {
      for (Shape shape : Shape.values()) {
        String name = payload.name() + '/' + shape;
        if (shape == Shape.URLSET || shape == Shape.RSS) { // below that it is one way
          dressed.add(name, shape.extension(), shape.with(payload));
        } else {
          dressed.addGzipped(name, shape.extension(), shape.with(payload));
        }
      }
    }
    List<Attack> all = new ArrayList<>(dressed.attacks());
    all.addAll(new Encodings().all());
    all.addAll(new GzipAttacks(scale).all());
    all.addAll(new TextAttacks(scale).all());
    all.addAll(new FeedAttacks(scale).all());
    all.addAll(new WorkbookAttacks(scale).all());
    return all;
  }
}
