package io.github.sitemaptoolkit.cli.help;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Options that had another name: they are understood, and the new name is told. {@code -vv}, which
 * other programs have, is understood, too.
 */
public final class OldNames {

  private static final String END = "--"; // of the options
  private static final String VERBOSE = "-v";

  private OldNames() {}

  /**
   * Returns the arguments with the new names.
   *
   * @param command the name of the command
   * @param err where the new names are told
   */
  public static List<String> replaced(String command, List<String> arguments, PrintWriter err) {
    List<String> all = new ArrayList<>();
    boolean options = true;
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      options &= !argument.equals(END);
      int equals = argument.indexOf('=');
      String name = equals < 0 ? argument : argument.substring(0, equals);
      String now = options ? now(command, name) : "";
      if (options && isRepeated(argument)) {
        all.add(VERBOSE);
        continue;
      }
      if (options && now.isEmpty() && !flag(name).isEmpty()) {
        all.add(flag(argument));
        err.println("sitemap: " + name + " is called " + flag(name) + " now");
        continue;
      }
      boolean valued = equals >= 0 || i + 1 < arguments.size();
      if (now.isEmpty() || !valued) {
        all.add(argument);
        continue;
      }
      String value = equals < 0 ? arguments.get(++i) : argument.substring(equals + 1);
      int prefix = now.indexOf(' ') + 1;
      String option = prefix == 0 ? now : now.substring(0, prefix - 1);
      String whole = prefix == 0 ? value : now.substring(prefix) + value;
      all.add(option);
      all.add(whole);
      err.println("sitemap: " + name + " is called " + option + " now: " + option + ' ' + whole);
    }
    return all;
  }

  /** Returns whether an argument asks for more than {@code -v} says, which is all there is. */
  private static boolean isRepeated(String argument) {
    return argument.equals("-vv") || argument.equals("-vvv");
  }

  /** Returns what was an option without a value, with its value; empty if it is not an old one. */
  private static String flag(String argument) {
    return switch (argument) {
      case "--content-images", "--content-images=true" -> "--content-media=images";
      default -> "";
    };
  }

  /** Returns the new name, and the beginning of its value; empty if the name is not an old one. */
  private static String now(String command, String name) {
    return switch (command + ' ' + name) {
      case "merge --keep" -> "--prefer";
      case "convert --columns" -> "--select";
      case "diff --format" -> "--report";
      case "convert --max-bytes", "count --max-bytes", "validate --max-bytes" -> "--limit bytes=";
      default -> "";
    };
  }
}
