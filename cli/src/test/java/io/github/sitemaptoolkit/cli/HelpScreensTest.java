package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.help.CommandList;
import io.github.sitemaptoolkit.cli.help.FirstScreens;
import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.TopicHelp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What {@code --help} shows on one screen, and where the rest is. */
class HelpScreensTest {

  private static final int LINES = 45;
  private static final int COLUMNS = 80;

  private static final Map<String, CommandLine> COMMANDS =
      Commands.all(Consoles.silent()).getSubcommands();

  private static final Pattern OPTION = Pattern.compile("(?:-., )?([^= ]+)[= ]");
  private static final Map<String, Set<String>> LISTED = new HashMap<>(); // what each help lists
  private static final Map<String, String> HELP = new HashMap<>(); // what calls print
  private static final Map<Section, String> TOPICS = // what help prints of each
      Arrays.stream(Section.values()).collect(Collectors.toMap(it -> it, HelpScreensTest::topic));

  private static String topic(Section section) {
    List<CommandSpec> listed = new ArrayList<>();
    CommandList.groups()
        .values()
        .forEach(names -> names.forEach(name -> listed.add(COMMANDS.get(name).getCommandSpec())));
    listed.removeIf(command -> command.name().equals("help"));
    return TopicHelp.of(section, listed, COLUMNS);
  }

  static Set<String> commands() {
    return COMMANDS.keySet();
  }

  static Set<String> withAScreen() {
    return FirstScreens.read().keySet();
  }

  /** Returns the options of a command that are about what it does. */
  private static List<OptionSpec> options(String command) {
    return COMMANDS.get(command).getCommandSpec().options().stream()
        .filter(option -> !option.hidden() && !option.usageHelp() && !option.versionHelp())
        .toList();
  }

  private static String help(String... call) {
    return HELP.computeIfAbsent(String.join(" ", call), it -> CommandRun.of(call).exits(0).out());
  }

  /** Returns whether a help has an option or argument at the beginning of a line. */
  static boolean lists(String help, String option) {
    return LISTED.computeIfAbsent(help, HelpScreensTest::listed).contains(option);
  }

  private static Set<String> listed(String help) {
    return help.lines()
        .map(line -> OPTION.matcher(line.replace("--[no-]", "--").stripLeading() + ' '))
        .filter(Matcher::lookingAt)
        .map(option -> option.group(1))
        .collect(Collectors.toSet());
  }

