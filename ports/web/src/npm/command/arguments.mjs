// Parses the arguments of a command from the table of its options, with the messages of the
// command for Java.
import { nearest } from './spelling.mjs';

/** Thrown if a call is wrong. */
export class WrongUse extends Error {}

const longest = (option) => option.names.reduce((a, b) => (b.length > a.length ? b : a));

/**
 * Returns what to write instead: an answer to a well-known guess, for which the value behind it may
 * count, or a near name.
 */
export function instead(guesses, command, name, known, value = '') {
  const of = /^\d+$/.test(value) ? 'N' : value.toLowerCase();
  const answer = guesses[`${command} ${name} ${of}`] ?? guesses[`${command} ${name}`];
  if (answer) return `; ${answer}`;
  const meant = nearest(name, known);
  return meant ? `; did you mean ${meant}?` : '';
}

/**
 * Parses arguments. Returns for each option and parameter that was given the path of its field,
 * its name, its converter and its values; or { help, all } or { version }, if that was asked for.
 */
export function parse(name, table, args) {
  const command = table.commands[name];
  const names = new Map();
  for (const option of command.options) {
    for (const each of option.names) names.set(each, option);
    if (option.negatable) names.set(longest(option).replace(/^--/, '--no-'), option);
  }
  const given = new Map();
  const unknown = [];
  const inputs = [];
  let help = false;
  let all = false; // of the help
  let version = false;

  function add(option, values) {
    const before = given.get(option);
    if (before && (option.kind === 'value' || option.kind === 'flag')) {
      throw new WrongUse(`${longest(option)} is given twice; give it once`);
    }
    given.set(option, before ? [...before, ...values] : values);
  }

  function value(option, text) {
    const parts = option.split ? text.split(new RegExp(option.split)) : [text];
    for (const part of parts) {
      if (option.kind === 'pairs' && !part.includes('=')) {
        throw new WrongUse(`${longest(option)} ${part}: write ${option.value}`);
      }
    }
    add(option, parts);
  }

  function flag(option, as, attached) {
    if (option.help || option.version) {
      help ||= option.help;
      all ||= option.names.includes('--help-all');
      version ||= option.version;
      return;
    }
    let on = !as.startsWith('--no-') || option.names.includes(as);
    if (attached !== null) {
      if (!/^(true|false)$/i.test(attached)) {
        throw new WrongUse(
          `${longest(option)} takes no value; write ${longest(option)} alone`);
      }
      on = /^true$/i.test(attached) === on;
    }
    add(option, [String(on)]);
  }

  // A known option is no value, unless it is attached.
  function next(option, rest) {
    const word = rest.length ? rest[0].split('=')[0] : '--';
    if (word === '--' || names.has(word)) {
      throw new WrongUse(
        `${longest(option)} needs a value, ${option.value}: ${option.brief}`);
    }
    return rest.shift();
  }

  function known(option, as) {
    if (option.ofJava) throw new WrongUse(`${as} is an option of the command for Java only`);
    return option;
  }

  const rest = [...args];
  while (rest.length) {
    const typed = rest.shift();
    const argument = /^-vvv?$/.test(typed) ? '-v' : typed; // there is no more than -v
    if (argument === '--') {
      inputs.push(...rest.splice(0));
      break;
    }
    const equals = argument.indexOf('=');
    const word = equals < 0 ? argument : argument.slice(0, equals);
    const attached = equals < 0 ? null : argument.slice(equals + 1);
    if (names.has(word)) {
      const option = known(names.get(word), word);
      if (option.kind === 'flag') flag(option, word, attached);
      else value(option, attached ?? next(option, rest));
    } else if (/^-[^-]/.test(argument) && names.has(argument.slice(0, 2))) {
      cluster(argument, rest);
    } else if (argument.length > 1 && argument.startsWith('-')) {
      unknown.push(argument);
    } else {
      inputs.push(argument);
    }
  }

  // Several flags in one argument, or a short name and its value: -rq, -oFILE.
  function cluster(argument, others) {
    for (let i = 1; i < argument.length; i++) {
      const as = `-${argument[i]}`;
      const option = names.get(as);
      if (!option) {
        unknown.push(`-${argument.slice(i)}`);
        return;
      }
      known(option, as);
      if (option.kind !== 'flag') {
        const text = argument.slice(i + 1);
        value(option, text ? text.replace(/^=/, '') : next(option, others));
        return;
      }
      flag(option, as, null);
    }
  }

  if (help || version) return { help, all, version };
  const [parameter] = command.parameters;
  if (parameter.required && !inputs.length) {
    throw new WrongUse(`${parameter.value} is missing: ${parameter.brief}`);
  }
  if (unknown.length) {
    const [whole] = unknown;
    const first = whole.replace(/=.*/s, '');
    const behind = whole === first ? args[args.indexOf(whole) + 1] : whole.slice(first.length + 1);
    const others = command.options
      .filter((option) => !option.hidden && !option.ofJava)
      .flatMap((option) => option.names)
      .filter((each) => each.startsWith('--'));
    throw new WrongUse(
      `there is no option ${first}${instead(table.guesses, name, first, others, behind)}`);
  }
  if (parameter.kind === 'value' && inputs.length > 1) {
    throw new WrongUse(
      `"${inputs[1]}" is one argument too many; the command takes only ${parameter.value}`);
  }
  const fields = [...given].map(([option, values]) => [option, longest(option), values]);
  if (inputs.length) fields.push([parameter, parameter.value, inputs]);
  return {
    given: fields.flatMap(([field, as, values]) => [
      field.path, as, field.converter, String(values.length), ...values]),
  };
}
