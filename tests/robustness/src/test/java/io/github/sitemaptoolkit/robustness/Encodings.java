package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Bytes that are not what they say, or not what any document may hold. */
final class Encodings {

  private static final String DECLARED =
      "<?xml version=\"1.0\" encoding=\"%s\"?>"
          + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
          + Corpus.SITE;
  private static final String END = "</loc></url></urlset>";
  private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final List<Attack> attacks = new ArrayList<>();

  List<Attack> all() {
    badBytes();
    badReferences();
    conflicts();
    return attacks;
  }

  private void badBytes() {
    bytes("overlong-slash", 0xC0, 0xAF);
    bytes("overlong-less-than", 0xE0, 0x80, 0xBC);
    bytes("overlong-nul", 0xC0, 0x80);
    bytes("surrogate", 0xED, 0xA0, 0x80);
    bytes("surrogate-pair-in-utf-8", 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80);
    bytes("beyond-unicode", 0xF4, 0x90, 0x80, 0x80);
    bytes("five-bytes", 0xF8, 0x88, 0x80, 0x80, 0x80);
    bytes("lone-ff", 0xFF);
    bytes("lone-continuation", 0x80);
    bytes("cut-character", 0xE2, 0x82);
    bytes("latin-1", 0xE9);
    bytes("nul", 0);
    bytes("control", 1);
    bytes("escape", 0x1B);
    bytes("noncharacter", 0xEF, 0xBF, 0xBE);
  }

  private void bytes(String name, int... values) {
    var document = new ByteArrayOutputStream();
    document.writeBytes(declared("UTF-8").getBytes(UTF_8));
    for (int value : values) {
      document.write(value);
    }
    document.writeBytes(END.getBytes(UTF_8));
    attacks.add(Attack.of("bytes/" + name, "xml", document.toByteArray()));
    var line = new ByteArrayOutputStream();
    line.writeBytes(Corpus.SITE.getBytes(UTF_8));
    for (int value : values) {
      line.write(value);
    }
    attacks.add(Attack.of("bytes/" + name + "/txt", "txt", line.toByteArray()));
  }

  private void badReferences() {
    for (String reference :
        new String[] {
          "&#0;",
          "&#x1;",
          "&#xB;",
          "&#xFFFE;",
          "&#xFFFF;",
          "&#xD800;",
          "&#xD83D;&#xDE00;",
          "&#x110000;",
          "&#99999999999999999999;",
          "&#-1;",
          "&#x;",
          "&#;",
          "&;",
          "&",
          "&a",
          "&a=b",
          "&nbsp;",
          "&unknown;",
          "]]>",
          "<",
          "<!",
          "<![CDATA[",
          "<?",
          "</"
        }) {
      attacks.add(Attack.of("reference/" + reference, "xml", declared("UTF-8") + reference + END));
    }
    String next = declared("UTF-8").replace("\"1.0\"", "\"1.1\"");
    attacks.add(Attack.of("reference/control-of-xml-1.1", "xml", next + "&#1;\u0085" + END));
  }

  private void conflicts() {
    for (String name :
        List.of(
            "UTF-7",
            "utf8",
            "x-foo",
            "EBCDIC-CP-US",
            "UTF-16",
            "UTF-32",
            "ISO-8859-1",
            "GBK",
            "HZ-GB-2312",
            "ISO-2022-JP",
            "",
            "../../etc/passwd",
            "a".repeat(100_000))) {
      String shown = name.length() > 20 ? "endless" : name.replace('/', '-');
      attacks.add(Attack.of("declared/" + shown, "xml", declared(name) + "+ADw-x+AD4-" + END));
    }
    for (String name : List.of("UTF-32BE", "UTF-32LE", "IBM037", "UTF-16BE", "UTF-16LE")) {
      byte[] document = (declared(name) + END).getBytes(Charset.forName(name));
      attacks.add(Attack.of("encoded/" + name, "xml", document));
    }
    marked("utf-8-mark-utf-16-declared", (declared("UTF-16") + END).getBytes(UTF_8));
    marked("utf-8-mark-utf-16-bytes", (declared("UTF-16") + END).getBytes(UTF_16LE));
    marked("two-marks", ("\uFEFF" + declared("UTF-8") + END).getBytes(UTF_8));
    marked("mark-and-nothing", new byte[0]);
    byte[] wide = ("\uFEFF" + declared("UTF-8") + END).getBytes(UTF_16BE);
    attacks.add(Attack.of("marked/utf-16-utf-8-declared", "xml", wide));
    byte[] odd = Arrays.copyOf(wide, wide.length - 1);
    attacks.add(Attack.of("marked/utf-16-cut", "xml", odd));
    attacks.add(Attack.of("marked/half", "xml", "\u00EF\u00BB".getBytes(ISO_8859_1)));
  }

  private void marked(String name, byte[] rest) {
    var document = new ByteArrayOutputStream();
    document.writeBytes(MARK);
    document.writeBytes(rest);
    attacks.add(Attack.of("marked/" + name, "xml", document.toByteArray()));
  }

  private static String declared(String encoding) {
    return DECLARED.replace("%s", encoding);
  }
}
