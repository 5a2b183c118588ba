/** What static hosts answer for an address. */
module io.github.sitemaptoolkit.hosts {
  requires transitive io.github.sitemaptoolkit;
  requires com.fasterxml.jackson.core;
  requires org.tomlj;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.hosts;
  exports io.github.sitemaptoolkit.hosts.answer;
}
