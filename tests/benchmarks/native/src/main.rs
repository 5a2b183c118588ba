//! Reads a document with quick-xml, some times: prints the median and the least of the milliseconds.
//!
//! `native-peers bare FILE PASSES` makes nothing of what it reads; `native-peers strings FILE PASSES`
//! makes a `String` of each text and of each attribute.

use quick_xml::events::Event;
use quick_xml::Reader;
use std::hint::black_box;
use std::time::Instant;

fn bare(document: &[u8]) {
    let mut reader = Reader::from_reader(document);
    reader.trim_text(true);
    loop {
        match reader.read_event().unwrap() {
            Event::Eof => return,
            event => black_box(&event),
        };
    }
}

fn strings(document: &[u8]) {
    let mut reader = Reader::from_reader(document);
    reader.trim_text(true);
    loop {
        match reader.read_event().unwrap() {
            Event::Eof => return,
            Event::Text(text) => {
                black_box(text.unescape().unwrap().into_owned());
            }
            Event::CData(text) => {
                black_box(String::from_utf8(text.to_vec()).unwrap());
            }
            Event::Start(tag) | Event::Empty(tag) => {
                for attribute in tag.attributes() {
                    black_box(attribute.unwrap().unescape_value().unwrap().into_owned());
                }
            }
            _ => {}
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let read = if arguments[1] == "bare" { bare } else { strings };
    let document = std::fs::read(&arguments[2]).unwrap();
    let passes: usize = arguments[3].parse().unwrap();
    let mut millis: Vec<f64> = (0..passes)
        .map(|_| {
            let begin = Instant::now();
            read(black_box(&document));
            begin.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    millis.sort_by(f64::total_cmp);
    println!("{:.1} | {:.1}", millis[passes / 2], millis[0]);
}