  private static void fits(String help) {
    assertTrue(help.lines().count() <= LINES, help.lines().count() + " lines: " + help);
    help.lines().forEach(line -> assertTrue(line.length() <= COLUMNS, line));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void helpIsOneScreen(String command) {
    String help = command.equals("help") ? help("help", "help") : help(command, "--help");
    fits(help);
    assertTrue(help.startsWith("Example"), help);
  }

  @Test
  void listOfCommandsIsOneScreen() {
    fits(help("--help"));
  }

  @ParameterizedTest
  @MethodSource("withAScreen")
  void screenShowsTheOptionsOfTheTable(String command) {
    String help = help(command, "--help");
    for (String option : FirstScreens.read().get(command)) {
      assertNotNull(COMMANDS.get(command).getCommandSpec().findOption(option), option);
      assertTrue(lists(help, option), option + ": " + help);
    }
  }

  @ParameterizedTest
  @MethodSource("withAScreen")
  void whatTheScreenLacksIsInATopicThatItNames(String command) {
    String help = help(command, "--help");
    String more = help.substring(help.indexOf("\nMore: sitemap help TOPIC"));
    List<Section> named =
        Arrays.stream(Section.values()).filter(topic -> names(more, topic)).toList();
    for (OptionSpec option : options(command)) {
      String name = option.longestName();
      boolean found = FirstScreens.read().get(command).contains(name);
      for (Section topic : named) {
        found |= lists(TOPICS.get(topic), name);
      }
      assertTrue(found, name);
    }
  }

  private static boolean names(String more, Section topic) {
    return Pattern.compile("\\s" + topic.word() + " +" + topic.hint() + "\\s").matcher(more).find();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void allOptionsAreToldAtOnce(String command) {
    if (command.equals("help")) {
      return;
    }
    String all = help(command, "--help-all");
    for (OptionSpec option : options(command)) {
      assertTrue(
          lists(all, option.longestName())
              || all.indexOf(option.longestName(), all.indexOf("  ")) >= 0,
          option.longestName());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"look", "config"})
  void allOptionsCanBeAskedForInSeveralWays(String command) {
    String all = help(command, "--help-all");
    assertEquals(all, help("help", command, "--all"));
    assertEquals(all, help("help", "--all", command));
    assertEquals(all, help("help", command, "--help-all"));
    assertEquals(all, help("--help-all", command));
  }

  @Test
  void helpOfCommandsWithoutAScreenHasAll() {
    for (String command : commands()) {
      if (!withAScreen().contains(command) && !command.equals("help")) {
        assertEquals(help(command, "--help"), help(command, "--help-all"));
        assertFalse(help(command, "--help").contains(HelpLayout.ALL), command);
      }
    }
  }

  @Test
  void eachTopicHasItsOptionsOnceAndSaysWhoHasThem() {
    String tables = TOPICS.get(Section.TABLES);
    assertEquals(2, (tables + ' ').split(" --map=", -1).length, tables);
    assertTrue(tables.contains("how to write several values of one field"), tables);
    String layout = tables.substring(tables.indexOf("--layout"), tables.indexOf("--csv-safe"));
    assertTrue(layout.contains("[convert]"), layout);
    String map = tables.substring(tables.indexOf("--map="), tables.indexOf("--preset="));
    assertFalse(map.contains("[convert"), map);
  }

  @Test
  void eachOptionIsInATopic() {
    Set<String> told = new HashSet<>();
    for (String help : TOPICS.values()) {
      for (String command : commands()) {
        for (OptionSpec option : options(command)) {
          if (lists(help, option.longestName())) {
            told.add(option.longestName());
          }
        }
      }
    }
    Set<String> all = new HashSet<>();
    commands().forEach(each -> options(each).forEach(option -> all.add(option.longestName())));
    all.remove("--all"); // of help itself
    assertEquals(all, told);
  }

  @ParameterizedTest
  @EnumSource(Section.class)
  void topicsHaveNoNameOfACommand(Section topic) {
    assertFalse(commands().contains(topic.word()));
    assertTrue(TOPICS.get(topic).startsWith(topic.heading() + ": "));
  }

  @Test
  void severalTopicsArePrintedInTheirOrder() {
    String both = help("help", "pages", "feeds");
    assertEquals(TOPICS.get(Section.PAGES) + "\n" + TOPICS.get(Section.FEEDS), both);
  }

  @Test
  void helpAloneIsTheListOfCommands() {
    String list = help("--help");
    assertEquals(list, help("help"));
    assertEquals(list, help("help", "--all"));
    for (String topic : TopicHelp.words()) {
      assertTrue(list.matches("(?s).*[ \n]" + topic + "[,. ].*"), topic);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tabels", "convrt", "csv", "nonsense"})
  void unknownWordsAreAnswered(String word) {
    String err = CommandRun.of("help", word).exits(2).err();
    assertTrue(err.startsWith("sitemap: there is no command or topic " + word + "; "), err);
  }

  @Test
  void commandsStandInGroupsEachOnALine() {
    List<String> grouped = new ArrayList<>();
    CommandList.groups().values().forEach(grouped::addAll);
    Collection<String> shown = new ArrayList<>();
    COMMANDS.forEach(
        (name, command) -> {
          if (!command.getCommandSpec().usageMessage().hidden()) {
            shown.add(name);
          }
        });
    assertEquals(new HashSet<>(shown), new HashSet<>(grouped));
    assertEquals(grouped.size(), new HashSet<>(grouped).size());
    List<String> lines = help("--help").lines().toList();
    int last = -1;
    for (String name : grouped) {
      int line = indexOf(lines, name);
      assertTrue(line > last, name);
      last = line;
    }
  }

  private static int indexOf(List<String> lines, String command) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("  " + command + "  ")) {
        return i;
      }
    }
    return -1;
  }
}
