package com.example.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.sql.DataSource;

/** The rows of a query as a stream, which holds one batch of them at a time. */
final class Rows {

  private static final int BATCH = 1_000;

  /** Makes a value of the current row. */
  interface Mapper<T> {
    T map(ResultSet row) throws SQLException;
  }

  private Rows() {}

  /** Runs a query. Closing the stream closes the connection. */
  static <T> Stream<T> stream(
      DataSource database, String sql, Mapper<T> mapper, Object... parameters) throws SQLException {
    Connection connection = database.getConnection();
    try {
      connection.setAutoCommit(false); // otherwise, PostgreSQL's driver loads all rows at once
      PreparedStatement query = connection.prepareStatement(sql);
      query.setFetchSize(BATCH);
      for (int i = 0; i < parameters.length; i++) {
        query.setObject(i + 1, parameters[i]);
      }
      ResultSet rows = query.executeQuery();
      var spliterator =
          new AbstractSpliterator<T>(Long.MAX_VALUE, Spliterator.ORDERED) {
            @Override
            public boolean tryAdvance(Consumer<? super T> action) {
              try {
                if (!rows.next()) {
                  return false;
                }
                action.accept(mapper.map(rows));
                return true;
              } catch (SQLException e) {
                throw new IllegalStateException("the rows cannot be read", e);
              }
            }
          };
      return StreamSupport.stream(spliterator, false).onClose(() -> close(connection));
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException("the connection cannot be closed", e);
    }
  }
}
