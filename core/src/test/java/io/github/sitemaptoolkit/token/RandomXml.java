package io.github.sitemaptoolkit.token;

import java.util.Random;

/** Well-formed documents made by chance, the same for the same seed. */
final class RandomXml {

  private static final String[] NAMES = {"url", "loc", "a", "b-c", "_d.9", "ümlaut", "image"};
  private static final String[] PREFIXES = {"image", "x", "y"};
  private static final String[] SPACES = {" ", "\n", "\t", "\r\n", "  ", "\r"};
  private static final String[] TEXTS = {
    "https://example.com/a?b=1",
    "text",
    "é",
    "東京",
    "😀",
    "&amp;",
    "&lt;",
    "&gt;",
    "&quot;",
    "&apos;",
    "&#65;",
    "&#x1F600;",
    "&#10;",
    "&#13;",
    "]]",
    ">",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "'",
    "\"",
    "=",
    "/",
    "&#x9;",
    "&#160;",
    "\u0085",
    "\u2028",
    "-",
    "--",
    "?",
    "!",
    "[",
    "\uFFFD",
    "\u007F"
  };

  private final Random random;
  private final StringBuilder out = new StringBuilder();

  RandomXml(long seed) {
    random = new Random(seed);
  }

  /** Returns a document. */
  String document() {
    if (chance(60)) {
      String quote = quote();
      out.append("<?xml version=").append(quote).append("1.0").append(quote);
      if (chance(50)) {
        out.append(" encoding='UTF-8'");
      }
      if (chance(20)) {
        out.append(" standalone = \"yes\"");
      }
      out.append(chance(50) ? "?>" : " ?>");
    }
    misc();
    element(0);
    misc();
    return out.toString();
  }

  private void misc() {
    for (int i = random.nextInt(3); i > 0; i--) {
      switch (random.nextInt(3)) {
        case 0 -> space();
        case 1 -> comment();
        default -> instruction();
      }
    }
  }

  private void element(int depth) {
    String prefix = chance(30) ? pick(PREFIXES) : "";
    String name = (prefix.isEmpty() ? "" : prefix + ':') + pick(NAMES);
    out.append('<').append(name);
    for (String declared : PREFIXES) {
      if (depth == 0 || chance(4)) {
        attribute("xmlns:" + declared, "urn:" + declared + random.nextInt(2));
      }
    }
    if (chance(depth == 0 ? 60 : 5)) {
      attribute("xmlns", chance(20) ? "" : "http://www.sitemaps.org/schemas/sitemap/0.9");
    }
    int count = chance(30) ? random.nextInt(4) : 0;
    for (int i = 0; i < count; i++) {
      String prefixed = chance(20) ? pick(PREFIXES) + ':' : "";
      attribute(prefixed + "p" + i, null);
    }
    if (chance(20)) {
      space();
    }
    if (chance(15)) {
      out.append("/>");
      return;
    }
    out.append('>');
    for (int i = random.nextInt(depth < 5 ? 6 : 2); i > 0; i--) {
      content(depth);
    }
    out.append("</").append(name);
    if (chance(10)) {
      space();
    }
    out.append('>');
  }

  private void attribute(String name, String value) {
    space();
    out.append(name);
    if (chance(10)) {
      space();
    }
    out.append('=');
    if (chance(10)) {
      space();
    }
    String quote = quote();
    out.append(quote);
    if (value == null) {
      for (int i = random.nextInt(4); i > 0; i--) {
        String text = pick(TEXTS);
        out.append(text.equals(quote) ? "q" : text);
      }
    } else {
      out.append(value);
    }
    out.append(quote);
  }

  private void content(int depth) {
    switch (random.nextInt(10)) {
      case 0 -> comment();
      case 1 -> instruction();
      case 2 -> out.append("<![CDATA[").append(plain()).append(chance(20) ? "]" : "").append("]]>");
      case 3, 4, 5 -> text();
      case 6 -> space();
      default -> {
        if (depth < 6) {
          element(depth + 1);
        }
      }
    }
  }

  private void text() {
    for (int i = random.nextInt(5); i > 0; i--) {
      String text = pick(TEXTS);
      boolean closes = text.equals(">") && out.toString().endsWith("]]");
      out.append(closes ? "&gt;" : text);
    }
  }

  private String plain() {
    var text = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      text.append(pick(TEXTS)).append(chance(20) ? "<b>&" : "");
    }
    return text.toString().replace("]]>", "");
  }

  private void comment() {
    out.append("<!--").append(plain().replace("-", "~")).append("-->");
  }

  private void instruction() {
    out.append("<?").append(pick(new String[] {"php", "xml-stylesheet", "p"}));
    out.append(chance(50) ? "" : " " + plain().replace("?", "")).append("?>");
  }

  private void space() {
    out.append(pick(SPACES));
  }

  private String quote() {
    return chance(50) ? "'" : "\"";
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private String pick(String[] from) {
    return from[random.nextInt(from.length)];
  }
}
