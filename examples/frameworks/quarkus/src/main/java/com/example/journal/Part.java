package com.example.journal;

import java.time.Instant;

/** A sitemap: how many pages it has, and when one of them was last changed or taken down. */
record Part(int number, long pages, Instant changed) {}
