package io.github.sitemaptoolkit.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageEncodingTest {

  private static @Nullable String of(String page) {
    return PageEncoding.of(page.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!doctype html><title>No declaration</title>",
        "<!doctype html><meta charset=utf-8>",
        "<meta charset=\"UTF-8\" /><script charset='utf-8'></script>",
        "<meta http-equiv='Content-Type' content='text/html; charset=utf-8'>",
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><html>",
        "<p>An encoding is not declared in a text"
      })
  void utf8IsSeen(String page) {
    assertEquals("UTF-8", of(page));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\uFEFF<html>",
        "<meta charset=iso-8859-1>",
        "<meta charset=utf-8859>",
        "<meta charset>",
        "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><html>",
        "<meta http-equiv=content-type content='text/html; char&#115;et=iso-8859-1'>",
        "<meta charset=utf-8><meta charset=iso-8859-1>"
      })
  void allElseIsLeftToJsoup(String page) {
    assertNull(of(page));
  }

  @Test
  void jsoupFindsTheSame() throws IOException {
    String[] parts = {
      "<meta ",
      "<!--",
      "-->",
      "<script>",
      "</script>",
      "charset",
      "CharSet",
      "=",
      " ",
      "\"",
      "'",
      ">",
      "/>",
      "utf-8",
      "UTF-8",
      "utf8",
      "iso-8859-1",
      "x",
      ";",
      ",",
      "<?xml version='1.0' ",
      "encoding=",
      "?>",
      "http-equiv=",
      "content-type",
      "content=",
      "text/html; charset=",
      "&#115;",
      "<html><head>",
      "\uFEFF"
    };
    var random = new Random(1);
    int seen = 0;
    for (int i = 0; i < 20_000; i++) {
      var page = new StringBuilder();
      for (int part = random.nextInt(12); part >= 0; part--) {
        page.append(parts[random.nextInt(parts.length)]);
      }
      byte[] bytes = page.toString().getBytes(StandardCharsets.UTF_8);
      if (PageEncoding.of(bytes) != null) {
        var found = Jsoup.parse(new ByteArrayInputStream(bytes), null, "").charset();
        assertEquals(StandardCharsets.UTF_8, found, page::toString);
        seen++;
      }
    }
    assertTrue(seen > 1000, "seen " + seen);
  }
}
