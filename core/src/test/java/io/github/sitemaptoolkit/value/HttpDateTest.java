package io.github.sitemaptoolkit.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpDateTest {

  private static final Instant TIME = Instant.parse("1994-11-06T08:49:37Z");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sun, 06 Nov 1994 08:49:37 GMT", // the three forms of RFC 9110
        "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994",
        " Sun, 06 Nov 1994 08:49:37 GMT\t",
        "Sun, 6 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 09:49:37 +0100",
        "Mon, 06 Nov 1994 08:49:37 GMT", // the wrong weekday
        "1994-11-06T08:49:37Z",
      })
  void formsOfServersAreOneTime(String text) {
    assertEquals(Optional.of(TIME), HttpDate.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0", "-1", "now", "Sun, 31 Nov 1994 08:49:37 GMT", "06 Nov 1994", "1994"})
  void otherTextsAreNoTimes(String text) {
    assertEquals(Optional.empty(), HttpDate.parse(text));
  }
}
