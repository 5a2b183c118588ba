package io.github.sitemaptoolkit.web.command;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The command that runs. There is one at a time. */
public final class Running {

  private static String name = "";
  private static String version = "";
  private static final Map<String, List<String>> OPTIONS = new HashMap<>();
  private static PrintWriter out = new PrintWriter(Writer.nullWriter());
  private static PrintWriter err = new PrintWriter(Writer.nullWriter());

  private Running() {}

  /** Begins a run of a command. */
  static void begin(String command, String number, PrintWriter standard, PrintWriter messages) {
    name = command;
    version = number;
    OPTIONS.clear();
    out = standard;
    err = messages;
  }

  /** Adds an option of the command, with the values it was given. */
  static void add(String option, List<String> values) {
    OPTIONS.put(option, List.copyOf(values));
  }

  /** Returns the name of the command, with that of the program. */
  public static String name() {
    return name;
  }

  /** Returns the version of the program. */
  public static String version() {
    return version;
  }

  /** Returns the values of each option. */
  public static Map<String, List<String>> options() {
    return OPTIONS;
  }

  /** Returns where results are printed. */
  public static PrintWriter out() {
    return out;
  }

  /** Returns where messages are printed. */
  public static PrintWriter err() {
    return err;
  }
}
