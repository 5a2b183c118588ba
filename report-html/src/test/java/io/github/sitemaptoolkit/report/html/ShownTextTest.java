package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShownTextTest {

  private static String shown(String text) {
    return ShownText.of(text, 300);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", // a word with a joiner
        "\u0915\u094d\u200d\u0937",
        "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66", // a family
        "\u2764\ufe0f\u200d\ud83d\udd25",
        "Vie\u0323\u0302t Nam, ho\u0323c",
        "\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48"
      })
  void wordsAndSignsAreShownAsTheyAre(String text) {
    assertEquals(text, shown(text));
  }

  @Test
  void whatReadersWouldNotSeeIsEscaped() {
    assertEquals("a\\u200bb\\ufeff\\u202ec", shown("a\u200bb\ufeff\u202ec"));
    assertEquals("\\udb40\\udc41", shown("\udb40\udc41"));
  }

  @Test
  void aJoinerThatJoinsNothingIsEscaped() {
    assertEquals("x\\u200d\\u200d", shown("x\u200d\u200d"));
    assertEquals("\\u200cx", shown("\u200cx"));
    assertEquals("\u0915\u200d\\u200d\u0937", shown("\u0915\u200d\u200d\u0937"));
  }

  @Test
  void theNinthMarkOfALetterIsEscaped() {
    assertEquals("Z" + "\u0301".repeat(8) + "\\u0301a", shown("Z" + "\u0301".repeat(9) + "a"));
  }

  @Test
  void theNinthSignThatIsJoinedIsEscaped() {
    String woman = "\ud83d\udc69";
    String eight = (woman + "\u200d").repeat(8);
    assertEquals(
        eight + woman + "\\u200d" + woman + ".", shown(eight + woman + "\u200d" + woman + "."));
  }
}
