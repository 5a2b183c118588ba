// Finds the word that was probably meant by a misspelt one.
const LONGEST = 100;

/** Returns the nearest known word; undefined if more than a quarter would have to change. */
export function nearest(word, known) {
  const wanted = word.toLowerCase();
  if (wanted.length > LONGEST) return undefined;
  let least = Math.max(1, Math.floor(wanted.length / 4)) + 1;
  let found;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    if (Math.abs(other.length - wanted.length) < least) {
      const needed = changes(wanted, other);
      if (needed < least) {
        least = needed;
        found = candidate;
      }
    }
  }
  return found;
}

// The number of changes between two texts (optimal string alignment).
function changes(from, to) {
  const cost = Array.from({ length: from.length + 1 }, () => new Array(to.length + 1).fill(0));
  for (let i = 0; i <= from.length; i++) {
    for (let j = 0; j <= to.length; j++) {
      if (i === 0 || j === 0) {
        cost[i][j] = i + j;
        continue;
      }
      const replaced = cost[i - 1][j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      cost[i][j] = Math.min(replaced, 1 + cost[i - 1][j], 1 + cost[i][j - 1]);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost[i][j] = Math.min(cost[i][j], 1 + cost[i - 2][j - 2]);
      }
    }
  }
  return cost[from.length][to.length];
}
