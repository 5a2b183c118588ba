package com.example.journal;

import io.github.sitemaptoolkit.format.Context;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.scheduling.annotation.EnableScheduling;

@SpringBootApplication
@EnableScheduling
public class JournalApplication {

  public static void main(String[] args) {
    SpringApplication.run(JournalApplication.class, args);
  }

  /** The extensions and formats of the toolkit, looked up once and not for each request. */
  @Bean
  Context sitemapContext() {
    return Context.load();
  }
}
