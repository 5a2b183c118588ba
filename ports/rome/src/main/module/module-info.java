/** Reads RSS of before 2002 with Rome, and converts feeds of Rome. */
@SuppressWarnings("requires-transitive-automatic") // Rome has a name, but no descriptor
module io.github.sitemaptoolkit.rome {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.converters;
  requires transitive com.rometools.rome;
  requires java.xml; // of Rome
  requires org.jdom2;
  requires org.slf4j; // of Rome
  requires static com.rometools.rome.modules; // only where a program has it
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.rome;

  provides io.github.sitemaptoolkit.converters.dialect.OldRss with
      io.github.sitemaptoolkit.rome.RomeOldRss;
}
