type Selector = { readonly text: string; readonly classes: readonly string[] };

type Rule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly prelude: string; readonly inner: readonly Rule[] }
  /** Kept as it is: a statement, a font, an animation, a property. */
  | { readonly kind: 'other'; readonly text: string };

const grouping = /^@(media|supports|layer|container)\b/;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Referenced by other rules: an animation by its name, a property by `var(…)`. */
const named = /@(?:keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*|property (--[\w-]+)\{[^{}]*)\}/g;
/** Hover and print can't happen before the whole sheet has loaded. */
const isForLater = /:(?:hover|active)\b|^@media print\b/;

/**
 * Selects a page's critical rules from a style sheet: rules without a class, rules whose classes
 * all occur in the page, and what these reference. Anything that looks like a class counts, in
 * scripts too, because the early script builds its notices itself.
 */
export function createStyleSelector(sheet: string): (html: string) => string {
  const rules = parseRules(sheet);
  return (html) => {
    const words = wordsOf(html);
    const chosen = rules.flatMap((rule) => choose(rule, words)).join('');
    const uses = new Set(chosen.replace(named, '').match(/[\w-]+/g));
    return chosen.replace(named, (text, animation?: string, property?: string) =>
      uses.has(animation ?? property ?? '') ? text : '',
    );
  };
}

function choose(rule: Rule, words: ReadonlySet<string>): string[] {
  if (rule.kind === 'other') return [rule.text];
  if (rule.kind === 'group') {
    const chosen = rule.inner.flatMap((each) => choose(each, words));
    return chosen.length > 0 ? [`${rule.prelude}{${chosen.join('')}}`] : [];
  }
  const matching = rule.selectors.filter(({ classes }) => classes.every((name) => words.has(name)));
  if (matching.length === 0) return [];
  return [`${matching.map(({ text }) => text).join(',')}{${rule.body}}`];
}

/** Everything between spaces and quotes, which includes every class name. */
function wordsOf(html: string): ReadonlySet<string> {
  const words = new Set(html.split(/[\s"'`<>]+/));
  for (const word of words) if (word.includes('&')) words.add(decode(word));
  return words;
}

function decode(word: string): string {
  return word.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '');
}

/** The classes that an element must have; those in parentheses may be alternatives. */
function classesOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/(?<!\\)\((?:[^()\\]|\\.)*(?<!\\)\)/g, '');
  }
  const found = outside.matchAll(/(?<!\\)\.((?:[\w-]|[^\p{ASCII}]|\\[\da-f]{1,6} ?|\\.)+)/giu);
  return [...found].map(([, name = '']) => unescapeName(name));
}

function unescapeName(name: string): string {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/giu, (_, code?: string, char?: string) =>
    code === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Splits at the commas between selectors. */
function splitSelectors(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const [token] of prelude.matchAll(/\\.|[^\\]/gsu)) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += token;
  }
  return selectors;
}

/** Parses a style sheet as the build writes it: without comments, every block closed. */
function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gsu,
  )) {
    if (token === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (token === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push(toRule(text.slice(start, open).trim(), text.slice(open + 1, index)));
      start = index + 1;
    } else if (token === ';' && depth === 0) {
      rules.push({ kind: 'other', text: `${text.slice(start, index).trim()};` });
      start = index + 1;
    }
  }
  return rules;
}

function toRule(prelude: string, body: string): Rule {
  if (grouping.test(prelude)) {
    return { kind: 'group', prelude, inner: isForLater.test(prelude) ? [] : parseRules(body) };
  }
  if (prelude.startsWith('@')) return { kind: 'other', text: `${prelude}{${body}}` };
  const selectors = splitSelectors(prelude).filter((text) => !isForLater.test(text));
  return {
    kind: 'style',
    selectors: selectors.map((text) => ({ text, classes: classesOf(text) })),
    body,
  };
}
