package io.github.sitemaptoolkit.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Utf8Test {

  private static int length(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    return Utf8.length(bytes, 0, bytes.length);
  }

  @ParameterizedTest
  @CsvSource({
    "C280, 2",
    "DFBF, 2",
    "E0A080, 3",
    "ED9FBF, 3",
    "EE8080, 3",
    "EFBFBD, 3",
    "EFBE80, 3",
    "F0908080, 4",
    "F48FBFBF, 4",
    "C3A9FF, 2"
  })
  void charactersHaveTwoToFourBytes(String hex, int length) {
    assertEquals(length, length(hex));
  }

  @ParameterizedTest
  @CsvSource({"C3", "E2", "E282", "F0", "F09F", "F09F98"})
  void whatMayGoOnIsCut(String hex) {
    assertEquals(Utf8.CUT, length(hex));
  }

  @ParameterizedTest
  @CsvSource({
    "80",
    "BF80",
    "F8808080",
    "FF",
    "C37F",
    "C3C0",
    "E282C0",
    "E24182",
    "F09F9841",
    "F0419880"
  })
  void wrongBytesAreBroken(String hex) {
    assertEquals(Utf8.BROKEN, length(hex));
  }

  @ParameterizedTest
  @CsvSource({
    "C080, 2",
    "C1BF, 2",
    "E09FBF, 3",
    "EDA080, 3",
    "EDBFBF, 3",
    "F08FBFBF, 4",
    "F4908080, 4",
    "F5808080, 4",
    "F6808080, 4",
    "F7BFBFBF, 4"
  })
  void longerFormsThanNeededAndWhatIsNoCodePointAreForbidden(String hex, int length) {
    assertEquals(Utf8.FORBIDDEN, length(hex));
    assertEquals(length, Utf8.forbiddenLength(HexFormat.of().parseHex(hex), 0));
  }

  @ParameterizedTest
  @CsvSource({"EFBFBE", "EFBFBF"})
  void twoCodePointsAreNoCharacters(String hex) {
    assertEquals(Utf8.NO_CHARACTER, length(hex));
  }

  @Test
  void singleBytesAreReadAsTheJdkReadsWindows1252() {
    for (int b = 0x80; b <= 0xFF; b++) {
      byte[] one = {(byte) b};
      String jdk = new String(one, Charset.forName("windows-1252"));
      assertEquals(jdk.replace("\uFFFD", ""), new String(Utf8.guess((byte) b), UTF_8));
    }
  }
}
