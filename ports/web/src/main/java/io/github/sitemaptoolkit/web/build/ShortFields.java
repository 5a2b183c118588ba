package io.github.sitemaptoolkit.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gives the fields of compiled classes other names. The compiler gives each field of the program a
 * name of its own, which hardly compresses; here, the fields of each class begin anew behind those
 * of its superclass: 6 % less.
 */
final class ShortFields {

  /** The strings, between which is code: there are no literals of other kinds. */
  private static final Pattern STRING = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"");

  private static final Pattern PROPERTY = Pattern.compile("\\.([\\w$]+)");
  private static final Pattern CONSTRUCTOR =
      Pattern.compile("function ([\\w$]+)\\(\\)\\{(?:let a=this;)?([^{}]*)}");
  private static final Pattern SUPER = Pattern.compile("([\\w$]+)\\.call\\((?:a|this)\\);");
  private static final Pattern FIELD = Pattern.compile("(?:a|this)\\.([\\w$]+)=");

  /** The function that makes classes without fields of their own. */
  private static final Pattern NO_FIELDS =
      Pattern.compile("([\\w$]+)=superclass=>\\{if\\(superclass===0\\)");

  private static final String IDENTITY = "$id$"; // of the root class, which programs know by name
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private record Type(String superclass, List<String> fields) {}

  private final Map<String, Type> types = new HashMap<>();
  private final Map<String, Integer> firsts = new HashMap<>(); // numbers of own fields
  private final Map<String, Integer> counts = new HashMap<>(); // how often fields are used
  private final Set<String> used = new HashSet<>(); // by what is no field
  private final String program;

  private ShortFields(String program) {
    this.program = program;
  }

  /** Renames the fields of a program. */
  static void rename(Path file) throws IOException {
    Files.writeString(file, new ShortFields(Files.readString(file)).renamed());
  }

  private String renamed() {
    readTypes();
    Set<String> fields = new HashSet<>();
    types.values().forEach(type -> fields.addAll(type.fields()));
    inCode(
        code -> {
          for (MatchResult property : PROPERTY.matcher(code).results().toList()) {
            String name = property.group(1);
            if (fields.contains(name)) {
              counts.merge(name, 1, Integer::sum);
            } else {
              used.add(name);
            }
          }
          return code;
        });
    Map<String, String> names = names();
    return inCode(
        code ->
            PROPERTY
                .matcher(code)
                .replaceAll(
                    it ->
                        Matcher.quoteReplacement(
                            '.' + names.getOrDefault(it.group(1), it.group(1)))));
  }

  private void readTypes() {
    String root = null;
    for (MatchResult made : CONSTRUCTOR.matcher(program).results().toList()) {
      Matcher superclass = SUPER.matcher(made.group(2));
      List<String> fields = FIELD.matcher(made.group(2)).results().map(it -> it.group(1)).toList();
      types.put(made.group(1), new Type(superclass.find() ? superclass.group(1) : "", fields));
      root = fields.contains(IDENTITY) ? made.group(1) : root;
    }
    Matcher maker = NO_FIELDS.matcher(program);
    if (root == null || !maker.find()) {
      throw new IllegalStateException("the compiler writes classes in another way");
    }
    Pattern made =
        Pattern.compile("([\\w$]+)\\s*=\\s*" + Pattern.quote(maker.group(1)) + "\\(([\\w$]*)\\)");
    for (MatchResult each : made.matcher(program).results().toList()) {
      String superclass = each.group(2).isEmpty() ? root : each.group(2);
      types.put(each.group(1), new Type(superclass, List.of()));
    }
    for (Type type : types.values()) {
      String superclass = type.superclass();
      if (!superclass.isEmpty() && !superclass.equals("0") && !types.containsKey(superclass)) {
        throw new IllegalStateException("the fields of " + superclass + " are not known");
      }
    }
  }

  /** Returns the number of the first field of classes that extend a class. */
  private int behind(String name) {
    Type type = types.get(name);
    if (type == null) {
      return 0;
    }
    Integer first = firsts.get(name);
    if (first == null) {
      first = behind(type.superclass());
      firsts.put(name, first);
    }
    return first + type.fields().size();
  }

  private Map<String, String> names() {
    List<String> unused = unused();
    Map<String, String> names = new HashMap<>();
    types.forEach(
        (name, type) -> {
          int next = behind(name) - type.fields().size();
          List<String> fields = new ArrayList<>(type.fields());
          fields.sort(Comparator.comparing(field -> -counts.getOrDefault(field, 0)));
          for (String field : fields) {
            names.put(field, field.equals(IDENTITY) ? field : unused.get(next));
            next++;
          }
        });
    return names;
  }

  /** Returns names that nothing else has, the shortest first. */
  private List<String> unused() {
    inStrings(text -> used.add(text.substring(1, text.length() - 1)));
    List<String> names = new ArrayList<>();
    for (String prefix : List.of("", "_", "$", "_$", "$_", "__", "$$")) {
      for (int i = 0; i < LETTERS.length(); i++) {
        String name = prefix + LETTERS.charAt(i);
        if (!used.contains(name)) {
          names.add(name);
        }
      }
    }
    return names;
  }

  private void inStrings(Consumer<String> action) {
    STRING.matcher(program).results().forEach(it -> action.accept(it.group()));
  }

  /** Replaces what is not in strings. */
  private String inCode(UnaryOperator<String> change) {
    var all = new StringBuilder();
    int from = 0;
    Matcher strings = STRING.matcher(program);
    while (strings.find()) {
      all.append(change.apply(program.substring(from, strings.start()))).append(strings.group());
      from = strings.end();
    }
    return all.append(change.apply(program.substring(from))).toString();
  }
}
