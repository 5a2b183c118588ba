package com.example.journal;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.eclipse.jetty.compression.server.CompressionHandler;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.h2.jdbcx.JdbcConnectionPool;
import org.h2.tools.RunScript;
import org.slf4j.LoggerFactory;

/** A journal: {@code Journal PORT DIRECTORY}. */
final class Journal {

  private Journal() {}

  public static void main(String[] args) throws Exception {
    Pages pages = new Pages(database());
    keepPublished(new SitemapPublisher(pages, Path.of(args[1])));

    var servlets = new ServletContextHandler();
    servlets.addServlet(new ServletHolder(new SitemapServlet(pages)), "*.xml");
    servlets.addServlet(new ServletHolder(new PageServlet(pages)), "/pages/*");
    var server = new Server(Integer.parseInt(args[0]));
    server.setHandler(new CompressionHandler(servlets)); // gzip, for those who accept it
    server.start();
    server.join();
  }

  private static DataSource database() throws SQLException, IOException {
    DataSource database =
        JdbcConnectionPool.create(
            "jdbc:h2:mem:journal;DB_CLOSE_DELAY=-1;LAZY_QUERY_EXECUTION=1", "", "");
    try (Connection connection = database.getConnection();
        InputStream schema = Journal.class.getResourceAsStream("/schema.sql")) {
      RunScript.execute(connection, new InputStreamReader(schema, StandardCharsets.UTF_8));
    }
    return database;
  }

  /** A scheduler runs no task again that has thrown: each failure is told, and tried again. */
  private static void keepPublished(SitemapPublisher publisher) {
    Runnable task =
        () -> {
          try {
            publisher.publish();
            publisher.update();
          } catch (SQLException | IOException | RuntimeException e) {
            LoggerFactory.getLogger(Journal.class).error("the sitemaps stay as they are", e);
          }
        };
    Executors.newSingleThreadScheduledExecutor()
        .scheduleWithFixedDelay(task, 0, 1, TimeUnit.SECONDS);
  }

  /** Stands for the rest of the journal: {@code DELETE /pages/7} takes a page down. */
  private static final class PageServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;
    private final transient Pages pages;

    PageServlet(Pages pages) {
      this.pages = pages;
    }

    @Override
    protected void doDelete(HttpServletRequest request, HttpServletResponse response)
        throws ServletException {
      try {
        boolean found = pages.takeDown(request.getRequestURI());
        response.setStatus(
            found ? HttpServletResponse.SC_NO_CONTENT : HttpServletResponse.SC_NOT_FOUND);
      } catch (SQLException e) {
        throw new ServletException(e);
      }
    }
  }
}
