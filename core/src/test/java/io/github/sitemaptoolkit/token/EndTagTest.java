package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.io.ByteArrayInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndTagTest {

  @ParameterizedTest
  @ValueSource(strings = {" ", "\n", "\r\n", "x", "é", "x ", "''"})
  void whatIsAfterTheNameIsNotHeld(String rest) {
    byte[] document = ("</a " + rest.repeat(1 << 20) + "><b>").getBytes(UTF_8);
    var faults = new Faults(false, new Reporter(new Problems(), "in"));
    var in = new ByteWindow(new ByteArrayInputStream(document), faults, Long.MAX_VALUE);
    var names = new XmlNames(in, faults, Limits.DEFAULT);
    var open = new OpenElements();
    in.ensure(0, "</a".length());
    open.push(names.find("</".length(), "</a".length()), "", 0);
    var endTag =
        new EndTag(
            in, faults, Mended.options(Limits.DEFAULT), names, open, new OuterEntries(in, faults));
    int behind = in.ensure(endTag.read(0), "<b>".length());
    assertEquals(1, endTag.closed());
    assertTrue(in.startsWith(behind, "<b>".getBytes(UTF_8)));
    assertTrue(in.bytes.length < 1 << 18, "held: " + in.bytes.length);
  }
}
