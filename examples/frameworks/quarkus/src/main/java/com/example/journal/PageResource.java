package com.example.journal;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;

/** Stands for the rest of the journal. */
@Path("/pages/{id}")
public class PageResource {

  private final Pages pages;

  PageResource(Pages pages) {
    this.pages = pages;
  }

  @DELETE
  public void takeDown(long id) {
    if (!pages.takeDown("/pages/" + id)) {
      throw new NotFoundException();
    }
  }
}
