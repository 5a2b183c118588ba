package io.github.sitemaptoolkit.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/** Makes a class of the {@link Tables}, whose texts are literals of the program. */
final class Literals {

  /** The class. */
  static final String NAME = "io.github.sitemaptoolkit.web.jdk.LiteralTexts";

  private static final int MOST = 20_000; // characters, as a constant has at most 65,535 bytes

  private Literals() {}

  /** Writes the class below a directory. */
  static void compile(Path directory, ClassLoader loader) throws IOException {
    Path source = Files.createDirectories(directory).resolve("LiteralTexts.java");
    Files.writeString(source, source(Tables.all(loader)));
    String[] arguments = {
      "-proc:none", "--release", "17", "-d", directory.toString(), source.toString()
    };
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments) != 0) {
      throw new IOException(source + " does not compile");
    }
  }

  private static String source(Map<String, String> texts) {
    int dot = NAME.lastIndexOf('.');
    var java = new StringBuilder("package ").append(NAME, 0, dot).append(";\n");
    java.append("public final class ").append(NAME.substring(dot + 1)).append(" {\n");
    java.append("  public static String text(String name) {\n    switch (name) {\n");
    texts.forEach(
        (name, text) ->
            java.append("      case ")
                .append(literal(name))
                .append(": return new StringBuilder()")
                .append(appended(text))
                .append(".toString();\n"));
    java.append("      default: throw new IllegalArgumentException(name);\n");
    return java.append("    }\n  }\n}\n").toString();
  }

  private static String appended(String text) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < text.length(); i += MOST) {
      parts.add(text.substring(i, Math.min(text.length(), i + MOST)));
    }
    return parts.stream()
        .map(part -> ".append(" + literal(part) + ")")
        .collect(Collectors.joining());
  }

  private static String literal(String text) {
    var literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\n' -> literal.append("\\n");
        case '\r' -> literal.append("\\r");
        case '"', '\\' -> literal.append('\\').append(c);
        default -> {
          if (c < ' ' || c >= 0x7F) {
            literal.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          } else {
            literal.append(c);
          }
        }
      }
    }
    return literal.append('"').toString();
  }
}
