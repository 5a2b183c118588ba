package com.example.journal;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** Stands for the rest of the journal. */
@RestController
class PageController {

  private final PageRepository pages;

  PageController(PageRepository pages) {
    this.pages = pages;
  }

  @DeleteMapping("/pages/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void takeDown(@PathVariable long id) {
    if (!pages.takeDown("/pages/" + id)) {
      throw new ResponseStatusException(HttpStatus.NOT_FOUND);
    }
  }
}
