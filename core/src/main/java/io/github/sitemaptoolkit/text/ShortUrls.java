package io.github.sitemaptoolkit.text;

import java.io.IOException;
import java.io.Writer;

/**
 * Long urls as a terminal shows them: with their host, three dots for what is in the middle, and
 * their end. Files and pipes have them whole, so that only who writes to a terminal asks for it.
 */
public final class ShortUrls {

  private static final String MARK = "://";
  private static final String CUT = "...";
  private static final int FEWEST = 40; // columns of a url
  private static final int ESCAPE = 3; // characters, such as %C3

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
    int mark = line.indexOf(MARK);
    if (mark < 0 || before + DisplayWidth.of(line) <= columns) {
      return line;
    }
    var shown = new StringBuilder();
    int from = 0;
    for (; mark >= 0; mark = line.indexOf(MARK, from)) {
      int begin = mark;
      while (begin > from && Character.isLetterOrDigit(line.charAt(begin - 1))) {
        begin--;
      }
      int end = mark;
      while (end < line.length() && isOfUrl(line.charAt(end))) {
        end++;
      }
      shown.append(line, from, begin).append(cut(line.substring(begin, end), most));
      from = end;
    }
    return shown.append(line, from, line.length()).toString();
  }

  private static boolean isOfUrl(char c) {
    return c > ' ' && c != '"' && c != '<' && c != '>';
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
    String rest = url.substring(host.length());
    String begin = DisplayWidth.first(rest, host.isEmpty() ? room / 2 : room / 3);
    begin = begin.substring(0, begin.length() - torn(begin));
    String end = DisplayWidth.last(rest, room - DisplayWidth.of(begin));
    return host + begin + CUT + end.substring(tornOff(rest, end));
  }

  /** Returns how many characters at the end of a text begin an escape that is not whole. */
  private static int torn(String text) {
    int sign = text.lastIndexOf('%');
    int length = text.length() - sign;
    return sign >= 0 && length < ESCAPE ? length : 0;
  }

  /** Returns how many characters at the beginning of the end of a url are the rest of an escape. */
  private static int tornOff(String url, String end) {
    int begin = url.length() - end.length();
    int torn = torn(url.substring(0, begin));
    return torn == 0 ? 0 : Math.min(end.length(), ESCAPE - torn);
  }
}
