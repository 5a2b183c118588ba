package io.github.sitemaptoolkit.text;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Long urls as a terminal shows them: with their host, three dots for what is in the middle, and
 * their end. Files and pipes have them whole, so that only who writes to a terminal asks for it.
 */
public final class ShortUrls {

  private static final Pattern URL =
      Pattern.compile("https?://[^\\s\"<>\u001b]+", Pattern.CASE_INSENSITIVE);
  private static final Pattern PIECE = Pattern.compile("%\\p{XDigit}{2}|\\X"); // never cut
  private static final String CUT = "...";
  private static final int FEWEST = 40; // columns of a url

  private ShortUrls() {}

  /**
   * Returns a line in which no url takes more than three quarters of the columns, but 40 are always
   * left; the same line if it fits.
   *
   * @param line without control characters
   * @param columns the width of the terminal; 0 if there is none, which leaves the line as it is
   */
  public static String in(String line, int columns) {
    return in(line, 0, columns);
  }

  /**
   * Returns the rest of a line in the same way.
   *
   * @param before how many columns the line has before it
   */
  public static String in(String line, int before, int columns) {
    if (columns <= 0 || line.length() <= FEWEST) {
      return line;
    }
    int most = Math.max(FEWEST, columns / 4 * 3);
    Matcher urls = URL.matcher(line);
    if (!urls.find() || before + DisplayWidth.of(line) <= columns) {
      return line;
    }
    return urls.replaceAll(url -> Matcher.quoteReplacement(cut(url.group(), most)));
  }

  /**
   * Returns a writer that passes on each line with its long urls cut, when the line ends or the
   * writer is flushed; the given writer if there is no terminal. Closing it closes that one.
   *
   * @param columns the width of the terminal; 0 if there is none
   */
  public static Writer to(Writer out, int columns) {
    return columns <= 0 ? out : new Lines(out, columns);
  }

  private static final class Lines extends Writer {

    private final Writer out;
    private final int columns;
    private final StringBuilder line = new StringBuilder();

    Lines(Writer out, int columns) {
      super(out);
      this.out = out;
      this.columns = columns;
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
      for (int i = offset; i < offset + length; i++) {
        if (text[i] == '\n') {
          pass();
          out.write('\n');
        } else {
          line.append(text[i]);
        }
      }
    }

    private void pass() throws IOException {
      out.write(in(line.toString(), columns));
      line.setLength(0);
    }

    @Override
    public void flush() throws IOException {
      pass();
      out.flush();
    }

    @Override
    public void close() throws IOException {
      pass();
      out.close();
    }
  }

  private static String cut(String url, int most) {
    if (DisplayWidth.of(url) <= most) {
      return url;
    }
    int path = url.indexOf('/', url.indexOf("//") + 2) + 1;
    String host = url.substring(0, path);
    int room = most - CUT.length() - DisplayWidth.of(host);
    if (path == 0 || room < most / 3) { // a long host is cut itself
      host = "";
      room = most - CUT.length();
    }
    List<String> pieces = new ArrayList<>();
    Matcher piece = PIECE.matcher(url.substring(host.length()));
    while (piece.find()) {
      pieces.add(piece.group());
    }
    String begin = first(pieces, host.isEmpty() ? room / 2 : room / 3);
    return host + begin + CUT + last(pieces, room - DisplayWidth.of(begin));
  }

  private static String first(List<String> pieces, int columns) {
    var text = new StringBuilder();
    int left = columns;
    for (String piece : pieces) {
      left -= DisplayWidth.of(piece);
      if (left < 0) {
        break;
      }
      text.append(piece);
    }
    return text.toString();
  }

  private static String last(List<String> pieces, int columns) {
    int begin = pieces.size();
    int left = columns;
    while (begin > 0) {
      left -= DisplayWidth.of(pieces.get(begin - 1));
      if (left < 0) {
        break;
      }
      begin--;
    }
    return String.join("", pieces.subList(begin, pieces.size()));
  }
}
