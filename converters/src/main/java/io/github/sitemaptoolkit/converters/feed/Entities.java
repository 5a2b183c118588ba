package io.github.sitemaptoolkit.converters.feed;

import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The character references of HTML: all numbers, and the names that are in common use. */
final class Entities {

  /** The names of U+00A0 to U+00FF, in this order. */
  private static final String LATIN_1 =
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg
      plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34
      iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
      Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil
      egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
      ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """;

  /** Names with their code points. */
  private static final String OTHERS =
      """
      amp 26 lt 3C gt 3E quot 22 apos 27 OElig 152 oelig 153 Scaron 160 scaron 161 Yuml 178
      fnof 192 circ 2C6 tilde 2DC ensp 2002 emsp 2003 thinsp 2009 zwnj 200C zwj 200D lrm 200E
      rlm 200F ndash 2013 mdash 2014 lsquo 2018 rsquo 2019 sbquo 201A ldquo 201C rdquo 201D
      bdquo 201E dagger 2020 Dagger 2021 bull 2022 hellip 2026 permil 2030 prime 2032
      Prime 2033 lsaquo 2039 rsaquo 203A oline 203E frasl 2044 euro 20AC trade 2122 larr 2190
      uarr 2191 rarr 2192 darr 2193 harr 2194 minus 2212 infin 221E asymp 2248 ne 2260
      equiv 2261 le 2264 ge 2265 hearts 2665
      """;

  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final Map<String, String> NAMED = named();

  private Entities() {}

  private static Map<String, String> named() {
    Map<String, String> names = new HashMap<>();
    int code = 0xA0;
    for (String name : LATIN_1.strip().split("\\s+", -1)) {
      names.put(name, Character.toString(code++));
    }
    String[] others = OTHERS.strip().split("\\s+", -1);
    for (int i = 0; i < others.length; i += 2) {
      names.put(others[i], Character.toString(Integer.parseInt(others[i + 1], 16)));
    }
    return Map.copyOf(names);
  }

  /** Returns what a name stands for, or null if it is not known. */
  static @Nullable String named(String name) {
    return NAMED.get(name);
  }

  /** Returns what {@code #233} or {@code #xE9} stands for, or null if that is no character. */
  static @Nullable String numbered(String reference) {
    boolean hex = reference.startsWith("x", 1) || reference.startsWith("X", 1);
    int code;
    try {
      code = Integer.parseInt(reference.substring(hex ? 2 : 1), hex ? 16 : 10);
    } catch (NumberFormatException e) {
      return null;
    }
    if (code >= 0x80 && code < 0xA0) { // as HTML reads them: they are written by mistake
      return new String(new byte[] {(byte) code}, WINDOWS);
    }
    return code > 0 && Character.isValidCodePoint(code) ? Character.toString(code) : null;
  }
}
