package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A directory as a crawler sees it: read with the JDK's own parser, checked by the protocol. */
public final class Site {

  private static final String NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
  private static final String SCHEMA_DATE =
      "\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d))?";

  /** An entry of a sitemap or an index: its core fields. */
  record Entry(String loc, String lastmod) {}

  /** A file: its root's name and its entries. */
  record Document(String root, long bytes, List<Entry> entries) {}

  private Site() {}

  /** Returns the bytes of each file that is not hidden, by name. */
  static Map<String, String> bytes(Path directory) {
    Map<String, String> files = new TreeMap<>();
    for (Path file : visible(directory)) {
      try {
        files.put(
            file.getFileName().toString(),
            Base64.getEncoder().encodeToString(Files.readAllBytes(file)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return files;
  }

  /** Returns the names of all files, hidden ones included. */
  public static List<String> names(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  static List<Path> visible(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> !file.getFileName().toString().startsWith(".")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the urls that are reached from the entry point, with their dates. */
  static Map<String, String> urls(Path directory, String base) {
    Document start = read(directory.resolve("sitemap.xml"));
    Map<String, String> urls = new TreeMap<>();
    if (start.root().equals("urlset")) {
      collect(start, urls);
      return urls;
    }
    for (Entry child : start.entries()) {
      assertTrue(child.loc().startsWith(base), child.loc());
      Document part = read(directory.resolve(child.loc().substring(base.length())));
      collect(part, urls);
      String newest = "";
      for (Entry entry : part.entries()) {
        newest = entry.lastmod().compareTo(newest) > 0 ? entry.lastmod() : newest;
      }
      assertEquals(newest, child.lastmod(), child.loc());
    }
    return urls;
  }

  private static void collect(Document document, Map<String, String> urls) {
    assertEquals("urlset", document.root());
    for (Entry entry : document.entries()) {
      assertNull(urls.put(entry.loc(), entry.lastmod()), () -> entry.loc() + " stands twice");
    }
  }

  /** Reads a file by the rules of the protocol. */
  static Document read(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      if (file.toString().endsWith(".gz")) {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
          bytes = in.readAllBytes();
        }
      }
      Document document = parse(bytes);
      assertTrue(document.bytes() <= 52_428_800, file + ": " + document.bytes());
      int count = document.entries().size();
      assertTrue(count > 0 && count <= 50_000, file + ": " + count);
      return document;
    } catch (IOException | XMLStreamException e) {
      throw new AssertionError(file.toString(), e);
    }
  }

  private static Document parse(byte[] bytes) throws XMLStreamException {
    var in =
        XMLInputFactory.newDefaultFactory().createXMLStreamReader(new ByteArrayInputStream(bytes));
    in.nextTag();
    String root = in.getLocalName();
    String name = root.equals("urlset") ? "url" : "sitemap";
    in.require(XMLStreamConstants.START_ELEMENT, NAMESPACE, root);
    List<Entry> entries = new ArrayList<>();
    while (in.nextTag() == XMLStreamConstants.START_ELEMENT) {
      in.require(XMLStreamConstants.START_ELEMENT, NAMESPACE, name);
      Entry entry = entry(in);
      assertTrue(
          name.equals("url") || entry.lastmod().isEmpty() || entry.lastmod().matches(SCHEMA_DATE),
          entry.lastmod());
      entries.add(entry);
    }
    return new Document(root, bytes.length, entries);
  }

  private static Entry entry(XMLStreamReader in) throws XMLStreamException {
    in.nextTag();
    in.require(XMLStreamConstants.START_ELEMENT, NAMESPACE, "loc");
    String loc = in.getElementText();
    String lastmod = "";
    while (in.nextTag() == XMLStreamConstants.START_ELEMENT) {
      if (in.getNamespaceURI().equals(NAMESPACE) && in.getLocalName().equals("lastmod")) {
        lastmod = in.getElementText();
      } else {
        skip(in);
      }
    }
    return new Entry(loc, lastmod);
  }

  private static void skip(XMLStreamReader in) throws XMLStreamException {
    for (int depth = 1; depth > 0; ) {
      int event = in.next();
      depth += event == XMLStreamConstants.START_ELEMENT ? 1 : 0;
      depth -= event == XMLStreamConstants.END_ELEMENT ? 1 : 0;
    }
  }
}
