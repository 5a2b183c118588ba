package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class Sha256Test {

  @Test
  void aTextAndItsBytesHaveTheDigestOfTheStandard() throws IOException {
    String abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assertEquals(abc, Sha256.hex("abc"));
    assertEquals(abc, Sha256.hex(new ByteArrayInputStream("abc".getBytes(StandardCharsets.UTF_8))));
    assertEquals(Sha256.hex("é"), Sha256.hex(new ByteArrayInputStream(new byte[] {-61, -87})));
  }
}
