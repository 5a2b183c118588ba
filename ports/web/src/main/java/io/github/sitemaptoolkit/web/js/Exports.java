package io.github.sitemaptoolkit.web.js;

import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.web.CheckRun;
import io.github.sitemaptoolkit.web.ConversionRun;
import io.github.sitemaptoolkit.web.CountRun;
import io.github.sitemaptoolkit.web.FirstFindings;
import io.github.sitemaptoolkit.web.RuleTexts;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * The functions that JavaScript calls. There is one run at a time. What is thrown has a message in
 * English; wrong names begin with "there is no".
 */
public final class Exports {

  private static final int BUFFER = 1 << 16;
  private static final int EVERY = 1000; // entries

  /** Accepts a number. */
  @JSFunctor
  interface Progress extends JSObject {

    /** Called with the number of entries read so far. */
    void read(double entries);
  }

  /** Accepts a text. */
  @JSFunctor
  interface Messages extends JSObject {

    /** Takes lines. */
    void take(String lines);
  }

  private static @Nullable CheckRun run;

  private Exports() {}

  /** Does nothing: only what is exported runs. */
  public static void main(String[] args) {
    // nothing happens on its own
  }

  /** Begins to check documents; drops a run that is not finished. */
  @JSExport
  public static void begin(
      String profile,
      String report,
      String failOn,
      int places,
      JsOutput.Taker out,
      Progress progress)
      throws IOException {
    begin(profile, Clock.systemUTC(), report, failOn, places, out, progress);
  }

  /**
   * As {@link #begin}, but dates are compared with a time, in milliseconds as those of {@code
   * Date}.
   */
  @JSExport
  public static void beginAt(
      String profile,
      double time,
      String report,
      String failOn,
      int places,
      JsOutput.Taker out,
      Progress progress)
      throws IOException {
    Clock clock = Clock.fixed(Instant.ofEpochMilli((long) time), ZoneOffset.UTC);
    begin(profile, clock, report, failOn, places, out, progress);
  }

  private static void begin(
      String profile,
      Clock clock,
      String report,
      String failOn,
      int places,
      JsOutput.Taker out,
      Progress progress)
      throws IOException {
    OutputStream bytes = new BufferedOutputStream(new JsOutput(out), BUFFER);
    run =
        new CheckRun(
            profile,
            clock,
            report,
            failOn,
            places,
            new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8)),
            entries -> tell(progress, entries));
  }

  /**
   * Checks a document; returns as JSON how many urls and sitemaps it has, and why it could not be
   * read.
   */
  @JSExport
  public static String add(String name, JsInput.Reader in) throws IOException {
    return add(name, null, in);
  }

  /** As {@link #add}, for a document that is supposed to be at a url. */
  @JSExport
  public static String addAt(String name, String location, JsInput.Reader in) throws IOException {
    return add(name, location, in);
  }

  private static String add(String name, @Nullable String location, JsInput.Reader in)
      throws IOException {
    InputResult input =
        Objects.requireNonNull(run, "there is no run").add(name, location, new JsInput(in));
    return JsonWriter.compact()
        .begin()
        .number("urls", input.urls())
        .number("sitemaps", input.sitemaps())
        .text("failure", input.failure())
        .end()
        .toString();
  }

  /**
   * Has all findings counted, and only the first of each rule reported. To be called before
   * documents are added; {@link #finishFirst} ends such a run.
   */
  @JSExport
  public static void reportFirst(int most) {
    Objects.requireNonNull(run, "there is no run").reportFirst(most);
  }

  /**
   * Checks all documents against each other; returns as JSON the exit code, and how many findings
   * each rule and each document has.
   */
  @JSExport
  public static String finishFirst() throws IOException {
    FirstFindings first = Objects.requireNonNull(run, "there is no run").first();
    JsonWriter json = JsonWriter.compact().begin().number("code", finish());
    Objects.requireNonNull(first, "all findings are reported").write(json);
    return json.end().toString();
  }

  /** Checks all documents against each other, and returns the exit code. */
  @JSExport
  public static int finish() throws IOException {
    CheckRun finished = Objects.requireNonNull(run, "there is no run");
    run = null;
    return finished.finish();
  }

  /** Converts a document, and returns the exit code. */
  @JSExport
  public static int convert(
      String name,
      JsInput.Reader in,
      String to,
      JsOutput.Taker out,
      Messages messages,
      Progress progress)
      throws IOException {
    var lines = new StringBuilder();
    int code =
        ConversionRun.convert(
            name,
            new JsInput(in),
            to,
            new BufferedOutputStream(new JsOutput(out), BUFFER),
            lines,
            entries -> tell(progress, entries));
    messages.take(lines.toString());
    return code;
  }

  /** Counts the entries of a document; returns JSON. */
  @JSExport
  public static String count(String name, JsInput.Reader in) throws IOException {
    return CountRun.count(name, new JsInput(in));
  }

  /** Explains rules; returns JSON. */
  @JSExport
  public static String explain(String code) {
    return RuleTexts.explain(code);
  }

  /** Returns the names of profiles, reports and formats as JSON. */
  @JSExport
  public static String names() {
    return RuleTexts.names();
  }

  private static void tell(Progress progress, long entries) {
    if (entries % EVERY == 0) {
      progress.read(entries);
    }
  }
}
