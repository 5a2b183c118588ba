package io.github.sitemaptoolkit.web.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AssignedTest {

  private static final String PLACES = "io.github.sitemaptoolkit.cli.validate.PlaceCount";

  private static class Above {
    boolean flag;
  }

  private static final class Inner {
    List<String> texts = new ArrayList<>();
    Map<String, String> pairs = new LinkedHashMap<>();
  }

  private static final class Command extends Above {
    Inner inner = new Inner();
    @Nullable Path file;
    @Nullable Long number;
    int places;
  }

  private final Command command = new Command();

  private void set(String path, String converter, String... values) {
    new Assigned(path, "--x", converter, List.of(values)).apply(command);
  }

  @Test
  void fieldsOfAllHoldersAreSet() {
    set("flag", "", "true");
    set("inner.texts", "", "a", "b");
    set("inner.pairs", "", "a=b=c", "d=");
    set("file", "", "x/y");
    set("number", "", "7");
    set("places", PLACES, "5");
    assertTrue(command.flag);
    assertEquals(List.of("a", "b"), command.inner.texts);
    assertEquals(Map.of("a", "b=c", "d", ""), command.inner.pairs);
    assertEquals(Path.of("x/y"), command.file);
    assertEquals(7, command.number);
    assertEquals(5, command.places);
  }

  @Test
  void wrongValuesAreNamedWithTheirOption() {
    var number = assertThrows(WrongUseException.class, () -> set("number", "", "many"));
    assertEquals("--x many: use a whole number", number.getMessage());
    var places = assertThrows(WrongUseException.class, () -> set("places", PLACES, "many"));
    assertTrue(String.valueOf(places.getMessage()).startsWith("--x many: use a number from 1"));
  }
}
