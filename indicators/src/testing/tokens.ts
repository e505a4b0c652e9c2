// Tokens of the two chart languages, so that the tests can run the sources that are sold.

export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'line' | 'end';
  readonly value: string;
  /** Leading spaces of a line; Pine's blocks are based on indentation. */
  readonly indent: number;
  readonly line: number;
}

const pattern =
  /(?<space>[ \t]+)|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<line>\r?\n)|(?<directive>#(?:property|include)[^\n]*)|(?<text>"(?:[^"\\\n]|\\.)*"|#[0-9A-Fa-f]{6})|(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|(?<sign>=>|:=|==|!=|<=|>=|&&|\|\||\+\+|--|\+=|-=|\*=|\/=|[-+*/%<>!?:=()[\]{},;&])/gy;

/**
 * Tokenizes a source. Line breaks inside brackets are insignificant in both languages and left out.
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let line = 1;
  let lineStart = 0;
  let end = 0;
  for (const match of source.matchAll(pattern)) {
    const [kind, value] = wordIn(match);
    end = match.index + value.length;
    if (kind === 'sign') depth += depthChange(value);
    if (kind === 'number' || kind === 'text' || kind === 'name' || kind === 'sign') {
      tokens.push({ kind, value, indent: match.index - lineStart, line });
    }
    if (kind === 'line' && depth === 0) tokens.push({ kind: 'line', value: '\n', indent: 0, line });
    const newLines = value.split('\n').length - 1;
    line += newLines;
    if (newLines > 0) lineStart = match.index + value.lastIndexOf('\n') + 1;
  }
  if (end !== source.length) throw new Error(`line ${line}: a sign that is not known here`);
  tokens.push({ kind: 'line', value: '\n', indent: 0, line });
  tokens.push({ kind: 'end', value: '', indent: 0, line });
  return tokens;
}

function wordIn(match: RegExpExecArray): [kind: string, value: string] {
  const found = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined);
  if (!found) throw new Error('the pattern of words has no group for a match');
  return found;
}

function depthChange(sign: string): number {
  if (sign === '(' || sign === '[') return 1;
  return sign === ')' || sign === ']' ? -1 : 0;
}
