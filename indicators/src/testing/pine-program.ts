import { type Expression, Reader } from './expression.ts';
import { tokensOf } from './tokens.ts';

export type PineStatement =
  | { readonly kind: 'declare'; readonly name: string; readonly isKept: boolean; value: Expression }
  | {
      readonly kind: 'assign';
      readonly name: string;
      readonly operator: string;
      readonly value: Expression;
    }
  | { readonly kind: 'if'; readonly condition: Expression; readonly body: readonly PineStatement[] }
  | {
      readonly kind: 'for';
      readonly name: string;
      readonly from: Expression;
      readonly to: Expression;
      readonly body: readonly PineStatement[];
    }
  | { readonly kind: 'value'; readonly value: Expression };

export interface PineFunction {
  readonly parameters: readonly string[];
  readonly body: readonly PineStatement[];
}

export interface PineProgram {
  readonly functions: ReadonlyMap<string, PineFunction>;
  readonly body: readonly PineStatement[];
}

const types = new Set(['int', 'float', 'bool', 'string', 'color', 'table']);
const assignments = [':=', '+=', '-=', '*=', '/='];
// Misreading these would go unnoticed, so a source that uses them fails instead.
const unread = new Set(['else', 'while', 'switch', 'varip', 'import', 'method', 'type', 'enum']);
/** Reserved words, most of which have no function yet. */
const reserved = new Set(
  'catch class do ellipse in is polygon range return struct text throw try'.split(' '),
);

/** Parses the subset of Pine Script v6 that the academy's indicators use. */
export function pineProgramOf(source: string): PineProgram {
  const reader = new Reader(tokensOf(source));
  const functions = new Map<string, PineFunction>();
  const body: PineStatement[] = [];
  while (reader.peek().kind !== 'end') {
    if (reader.accept('\n')) continue;
    if (isFunction(reader)) {
      const name = reader.name();
      functions.set(name, functionOf(reader));
    } else body.push(statementOf(reader, 0));
  }
  return { functions, body };
}

function isFunction(reader: Reader): boolean {
  if (reader.peek(1).value !== '(') return false;
  for (let ahead = 2; reader.peek(ahead).kind !== 'line'; ahead += 1) {
    if (reader.peek(ahead).value === '=>') return true;
  }
  return false;
}

function functionOf(reader: Reader): PineFunction {
  const parameters: string[] = [];
  reader.expect('(');
  while (!reader.accept(')')) {
    if (types.has(reader.peek().value)) reader.next();
    parameters.push(ownName(reader));
    reader.accept(',');
  }
  reader.expect('=>');
  return { parameters, body: blockOf(reader, 0) };
}

function blockOf(reader: Reader, outerIndent: number): PineStatement[] {
  reader.expect('\n');
  const statements: PineStatement[] = [];
  for (;;) {
    while (reader.accept('\n'));
    const { indent, kind } = reader.peek();
    if (kind === 'end' || indent <= outerIndent) return statements;
    if (indent !== outerIndent + 4) reader.fail('a block is indented by four spaces');
    statements.push(statementOf(reader, indent));
  }
}

function statementOf(reader: Reader, indent: number): PineStatement {
  if (unread.has(reader.peek().value)) reader.fail('this part of the language is not read');
  if (reader.accept('if')) {
    return { kind: 'if', condition: reader.expression(), body: blockOf(reader, indent) };
  }
  if (reader.accept('for')) return loopOf(reader, indent);
  const statement = lineOf(reader);
  reader.expect('\n');
  return statement;
}

function loopOf(reader: Reader, indent: number): PineStatement {
  const name = ownName(reader);
  reader.expect('=');
  const from = reader.expression();
  reader.expect('to');
  return { kind: 'for', name, from, to: reader.expression(), body: blockOf(reader, indent) };
}

function lineOf(reader: Reader): PineStatement {
  const isKept = reader.accept('var');
  const isTyped = types.has(reader.peek().value) && reader.peek(1).kind === 'name';
  if (isTyped) reader.next();
  if (isTyped || reader.peek(1).value === '=') {
    const name = ownName(reader);
    reader.expect('=');
    return { kind: 'declare', name, isKept, value: reader.expression() };
  }
  const operator = reader.peek(1).value;
  if (!assignments.includes(operator)) return { kind: 'value', value: reader.expression() };
  const name = reader.name();
  reader.next();
  return { kind: 'assign', name, operator, value: reader.expression() };
}

function ownName(reader: Reader): string {
  const name = reader.name();
  if (reserved.has(name)) reader.fail(`${name} is a word the language keeps for itself`);
  return name;
}
