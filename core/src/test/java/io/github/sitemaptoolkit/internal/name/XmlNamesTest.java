package io.github.sitemaptoolkit.internal.name;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class XmlNamesTest {

  private static final String AROUND = "........"; // as many bytes as are read at a time

  private static boolean is(XmlName name, String other) {
    byte[] bytes = (AROUND + other + AROUND.replace('.', '-')).getBytes(UTF_8);
    return name.is(bytes, AROUND.length(), bytes.length - AROUND.length());
  }

  @Test
  void aNameIsEqualInAllBytes() {
    for (int length = 1; length < 30; length++) {
      String text = "a".repeat(length);
      byte[] bytes = (text + AROUND).getBytes(UTF_8);
      var name = new XmlName(bytes, 0, length, 0);
      assertTrue(is(name, text), text);
      assertFalse(is(name, text + "a"), text);
      assertFalse(is(name, text.substring(1)), text);
      for (int i = 0; i < length; i++) {
        String other = text.substring(0, i) + "b" + text.substring(i + 1);
        assertFalse(is(name, other), other);
      }
    }
  }

  @Test
  void manyNamesAreToldApartAndFoundAgain() {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      texts.add("n" + i);
      texts.add("extension:name" + i);
      texts.add("n" + i + "-is-a-name-with-a-long-end");
    }
    byte[] document = (AROUND + String.join(" ", texts) + AROUND).getBytes(UTF_8);
    var faults = new Faults(true, new Reporter(new Problems(), "in"));
    var in = new ByteWindow(new ByteArrayInputStream(document), faults, Long.MAX_VALUE);
    in.ensure(0, document.length);
    var names = new XmlNames(in, faults, Limits.DEFAULT);
    Map<String, XmlName> found = new HashMap<>();
    for (int pass = 0; pass < 2; pass++) {
      int at = AROUND.length();
      for (String text : texts) {
        XmlName name = names.find(at, at + text.length());
        assertEquals(text, name.toString());
        assertSame(found.computeIfAbsent(text, key -> name), name);
        at += text.length() + 1;
      }
    }
  }
}
