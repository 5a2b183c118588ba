package io.github.sitemaptoolkit.content.judge;

import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.url.ProgramWords;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;

/**
 * The parts of one address after the other, found without making new texts. Words are compared
 * without regard to case. Not thread-safe.
 */
final class MediaAddress {

  private static final int LABELS = 3; // of a host whose first label is not its owner's name

  private String url = "";
  private String site = ""; // that of this address and of those before it; empty if it has none
  private String ending = "";
  private int host;
  private int hostEnd;
  private boolean hostKnown; // whether it is known that players may be there
  private boolean hostOfPlayers;
  private int label; // where the first label ends, without digits at its end
  private int labels;
  private int path;
  private int pathEnd;
  private int file; // where the last segment begins
  private int stemEnd; // where its ending begins, at the dot

  /** Takes an address apart. */
  void set(String address) {
    url = address;
    if (site.isEmpty() || !address.startsWith(site)) {
      setSite(address);
    }
    pathEnd = Math.max(path, UrlParts.pathEnd(address));
    int end = pathEnd > path && address.charAt(pathEnd - 1) == '/' ? pathEnd - 1 : pathEnd;
    file = Math.max(path, address.lastIndexOf('/', end - 1) + 1);
    boolean directory = end < pathEnd;
    ending =
        site.isEmpty()
            ? UrlEnding.of(address)
            : UrlEnding.of(address, directory ? pathEnd : file, pathEnd);
    stemEnd = ending.isEmpty() ? Math.max(file, end) : pathEnd - ending.length() - 1;
  }

  private void setSite(String address) {
    int authority = UrlParts.authority(address);
    path = authority < 0 ? 0 : UrlParts.authorityEnd(address, authority);
    host = authority < 0 ? 0 : UrlParts.host(address, authority, path);
    hostEnd = authority < 0 ? path : UrlParts.hostEnd(address, host, path);
    boolean ended = authority >= 0 && address.startsWith("/", path);
    site = ended ? address.substring(0, path + 1) : "";
    hostKnown = false;
    findLabels();
  }

  private void findLabels() {
    labels = hostEnd > host ? 1 : 0;
    label = hostEnd;
    for (int i = host; i < hostEnd; i++) {
      if (url.charAt(i) == '.') {
        label = labels == 1 ? i : label;
        labels++;
      }
    }
    while (label > host && isDigit(url.charAt(label - 1))) {
      label--;
    }
  }

  String url() {
    return url;
  }

  /** Returns what the name of the file ends in, in lower case; empty if there is none. */
  String ending() {
    return ending;
  }

  /** Returns where the query begins, at its question mark; the end if there is none. */
  int query() {
    return pathEnd;
  }

  /** Returns whether it is that of a player, or of the page about a video at its host. */
  boolean isPlayer() {
    if (!hostKnown) {
      hostOfPlayers = VideoPlayer.isHost(url);
      hostKnown = true;
    }
    return hostOfPlayers && VideoPlayer.of(url).isPresent();
  }

  /** Returns whether the host is of a domain: that itself, or one below it. */
  boolean isOf(String domain) {
    return UrlParts.isWithin(url, host, hostEnd, domain);
  }

  /** Returns whether two addresses have one host. */
  boolean hasHostOf(String other) {
    int length = hostEnd - host;
    int begin = UrlParts.authority(other);
    return begin >= 0
        && length > 0
        && url.regionMatches(true, host, other, begin, length)
        && (begin + length == other.length() || "/?#:".indexOf(other.charAt(begin + length)) >= 0);
  }

  /**
   * Returns whether the first label of the host is one of some words, with or without a number
   * behind it. The name of the owner, as in {@code pixel.com}, does not count.
   */
  boolean hasFirstLabel(String[] words) {
    return labels >= LABELS && isAny(host, label, words);
  }

  /** Returns whether host and path begin with a text. */
  boolean beginsWith(String text) {
    return url.regionMatches(true, host, text, 0, text.length());
  }

  /** Returns whether the name of the file, without its ending, is one of some words. */
  boolean isFile(String[] words) {
    return isAny(file, stemEnd, words);
  }

  /** Returns whether the name of the file is a word that programs write for a missing value. */
  boolean isMissingFile() {
    return ProgramWords.isMissing(url, file, stemEnd, true);
  }

  /** Returns where the segment behind the one that is one of some words begins; -1 if none is. */
  int behind(String[] words) {
    for (int at = path; at < pathEnd; ) {
      int begin = at + 1;
      int end = Math.max(begin, endOfSegment(begin));
      if (end < pathEnd && isAny(begin, end, words)) {
        return end + 1;
      }
      at = end;
    }
    return -1;
  }

  /** Returns whether a whole segment, or the file without its ending, is one of some words. */
  boolean hasSegment(String[] words) {
    return isFile(words) || behind(words) >= 0;
  }

  private int endOfSegment(int from) {
    int slash = url.indexOf('/', from);
    return slash < 0 || slash > pathEnd ? pathEnd : slash;
  }

  private boolean isAny(int begin, int end, String[] words) {
    for (String word : words) {
      if (end - begin == word.length() && url.regionMatches(true, begin, word, 0, end - begin)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the query has a parameter of one of some names, or one that is only a word. */
  boolean hasParameter(String[] names) {
    for (int at = pathEnd; at < url.length(); at = nextParameter(at + 1)) {
      int begin = at + 1;
      int end = begin;
      while (end < url.length() && "=&;#".indexOf(url.charAt(end)) < 0) {
        end++;
      }
      if (isAny(begin, end, names)) {
        return true;
      }
    }
    return false;
  }

  private int nextParameter(int from) {
    int at = from;
    while (at < url.length() && "&;?".indexOf(url.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  /** Returns the number that a parameter is; -1 if there is none, or it is no number. */
  int number(String name) {
    for (int at = pathEnd; at < url.length(); at = nextParameter(at + 1)) {
      int equals = at + 1 + name.length();
      if (url.startsWith(name, at + 1) && url.startsWith("=", equals)) {
        return Digits.number(url, equals + 1);
      }
    }
    return -1;
  }

  /**
   * Returns whether the file has no ending and is nothing but hexadecimal digits, one of them a
   * digit.
   */
  boolean isBareId(int shortest) {
    return ending.isEmpty() && stemEnd - file >= shortest && isHex(file, stemEnd);
  }

  /** Returns whether the segment at an index is an id: a number, or many hexadecimal digits. */
  boolean isId(int segment, int shortestNumber, int shortestHex) {
    int end = segment;
    boolean number = true;
    while (end < pathEnd && isHexDigit(url.charAt(end))) {
      number &= isDigit(url.charAt(end));
      end++;
    }
    boolean whole = end == pathEnd || url.charAt(end) == '/' || url.charAt(end) == '.';
    int length = end - segment;
    return whole && length >= (number ? shortestNumber : shortestHex);
  }

  private boolean isHex(int begin, int end) {
    boolean digit = false;
    for (int i = begin; i < end; i++) {
      if (!isHexDigit(url.charAt(i))) {
        return false;
      }
      digit |= isDigit(url.charAt(i));
    }
    return digit;
  }

  private static boolean isHexDigit(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
