import type { Token } from './tokens.ts';

export type Expression =
  | { readonly kind: 'number'; readonly value: number; readonly isInteger: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly Argument[] }
  | { readonly kind: 'index'; readonly name: string; readonly index: Expression }
  | { readonly kind: 'list'; readonly values: readonly Expression[] }
  | { readonly kind: 'cast'; readonly type: string; readonly operand: Expression }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    };

interface Argument {
  readonly name: string | null;
  readonly value: Expression;
}

const precedences: readonly (readonly string[])[] = [
  ['||', 'or'],
  ['&&', 'and'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const castTypes = new Set(['int', 'double']);
const synonyms: Record<string, string> = { or: '||', and: '&&', not: '!' };

/** Reads tokens; both languages have the same expressions but different statements. */
export class Reader {
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(ahead = 0): Token {
    const token = this.#tokens[this.#position + ahead] ?? this.#tokens.at(-1);
    if (!token) throw new Error('there is nothing to read');
    return token;
  }

  next(): Token {
    const token = this.peek();
    this.#position += 1;
    return token;
  }

  accept(value: string): boolean {
    if (this.peek().value !== value || this.peek().kind === 'text') return false;
    this.#position += 1;
    return true;
  }

  expect(value: string): void {
    if (!this.accept(value)) this.fail(`expected ${value}`);
  }

  name(): string {
    const token = this.next();
    if (token.kind !== 'name') this.fail(`expected a name instead of ${token.value}`);
    return token.value;
  }

  fail(reason: string): never {
    throw new Error(`line ${this.peek().line}: ${reason} near ${this.peek().value}`);
  }

  expression(): Expression {
    const condition = this.#binary(0);
    if (!this.accept('?')) return condition;
    const yes = this.expression();
    this.expect(':');
    return { kind: 'choice', condition, yes, no: this.expression() };
  }

  #binary(level: number): Expression {
    const operators = precedences[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    while (this.peek().kind !== 'text' && operators.includes(this.peek().value)) {
      const sign = this.next().value;
      const right = this.#binary(level + 1);
      left = { kind: 'binary', operator: synonyms[sign] ?? sign, left, right };
    }
    return left;
  }

  #unary(): Expression {
    for (const sign of ['-', '!', 'not']) {
      if (this.accept(sign)) {
        return { kind: 'unary', operator: synonyms[sign] ?? sign, operand: this.#unary() };
      }
    }
    const isCast = this.peek().value === '(' && castTypes.has(this.peek(1).value);
    if (!isCast) return this.#primary();
    this.expect('(');
    const type = this.name();
    this.expect(')');
    return { kind: 'cast', type, operand: this.#unary() };
  }

  #primary(): Expression {
    const { kind, value } = this.next();
    if (kind === 'number') {
      return { kind: 'number', value: Number(value), isInteger: !value.includes('.') };
    }
    if (kind === 'text') return { kind: 'text', value: value.replaceAll('"', '') };
    if (kind === 'name') return this.#named(value);
    if (value === '[') return { kind: 'list', values: this.#until(']', () => this.expression()) };
    if (value !== '(') this.fail(`cannot read ${value}`);
    const inner = this.expression();
    this.expect(')');
    return inner;
  }

  #named(name: string): Expression {
    if (this.accept('(')) {
      return { kind: 'call', name, values: this.#until(')', () => this.#argument()) };
    }
    if (!this.accept('[')) return { kind: 'name', name };
    const index = this.expression();
    this.expect(']');
    return { kind: 'index', name, index };
  }

  #argument(): Argument {
    const isNamed = this.peek().kind === 'name' && this.peek(1).value === '=';
    if (!isNamed) return { name: null, value: this.expression() };
    const name = this.name();
    this.expect('=');
    return { name, value: this.expression() };
  }

  #until<Item>(end: string, read: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.accept(end)) {
      items.push(read());
      if (this.peek().value !== end) this.expect(',');
    }
    return items;
  }
}
