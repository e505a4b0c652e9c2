import type { Bar } from '../bar.ts';
import {
  arithmetic,
  type Call,
  evaluate,
  type Indexed,
  isTruthy,
  number,
  type Value,
} from './evaluate.ts';
import type { Expression } from './expression.ts';
import { calculations, drawingCalls, isCosmeticName } from './pine-built-ins.ts';
import { type PineFunction, type PineStatement, pineProgramOf } from './pine-program.ts';

export interface PineLabel {
  readonly bar: number;
  readonly x: number;
  readonly price: number;
  readonly text: string;
}

/** What a script drew: its plots by title, its alert conditions and its labels. */
export interface PineDrawing {
  readonly plots: ReadonlyMap<string, readonly number[]>;
  readonly conditions: ReadonlyMap<string, readonly boolean[]>;
  readonly labels: readonly PineLabel[];
}

/** Runs a whole script from the first bar to the last, as the platform does. */
export function runPine(
  source: string,
  { bars, inputs }: { bars: readonly Bar[]; inputs: Readonly<Record<string, Value>> },
): PineDrawing {
  return new PineRun(source, bars, inputs).drawing();
}

interface Frame {
  /** The call chain: each call site has its own `var` values. */
  readonly path: string;
  readonly names: Map<string, Value>;
  readonly kept: Set<string>;
}

class PineRun {
  readonly #plots = new Map<string, number[]>();
  readonly #conditions = new Map<string, boolean[]>();
  readonly #labels: PineLabel[] = [];
  readonly #keptValues = new Map<string, Value>();
  readonly #past: Map<string, Value>[] = [];
  readonly #places = new Map<Call, number>();
  readonly #unusedInputs: Set<string>;
  readonly #bars: readonly Bar[];
  readonly #inputs: Readonly<Record<string, Value>>;
  readonly #program;
  #globals: Frame = newFrame('');
  #bar = 0;

  constructor(source: string, bars: readonly Bar[], inputs: Readonly<Record<string, Value>>) {
    this.#program = pineProgramOf(source);
    this.#bars = bars;
    this.#inputs = inputs;
    this.#unusedInputs = new Set(Object.keys(inputs));
  }

