/** Reads and writes workbooks of Excel. */
module io.github.sitemaptoolkit.xlsx {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.converters;
  requires com.fasterxml.aalto;
  requires java.xml;
  requires org.apache.commons.compress;
  requires org.dhatim.fastexcel;
  requires org.dhatim.fastexcel.reader;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.xlsx;

  provides io.github.sitemaptoolkit.format.SitemapFormat with
      io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
}
