package io.github.sitemaptoolkit.url;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tells from what the path of a url ends in, such as {@code jpg}, what is probably there.
 *
 * @since 0.1
 */
public final class UrlEnding {

  /** What a file of a known ending is. */
  public enum Kind {
    /** A picture. */
    PICTURE,
    /** Sound only. */
    SOUND,
    /** A film, or the list of its parts for players. */
    FILM,
    /** A page, or a program of a server that makes one. */
    PAGE,
    /** Something else that is known, such as a document or a feed. */
    OTHER,
    /** Unknown. */
    UNKNOWN
  }

  /** Kinds, types, and endings with the subtype if that is another word; no type for a dash. */
  private static final String ALL =
      """
      PICTURE image/ jpeg jpg:jpeg png gif webp avif svg:svg+xml bmp ico:vnd.microsoft.icon
      SOUND audio/ mp3:mpeg m4a:mp4 aac ogg oga:ogg opus:ogg wav flac
      FILM video/ mp4 m4v:mp4 mpeg mpg:mpeg mpe:mpeg m2v:mpeg vob:mpeg mov:quicktime qvt:quicktime
      FILM video/ webm ogv:ogg 3gp:3gpp 3g2:3gpp2 mkv:x-matroska avi:x-msvideo divx:x-msvideo
      FILM video/ wmv:x-ms-wmv asf:x-ms-asf flv:x-flv rm:vnd.rn-realvideo ram:vnd.rn-realvideo
      FILM application/ m3u8:vnd.apple.mpegurl m3u:vnd.apple.mpegurl mpd:dash+xml
      PAGE text/ html htm:html shtml:html shtm:html
      PAGE - xhtml mhtml php php3 php4 php5 phtml asp aspx jsp jspx jsf do action cfm cgi
      OTHER application/ xml json pdf gz:gzip
      OTHER - rss atom txt md csv css js zip doc docx xls xlsx ppt pptx ashx pl py rb swf xap
      """;

  private static final Map<String, Kind> KINDS = new HashMap<>();
  private static final Map<String, String> TYPES = new HashMap<>();

  static {
    for (String line : ALL.lines().toList()) {
      String[] words = line.split(" ", -1);
      for (String word : List.of(words).subList(2, words.length)) {
        String ending = word.substring(0, UrlParts.end(word, ":", 0));
        KINDS.put(ending, Kind.valueOf(words[0]));
        if (!words[1].equals("-")) {
          TYPES.put(ending, words[1] + word.substring(word.indexOf(':') + 1));
        }
      }
    }
  }

  private static final int LONGEST =
      KINDS.keySet().stream().mapToInt(String::length).max().orElse(0);

  /** The known endings by their hash, or behind it: they are found without a new text. */
  private static final @Nullable String[] KNOWN = new @Nullable String[256];

  static {
    for (String ending : KINDS.keySet()) {
      int place = hash(ending, 0, ending.length());
      while (KNOWN[place] != null) {
        place = (place + 1) % KNOWN.length;
      }
      KNOWN[place] = ending;
    }
  }

  private UrlEnding() {}

  /**
   * Returns the text after the last dot in the last segment of a path, in lower case; empty if
   * there is none. What follows the path, and the host, are ignored.
   *
   * @param url a url, a relative reference or the name of a file
   */
  public static String of(String url) {
    int end = UrlParts.pathEnd(url);
    int slashes = url.indexOf("//");
    boolean host = slashes == 0 || (slashes > 0 && url.charAt(slashes - 1) == ':');
    int path = host && slashes < end ? UrlParts.authorityEnd(url, slashes + 2) : -1;
    return of(url, Math.max(path, url.lastIndexOf('/', end - 1)) + 1, end);
  }

  /**
   * Returns the text after the last dot of a name in a text, in lower case; empty if there is none.
   *
   * @param from where the name begins
   * @param to where it ends
   */
  public static String of(String text, int from, int to) {
    int dot = text.lastIndexOf('.', to - 1);
    if (dot < from) {
      return "";
    }
    String known = known(text, dot + 1, to);
    return known == null ? text.substring(dot + 1, to).toLowerCase(Locale.ROOT) : known;
  }

  /** Returns the known ending that a part of a text is, in any case; null if it is none. */
  private static @Nullable String known(String text, int from, int to) {
    if (to - from > LONGEST) {
      return null;
    }
    int place = hash(text, from, to);
    while (KNOWN[place] != null) {
      if (isEqual(KNOWN[place], text, from, to)) {
        return KNOWN[place];
      }
      place = (place + 1) % KNOWN.length;
    }
    return null;
  }

  private static int hash(String text, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + lower(text.charAt(i));
    }
    return (hash & Integer.MAX_VALUE) % KNOWN.length;
  }

  private static boolean isEqual(String ending, String text, int from, int to) {
    boolean equal = ending.length() == to - from;
    for (int i = 0; i < ending.length() && equal; i++) {
      equal = ending.charAt(i) == lower(text.charAt(from + i));
    }
    return equal;
  }

  private static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c;
  }

  /**
   * Returns what a file is whose http or https url ends before an index of a text. Looks only at as
   * many characters as known endings have, so that many indexes of one text can be asked for.
   *
   * @param path where its path begins
   * @param end where it ends, at most where its path does
   */
  public static Kind kindBefore(String text, int path, int end) {
    int dot = end - 1;
    while (dot > path && end - dot <= LONGEST && text.charAt(dot) != '.') {
      dot--;
    }
    boolean ending = dot > path && text.charAt(dot) == '.';
    return ending ? kind(text.substring(dot + 1, end).toLowerCase(Locale.ROOT)) : Kind.UNKNOWN;
  }

  /** Returns what a file is whose name ends in a text, in lower case and without a dot. */
  public static Kind kind(String ending) {
    return KINDS.getOrDefault(ending, Kind.UNKNOWN);
  }

  /**
   * Returns the MIME type of files whose names end in a text, in lower case and without a dot; null
   * if the ending is unknown, or does not tell the type.
   */
  public static @Nullable String mediaType(String ending) {
    return TYPES.get(ending);
  }
}
