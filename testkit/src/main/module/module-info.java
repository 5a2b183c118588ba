/** The contracts that every extension, format and store must pass. */
module io.github.sitemaptoolkit.testkit {
  requires transitive io.github.sitemaptoolkit;
  requires static io.github.sitemaptoolkit.publisher; // for the contract of stores
  requires transitive org.junit.jupiter.api;
  requires java.xml;
  requires org.xmlunit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.testkit;
}
