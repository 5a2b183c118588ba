package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlRules;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Files have millions of urls, nearly all of which are ordinary: nothing is allocated for them. */
class AllocationTest {

  private static final int TIMES = 1_000;
  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");

  /** Returns the bytes that a task allocates each time, once its classes are loaded. */
  private static long bytes(Runnable task) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    task.run();
    threads.getCurrentThreadAllocatedBytes();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < TIMES; i++) {
      task.run();
    }
    return (threads.getCurrentThreadAllocatedBytes() - before) / TIMES;
  }

  @Test
  void ordinaryUrlsCostNoMemory() {
    String sitemap = "https://www.example.com/shop/sitemap.xml";
    String url = "https://www.example.com/shop/a-b/%C3%A9.html?c=d&e=%20f";
    long bytes =
        bytes(
            () -> {
              assertEquals(0, UrlRules.page(url));
              assertSame(url, CanonicalUrl.of(url));
              assertNull(ScopeFault.of(sitemap, url));
              assertTrue(UrlParts.hasHost(url, "www.example.com"));
            });
    assertEquals(0, bytes);
  }

  @Test
  void ordinaryDatesCostNoMemory() {
    long bytes =
        bytes(
            () -> {
              assertNull(DateCheck.fault("2026-11-19"));
              assertNull(DateCheck.fault("2026-11-18T10:00:00Z"));
              assertTrue(!W3cDates.isAfter("2026-11-18T10:00:00+01:00", NOW));
            });
    assertEquals(0, bytes);
  }

  @Test
  void ordinaryCodesCostNoMemory() {
    long bytes =
        bytes(
            () -> {
              assertNull(Languages.fault("en"));
              assertNull(Languages.fault("en-GB"));
              assertNull(Languages.fault("x-default"));
              assertNull(Countries.fault("US CA"));
              assertNull(Currencies.fault("EUR"));
            });
    assertEquals(0, bytes);
  }
}
