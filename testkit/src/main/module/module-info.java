/** The contracts that every extension and every format must pass. */
module io.github.sitemaptoolkit.testkit {
  requires transitive io.github.sitemaptoolkit;
  requires transitive org.junit.jupiter.api;
  requires java.xml;
  requires org.xmlunit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.testkit;
  exports io.github.sitemaptoolkit.testkit.disk;
}
