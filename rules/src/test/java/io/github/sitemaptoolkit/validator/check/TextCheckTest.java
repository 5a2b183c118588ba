package io.github.sitemaptoolkit.validator.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextCheckTest {

  private final List<String> found = new ArrayList<>();

  private List<String> faults(String text) {
    TextCheck.check(
        text,
        new FaultSink() {
          @Override
          public void fault(FieldFault fault, Supplier<String> words) {
            throw new AssertionError(fault);
          }

          @Override
          public void rule(Code code, Supplier<String> message) {
            found.add(code.id() + ' ' + message.get());
          }
        });
    return found;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Bob &amp; Ann | text.double-escaped has \"&amp; Ann\"",
        "it&#39;s | text.double-escaped has \"&#39;s\"",
        "a &lt;b&gt; | text.double-escaped has \"&lt;b&gt;\"",
        "A <b>day</b> | text.markup has \"<b>day</b>\"",
        "Line<br/>line | text.markup has \"<br/>line\"",
        "{{ title }} | text.template has \"{{ title }}\"",
        "Buy ${name} | text.template has \"{name}\"",
        "undefined | text.program-word \"undefined\"",
        "[object Object] | text.program-word \"[object Object]\"",
        "Caf\u00C3\u00A9 | text.mojibake has \"\u00C3\u00A9\"",
        "Bob\u00E2\u20AC\u2122s | text.mojibake has \"\u00E2\u20AC\u2122s\"",
        "Caf\uFFFD | text.replacement-char has \"\uFFFD\"",
      })
  void whatAProgramSpoiledIsFound(String text, String begin) {
    assertEquals(1, faults(text).size(), found::toString);
    assertEquals(begin, found.get(0).substring(0, begin.length()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bob & Ann",
        "AT&T; and others",
        "R&D",
        "a < b and c > d",
        "x<y",
        "I <3 this",
        "{curly}",
        "null and void",
        "Undefined behaviour",
        "S\u00C3O PAULO",
        "\u00C2GE",
        "p\u00E2t\u00E9",
        "100 \u20AC",
      })
  void whatAPersonWritesIsNot(String text) {
    assertEquals(List.of(), faults(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"<b>a</b> <i>b</i>", "&amp; &amp;", "\uFFFD\uFFFD"})
  void eachKindIsToldOnce(String text) {
    assertEquals(1, faults(text).size());
  }
}