  drawing(): PineDrawing {
    for (this.#bar = 0; this.#bar < this.#bars.length; this.#bar += 1) {
      this.#globals = newFrame('');
      this.#run(this.#program.body, this.#globals);
      this.#keep(this.#globals);
      this.#past.push(this.#globals.names);
    }
    if (this.#unusedInputs.size > 0) throw new Error(`no such input: ${[...this.#unusedInputs]}`);
    return { plots: this.#plots, conditions: this.#conditions, labels: this.#labels };
  }

  #run(statements: readonly PineStatement[], frame: Frame): Value {
    let last: Value = Number.NaN;
    for (const statement of statements) last = this.#step(statement, frame);
    return last;
  }

  #step(statement: PineStatement, frame: Frame): Value {
    switch (statement.kind) {
      case 'declare':
        return this.#declare(statement, frame);
      case 'assign':
        return this.#assign(statement, frame);
      case 'if':
        return isTruthy(this.#value(statement.condition, frame))
          ? this.#run(statement.body, frame)
          : Number.NaN;
      case 'for':
        return this.#loop(statement, frame);
      case 'value':
        return this.#value(statement.value, frame);
      default:
        return statement satisfies never;
    }
  }

  #declare(
    { name, isKept, value }: Extract<PineStatement, { kind: 'declare' }>,
    frame: Frame,
  ): Value {
    if (value.kind === 'call' && value.name.startsWith('input.')) {
      this.#unusedInputs.delete(name);
      const preset = value.values[0]?.value ?? value;
      frame.names.set(name, this.#inputs[name] ?? this.#value(preset, frame));
    } else if (isKept) {
      frame.kept.add(name);
      const before = this.#keptValues.get(`${frame.path}:${name}`);
      frame.names.set(name, before ?? this.#value(value, frame));
    } else frame.names.set(name, this.#value(value, frame));
    return this.#read(name, frame);
  }

  #assign(
    { name, operator, value }: Extract<PineStatement, { kind: 'assign' }>,
    frame: Frame,
  ): Value {
    if (!frame.names.has(name)) throw new Error(`${name} is not declared where it is assigned`);
    const right = this.#value(value, frame);
    const calculate = arithmetic[operator.charAt(0)];
    const next = calculate ? calculate(number(this.#read(name, frame)), number(right)) : right;
    frame.names.set(name, next);
    return next;
  }

  /** Counts down if the end is below the start, as the platform does. */
  #loop({ name, from, to, body }: Extract<PineStatement, { kind: 'for' }>, frame: Frame): Value {
    const first = number(this.#value(from, frame));
    const last = number(this.#value(to, frame));
    const step = last < first ? -1 : 1;
    for (let count = first; count !== last + step; count += step) {
      frame.names.set(name, count);
      this.#run(body, frame);
    }
    return Number.NaN;
  }

  #value(expression: Expression, frame: Frame): Value {
    return evaluate(expression, {
      read: (name) => this.#read(name, frame),
      element: (indexed) => this.#before(indexed, frame),
      call: (call) => this.#call(call, frame),
      admit: ({ operator }, left, right) => {
        const isUnknown = Number.isNaN(left) || Number.isNaN(right);
        if (isUnknown && (operator === '==' || operator === '!=')) {
          throw new Error('na is compared for equality, which the platform forbids');
        }
      },
    });
  }

  #read(name: string, frame: Frame): Value {
    const known = frame.names.get(name) ?? this.#globals.names.get(name);
    return known ?? this.#builtIn(name, this.#bar);
  }

  #builtIn(name: string, index: number): Value {
    if (name === 'na') return Number.NaN;
    if (name === 'true' || name === 'false') return name === 'true';
    if (name === 'bar_index') return index;
    if (name === 'barstate.islast') return index === this.#bars.length - 1;
    if (isCosmeticName(name)) return name;
    const bar: Bar | undefined = this.#bars[index];
    for (const field of ['time', 'open', 'high', 'low', 'close'] as const) {
      if (name === field) return bar?.[field] ?? Number.NaN;
    }
    throw new Error(`${name} is not known here`);
  }

  #before({ name, index }: Indexed, frame: Frame): Value {
    const back = number(this.#value(index, frame));
    if (back < 0) throw new Error('a script cannot see the future');
    if (frame !== this.#globals && frame.names.has(name)) {
      throw new Error(`the past of ${name} inside a function is not kept here`);
    }
    if (!this.#globals.names.has(name)) return this.#builtIn(name, this.#bar - back);
    if (back === 0) return this.#read(name, frame);
    return this.#past[this.#bar - back]?.get(name) ?? Number.NaN;
  }

  #call(call: Call, frame: Frame): Value {
    const own = this.#program.functions.get(call.name);
    const values = call.values.map(({ value }) => this.#value(value, frame));
    if (own) return this.#callOwn(own, values, `${frame.path}/${this.#placeOf(call)}`);
    const calculate = calculations[call.name];
    if (calculate) return calculate(...values);
    return this.#draw(call.name, values);
  }

  #callOwn(own: PineFunction, values: readonly Value[], path: string): Value {
    if (own.parameters.length !== values.length) throw new Error('wrong number of arguments');
    const frame = newFrame(path);
    for (const [index, name] of own.parameters.entries()) {
      frame.names.set(name, values[index] ?? Number.NaN);
    }
    const result = this.#run(own.body, frame);
    this.#keep(frame);
    return result;
  }

  #draw(name: string, [first = Number.NaN, second = '', third = '']: readonly Value[]): Value {
    if (name === 'plot') listOf(this.#plots, String(second)).push(number(first));
    else if (name === 'plotshape' || name === 'alertcondition') {
      listOf(this.#conditions, String(second)).push(isTruthy(first));
    } else if (name === 'label.new') {
      const place = { bar: this.#bar, x: number(first), price: number(second) };
      this.#labels.push({ ...place, text: String(third) });
    } else if (!drawingCalls.has(name)) throw new Error(`${name}() is not known here`);
    return name;
  }

  #placeOf(call: Call): number {
    const place = this.#places.get(call) ?? this.#places.size;
    this.#places.set(call, place);
    return place;
  }

  #keep({ kept, names, path }: Frame): void {
    for (const name of kept) this.#keptValues.set(`${path}:${name}`, names.get(name) ?? Number.NaN);
  }
}

function newFrame(path: string): Frame {
  return { path, names: new Map(), kept: new Set() };
}

function listOf<Item>(lists: Map<string, Item[]>, title: string): Item[] {
  const list = lists.get(title) ?? [];
  lists.set(title, list);
  return list;
}
