package com.example.journal;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import javax.sql.DataSource;
import org.jooq.DSLContext;
import org.jooq.SQLDialect;
import org.jooq.conf.RenderQuotedNames;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;

/** The database of the journal, which lies in memory: it is made when it is first used. */
@ApplicationScoped
class Database {

  @Produces
  @ApplicationScoped
  DSLContext jooq(DataSource connections) throws IOException {
    Settings settings =
        new Settings().withRenderQuotedNames(RenderQuotedNames.EXPLICIT_DEFAULT_UNQUOTED);
    DSLContext database = DSL.using(connections, SQLDialect.H2, settings);
    try (InputStream schema = Database.class.getResourceAsStream("/schema.sql")) {
      database.execute(new String(schema.readAllBytes(), StandardCharsets.UTF_8));
    }
    return database;
  }
}
