package io.github.sitemaptoolkit.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextValuesTest {

  @Test
  void wholeNumbersAreDigits() {
    assertEquals(OptionalLong.of(3_000_000_000L), TextValues.wholeNumber(" 3000000000\n"));
    assertEquals(OptionalLong.of(7), TextValues.wholeNumber("007"));
    assertEquals(OptionalLong.of(Long.MAX_VALUE), TextValues.wholeNumber("9223372036854775807"));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", " ", "1.0", "-1", "+1", "1e3", "1 000", "9223372036854775808", "١"})
  void otherTextsAreNotWholeNumbers(String text) {
    assertEquals(OptionalLong.empty(), TextValues.wholeNumber(text));
    assertEquals(Optional.empty(), TextValues.seconds(text));
  }

  @Test
  void decimalsKeepTheirDigits() {
    assertEquals(Optional.of(new BigDecimal("5.90")), TextValues.decimal(" 5.90 "));
    assertEquals(Optional.of(new BigDecimal("-3")), TextValues.decimal("-3"));
    assertEquals(OptionalDouble.of(4.5), TextValues.number("4.5"));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        ".",
        "1e3",
        "NaN",
        "0x1",
        "4,5",
        "1.2.3",
        "--1",
        "5 USD",
        "00000000000000000000000000000000000000001"
      })
  void otherTextsAreNotDecimals(String text) {
    assertEquals(Optional.empty(), TextValues.decimal(text));
    assertEquals(OptionalDouble.empty(), TextValues.number(text));
  }

  @Test
  void yesAndNoMayHaveCapitals() {
    assertEquals(Optional.of(true), TextValues.yesNo(" Yes "));
    assertEquals(Optional.of(false), TextValues.yesNo("NO"));
    assertEquals(Optional.empty(), TextValues.yesNo("true"));
    assertEquals(Optional.empty(), TextValues.yesNo(null));
  }

  @Test
  void secondsAreWhole() {
    assertEquals(Optional.of(Duration.ofMinutes(10)), TextValues.seconds("600"));
    assertEquals(Optional.empty(), TextValues.seconds("PT10M"));
    assertEquals("600", TextValues.text(Duration.ofMinutes(10)));
    assertEquals("13", TextValues.text(Duration.ofMillis(12_500)));
    assertEquals("12", TextValues.text(Duration.ofMillis(12_499)));
    assertThrows(IllegalArgumentException.class, () -> TextValues.text(Duration.ofSeconds(-1)));
  }

  @Test
  void listsHaveTheItemsBetweenSeparators() {
    assertEquals(List.of("Blog", "OpEd"), TextValues.list(" Blog,, OpEd ,", ','));
    assertEquals(List.of(), TextValues.list(null, ','));
    assertEquals(List.of(), TextValues.list(" ", ' '));
    assertEquals("Blog, OpEd", TextValues.text(List.of("Blog", "OpEd"), ','));
    assertEquals("CA MX", TextValues.text(List.of("CA", "MX"), ' '));
    var e =
        assertThrows(IllegalArgumentException.class, () -> TextValues.text(List.of("a, b"), ','));
    assertEquals("\"a, b\" contains the separator of the list", e.getMessage());
  }

  @Test
  void numbersHaveNoExponent() {
    assertEquals("0.8", TextValues.text(0.8));
    assertEquals("1.0", TextValues.text(1));
    assertEquals("0.000010", TextValues.text(0.00001));
    assertThrows(IllegalArgumentException.class, () -> TextValues.text(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> TextValues.text(Double.POSITIVE_INFINITY));
  }

  @Test
  void daysAndTimesAreW3cDates() {
    var paris = ZonedDateTime.parse("2026-11-21T12:00:00+01:00[Europe/Paris]");
    assertEquals("2026-11-21", TextValues.text(paris.toLocalDate()));
    assertEquals("2026-11-21T11:00:00Z", TextValues.text(paris.toInstant()));
    assertEquals("2026-11-21T12:00:00+01:00", TextValues.text(paris.toOffsetDateTime()));
    assertEquals("2026-11-21T12:00:00+01:00", TextValues.text(paris));
    assertNull(TextValues.text((Temporal) null));
  }

  @Test
  void timesWithoutAnOffsetAreRefused() {
    var time = LocalDateTime.parse("2026-11-21T12:00:00");
    assertThrows(DateTimeException.class, () -> TextValues.text(time));
    assertThrows(DateTimeException.class, () -> TextValues.text(time.toLocalTime()));
    assertThrows(DateTimeException.class, () -> TextValues.text(LocalDate.of(10000, 1, 1)));
  }
}
