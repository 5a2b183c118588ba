package io.github.sitemaptoolkit.batch.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettingKeysTest {

  @Test
  void keysStandInTheOrderInWhichTheyAreAskedFor() {
    assertEquals(
        List.of("where", "include", "exclude", "since", "until"),
        SettingKeys.of(ChoiceSettings::of));
  }

  @Test
  void noKeyOfAnInputMeansTwoThings() {
    List<String> keys = SettingKeys.of(InputSettings::of);
    assertEquals(keys.size(), new HashSet<>(keys).size());
    assertTrue(keys.containsAll(List.of("from", "base", "map", "with", "videos", "grow")));
  }

  @Test
  void keysThatAreNoOptionsAreThoseOfTheRecords() {
    InputSettings.KEYS.forEach(
        key -> assertTrue(SettingKeys.of(InputSettings::of).contains(key.name()), key.name()));
    SetSettings.KEYS.forEach(
        key -> assertTrue(SettingKeys.of(SetSettings::of).contains(key.name()), key.name()));
  }
}
