import { type Expression, Reader } from './expression.ts';
import { tokensOf } from './tokens.ts';

export type Mql5Statement =
  | { readonly kind: 'block'; readonly body: readonly Mql5Statement[] }
  | { readonly kind: 'declare'; readonly variable: Mql5Variable }
  | {
      readonly kind: 'assign';
      readonly name: string;
      readonly index: Expression | null;
      readonly operator: string;
      readonly value: Expression;
    }
  | {
      readonly kind: 'if';
      readonly condition: Expression;
      readonly yes: Mql5Statement;
      readonly no: Mql5Statement | null;
    }
  | {
      readonly kind: 'loop';
      readonly condition: Expression;
      readonly step: Mql5Statement | null;
      readonly body: Mql5Statement;
    }
  | { readonly kind: 'return'; readonly value: Expression | null }
  | { readonly kind: 'continue' }
  | { readonly kind: 'value'; readonly value: Expression };

export interface Mql5Variable {
  readonly type: string;
  readonly name: string;
  readonly isArray: boolean;
  readonly isConstant: boolean;
  readonly value: Expression | null;
}

export interface Mql5Function {
  readonly type: string;
  readonly parameters: readonly Mql5Variable[];
  readonly body: Mql5Statement;
}

export interface Mql5Program {
  readonly functions: ReadonlyMap<string, Mql5Function>;
  readonly inputs: readonly Mql5Variable[];
  readonly globals: readonly Mql5Variable[];
}

const one: Expression = { kind: 'number', value: 1, isInteger: true };

/** Parses the subset of MQL5 that the academy's indicators use. */
export function mql5ProgramOf(source: string): Mql5Program {
  const tokens = tokensOf(source).filter(({ kind }) => kind !== 'line');
  const reader = new Mql5Reader(new Reader(tokens));
  return reader.program();
}

class Mql5Reader {
  readonly #reader: Reader;
  readonly #types = new Set(['int', 'long', 'double', 'bool', 'string', 'datetime', 'void']);
  readonly #globals: Mql5Variable[] = [];
  readonly #inputs: Mql5Variable[] = [];
  readonly #functions = new Map<string, Mql5Function>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  program(): Mql5Program {
    while (this.#reader.peek().kind !== 'end') this.#topLevel();
    return { functions: this.#functions, inputs: this.#inputs, globals: this.#globals };
  }

  #topLevel(): void {
    const reader = this.#reader;
    if (reader.accept('enum')) this.#enumeration();
    else if (reader.accept('input')) {
      this.#inputs.push(this.#variable());
      reader.expect(';');
    } else if (reader.peek(2).value === '(') {
      const type = this.#type();
      this.#functions.set(reader.name(), this.#function(type));
    } else {
      this.#globals.push(this.#variable());
      reader.expect(';');
    }
  }

  #enumeration(): void {
    const reader = this.#reader;
    this.#types.add(reader.name());
    reader.expect('{');
    while (!reader.accept('}')) {
      const name = reader.name();
      reader.expect('=');
      const value = reader.expression();
      this.#globals.push({ type: 'int', name, isArray: false, isConstant: true, value });
      reader.accept(',');
    }
    reader.expect(';');
  }

  #type(): string {
    const type = this.#reader.name();
    if (!this.#types.has(type)) this.#reader.fail(`${type} is not a type`);
    return type;
  }

  #variable(): Mql5Variable {
    const reader = this.#reader;
    const isConstant = reader.accept('const');
    const type = this.#type();
    const isReference = reader.accept('&');
    const name = reader.name();
    const isArray = reader.accept('[');
    if (isArray) reader.expect(']');
    if (isReference && !isArray) reader.fail('a single value by reference');
    const value = reader.accept('=') ? reader.expression() : null;
    return { type, name, isArray, isConstant, value };
  }

  #function(type: string): Mql5Function {
    const parameters: Mql5Variable[] = [];
    this.#reader.expect('(');
    while (!this.#reader.accept(')')) {
      parameters.push(this.#variable());
      this.#reader.accept(',');
    }
    return { type, parameters, body: this.#statement() };
  }

  #statement(): Mql5Statement {
    const reader = this.#reader;
    if (reader.accept('{')) {
      const body: Mql5Statement[] = [];
      while (!reader.accept('}')) body.push(this.#statement());
      return { kind: 'block', body };
    }
    if (reader.accept('if')) return this.#if();
    if (reader.accept('for')) return this.#for();
    if (reader.accept('while')) {
      return { kind: 'loop', condition: this.#bracketed(), step: null, body: this.#statement() };
    }
    const statement = this.#simple();
    reader.expect(';');
    return statement;
  }

  #if(): Mql5Statement {
    const condition = this.#bracketed();
    const yes = this.#statement();
    const no = this.#reader.accept('else') ? this.#statement() : null;
    return { kind: 'if', condition, yes, no };
  }

  #for(): Mql5Statement {
    const reader = this.#reader;
    reader.expect('(');
    const first = this.#simple();
    reader.expect(';');
    const condition = reader.expression();
    reader.expect(';');
    const step = this.#simple();
    reader.expect(')');
    return {
      kind: 'block',
      body: [first, { kind: 'loop', condition, step, body: this.#statement() }],
    };
  }

  #bracketed(): Expression {
    this.#reader.expect('(');
    const condition = this.#reader.expression();
    this.#reader.expect(')');
    return condition;
  }

  #simple(): Mql5Statement {
    // Annotated explicitly, so that TypeScript knows `fail` never returns.
    const reader: Reader = this.#reader;
    if (reader.accept('continue')) return { kind: 'continue' };
    if (reader.accept('return')) {
      const isEmpty = reader.peek().value === ';';
      return { kind: 'return', value: isEmpty ? null : reader.expression() };
    }
    if (this.#types.has(reader.peek().value)) {
      return { kind: 'declare', variable: this.#variable() };
    }
    const target = reader.expression();
    if (target.kind === 'name' && reader.accept('++')) return step(target.name, '+=');
    if (target.kind === 'name' && reader.accept('--')) return step(target.name, '-=');
    const operator = reader.peek().value;
    if (!['=', '+=', '-=', '*=', '/='].includes(operator)) return { kind: 'value', value: target };
    if (target.kind !== 'name' && target.kind !== 'index') reader.fail('nothing to assign to');
    reader.next();
    const index = target.kind === 'index' ? target.index : null;
    return { kind: 'assign', name: target.name, index, operator, value: reader.expression() };
  }
}

function step(name: string, operator: string): Mql5Statement {
  return { kind: 'assign', name, index: null, operator, value: one };
}
