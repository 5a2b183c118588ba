// Asks the search of the site what users ask, with its own script: node .ci/site/search.mjs SITE QUESTIONS [LEAST]
// A question is answered if one of the pages that stand beside it is among the first three. Fails if fewer than
// LEAST questions are (all if it is missing), and prints those that are not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

const [site, file, least] = process.argv.slice(2);

// As much of a browser as site.js uses: elements that remember what was put into them.
function element(name) {
  const listeners = {};
  return {
    name, children: [], dataset: {}, textContent: '', value: '', hidden: false,
    append(...all) { this.children.push(...all); if (name === 'head') all.forEach(script => run(script)); },
    replaceChildren(...all) { this.children = all; },
    addEventListener(event, listener) { listeners[event] = listener; },
    fire(event) { listeners[event]?.({}); },
    querySelector: () => null, querySelectorAll: () => [], contains: () => true, focus() {},
  };
}

const input = element('input'), status = element('p'), list = element('ul'), found = element('div'), form = element('form');
found.querySelector = selector => (selector === 'p' ? status : list);
form.querySelector = selector => (selector === 'input' ? input : found);
const document = {
  currentScript: { dataset: { root: '' } }, activeElement: input, head: element('head'),
  createElement: element, addEventListener() {}, querySelectorAll: () => [],
  querySelector: () => form,
};
const context = vm.createContext({ document });
function run(script) {
  vm.runInContext(readFileSync(join(site, script.src), 'utf8'), context);
  script.onload();
}
vm.runInContext(readFileSync(join(site, 'site.js'), 'utf8'), context);
input.fire('focus');

const questions = readFileSync(file, 'utf8').split('\n').filter(line => line && !line.startsWith('#'));
let answered = 0;
for (const line of questions) {
  const [question, pages] = line.split('\t');
  input.value = question;
  input.fire('input');
  const first = list.children.slice(0, 3).map(entry => entry.children[0].href);
  if (first.some(href => pages.split(',').includes(href.replace(/#.*/, '')))) {
    answered++;
  } else {
    console.log(`${question}: wanted ${pages}, found ${first.join(' ') || 'nothing'}`);
  }
}
console.log(`${answered} of ${questions.length} questions are answered among the first three`);
process.exitCode = questions.length > 0 && answered >= (least ?? questions.length) ? 0 : 1;
