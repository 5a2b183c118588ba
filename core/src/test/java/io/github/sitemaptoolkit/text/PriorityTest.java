package io.github.sitemaptoolkit.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PriorityTest {

  private final List<Problem> problems = new ArrayList<>();

  private void check(String value) {
    var reporter = new Reporter(new Problems(problems::add), "in");
    Priority.check(value, new Location("in", 2, 3), reporter);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.5", "0", "1", "1.0", "0.0", "1.", ".7", "00.25", "01.00", "+1", "-0", "-0.00"})
  void numbersFromZeroToOneAreAllowed(String number) {
    assertTrue(Priority.isValid(number));
    check(number);
    assertEquals(List.of(), problems);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8 | priority.range | priority is 8; allowed is 0.0 to 1.0",
        "-1 | priority.range | priority is -1; allowed is 0.0 to 1.0",
        "-0.1 | priority.range | priority is -0.1; allowed is 0.0 to 1.0",
        "1.01 | priority.range | priority is 1.01; allowed is 0.0 to 1.0",
        "11 | priority.range | priority is 11; allowed is 0.0 to 1.0",
        "10.0 | priority.range | priority is 10.0; allowed is 0.0 to 1.0",
        "80% | priority.value | priority is \"80%\", not a decimal number",
        "high | priority.value | priority is \"high\", not a decimal number",
        "FALSE | priority.value | priority is \"FALSE\", not a decimal number",
        "0,5 | priority.value | priority is \"0,5\", not a decimal number",
        "1e-1 | priority.value | priority is \"1e-1\", not a decimal number",
        "0.5.1 | priority.value | priority is \"0.5.1\", not a decimal number",
        "0-1 | priority.value | priority is \"0-1\", not a decimal number",
        "'' | priority.value | priority is \"\", not a decimal number",
        ". | priority.value | priority is \".\", not a decimal number",
        "- | priority.value | priority is \"-\", not a decimal number",
        "+. | priority.value | priority is \"+.\", not a decimal number",
      })
  void otherValuesAreReported(String value, String code, String message) {
    assertFalse(Priority.isValid(value));
    check(value);
    assertEquals(1, problems.size());
    assertEquals(code, problems.get(0).code());
    assertEquals(message, problems.get(0).message());
    assertEquals("priority", problems.get(0).path());
    assertEquals(new Location("in", 2, 3), problems.get(0).location());
  }

  @Test
  void usualNumbersAreValid() {
    int usual = 0;
    for (int i = 0; i < 1 << 21; i++) {
      byte[] bytes = {(byte) (i & 0x7F), (byte) (i >> 7 & 0x7F), (byte) (i >> 14), 0, 0};
      for (int length = 1; length <= 3; length++) {
        if (Priority.isUsual(bytes, 0, length)) {
          usual++;
          assertTrue(Priority.isValid(new String(bytes, 0, length, ISO_8859_1)));
        }
      }
    }
    assertEquals(11, usual); // 0.0 to 1.0
  }
}
