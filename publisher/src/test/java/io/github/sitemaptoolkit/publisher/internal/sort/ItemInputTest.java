package io.github.sitemaptoolkit.publisher.internal.sort;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import java.io.IOException;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ItemInputTest {

  private static ItemInput input(String... markup) {
    Iterator<Item> items =
        Stream.of(markup)
            .map(text -> text.getBytes(ISO_8859_1))
            .map(bytes -> new Item(Key.of("x"), 0, null, 0, new long[0], 0, bytes))
            .iterator();
    return new ItemInput(
        () -> items.hasNext() ? items.next() : null,
        "start,".getBytes(ISO_8859_1),
        "end".getBytes(ISO_8859_1));
  }

  @Test
  void itemsStandBetweenStartAndEnd() throws IOException {
    assertEquals("start,end", new String(input().readAllBytes(), ISO_8859_1));
    assertEquals(
        "start,one,,two,end",
        new String(input("one,", ",", "", "two,").readAllBytes(), ISO_8859_1));
  }

  @Test
  void bytesCanBeReadOneByOne() throws IOException {
    ItemInput in = input("\u00E9\u00FF");
    for (char c : "start,\u00E9\u00FFend".toCharArray()) {
      assertEquals(c, in.read());
    }
    assertEquals(-1, in.read());
    assertEquals(-1, in.read(), "the end stays the end");
  }

  @Test
  void piecesFillAPartOfTheTarget() throws IOException {
    byte[] target = "........".getBytes(ISO_8859_1);
    ItemInput in = input();
    assertEquals(4, in.read(target, 2, 4));
    assertEquals("..star..", new String(target, ISO_8859_1));
    assertEquals(5, in.read(target, 0, 8), "up to the end");
    assertEquals("t,endr..", new String(target, ISO_8859_1));
    assertEquals(-1, in.read(target, 0, 8));
  }
}
