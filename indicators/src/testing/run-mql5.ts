import type { Bar } from '../bar.ts';
import { type Call, type EvaluationScope, evaluate, number, type Value } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { calculations, drawingCalls, emptyValue } from './mql5-built-ins.ts';
import { Mql5Objects } from './mql5-objects.ts';
import { mql5ProgramOf } from './mql5-program.ts';
import { Mql5Scope } from './mql5-scope.ts';
import { runMql5Function } from './run-mql5-function.ts';

export interface Mql5Alert {
  readonly bar: number;
  readonly text: string;
}

export interface Mql5Result {
  /** Every buffer by its name in the source; NaN for the empty value. */
  readonly buffers: ReadonlyMap<string, readonly number[]>;
  readonly alerts: readonly Mql5Alert[];
  /** Texts on the chart; `x` is their bar. */
  readonly labels: readonly { readonly x: number; readonly price: number; readonly text: string }[];
}

interface Mql5Chart {
  readonly bars: readonly Bar[];
  readonly inputs: Readonly<Record<string, Value>>;
  /** The trade server's offset from UTC. */
  readonly serverOffsetMinutes?: number;
}

/** Runs an indicator over a complete chart. */
export function runMql5AtOnce(source: string, chart: Mql5Chart): Mql5Result {
  const run = new Mql5Run(source, chart);
  for (const bar of chart.bars) run.append(bar);
  run.calculate(0);
  return run.result();
}

/**
 * Runs an indicator like a live chart: each bar starts as a single price, is calculated, then gets
 * its final prices and is calculated again. Values of the unfinished bar must not remain.
 */
export function runMql5BarByBar(source: string, chart: Mql5Chart): Mql5Result {
  const run = new Mql5Run(source, chart);
  for (const [index, bar] of chart.bars.entries()) {
    run.append({ ...bar, high: bar.open, low: bar.open, close: bar.open });
    run.calculate(index);
    run.finish(bar);
    run.calculate(index + 1);
  }
  return run.result();
}

class Mql5Run {
  readonly #program;
  readonly #globals: Mql5Scope;
  readonly #buffers = new Map<string, Value[]>();
  readonly #alerts: Mql5Alert[] = [];
  readonly #objects = new Mql5Objects();
  readonly #series = { time: list(), open: list(), high: list(), low: list(), close: list() };
  readonly #offset: number;

  constructor(source: string, { inputs, serverOffsetMinutes = 0 }: Mql5Chart) {
    this.#program = mql5ProgramOf(source);
    this.#offset = serverOffsetMinutes * 60;
    this.#globals = new Mql5Scope(null);
    const unused = new Set(Object.keys(inputs));
    for (const variable of [...this.#program.globals, ...this.#program.inputs]) {
      unused.delete(variable.name);
      const preset = variable.value ? evaluate(variable.value, this.#around(this.#globals)) : [];
      const chosen = inputs[variable.name] ?? preset;
      // Enumeration values are chosen by name, as in the platform's dialog.
      const value = typeof chosen === 'string' ? this.#globals.read(chosen) : chosen;
      this.#globals.declare(variable, variable.isArray ? [] : value);
    }
    if (unused.size > 0) throw new Error(`no such input: ${[...unused]}`);
    if (this.#callOwn('OnInit', []) !== 'INIT_SUCCEEDED') throw new Error('inputs are refused');
  }

  append(bar: Bar): void {
    this.#series.time.push(bar.time / 1000 + this.#offset);
    this.#series.open.push(bar.open);
    this.#series.high.push(bar.high);
    this.#series.low.push(bar.low);
    this.#series.close.push(bar.close);
    // The platform doesn't initialise new elements; reading one before writing it is a bug.
    for (const buffer of this.#buffers.values()) buffer.length = this.#series.close.length;
  }

  finish(bar: Bar): void {
    const last = this.#series.close.length - 1;
    this.#series.high[last] = bar.high;
    this.#series.low[last] = bar.low;
    this.#series.close[last] = bar.close;
  }

  calculate(alreadyCalculated: number): void {
    const { time, open, high, low, close } = this.#series;
    const total = close.length;
    const values = [total, alreadyCalculated, time, open, high, low, close, [], [], []];
    if (this.#callOwn('OnCalculate', values) !== total) throw new Error('not all was calculated');
  }

  result(): Mql5Result {
    const buffers = [...this.#buffers].map(([name, values]): [string, number[]] => [
      name,
      values.map((value) => (value === emptyValue ? Number.NaN : number(value))),
    ]);
    const labels = this.#objects.list().map(({ time, price, text }) => {
      return { x: this.#series.time.indexOf(time), price, text };
    });
    return { buffers: new Map(buffers), alerts: this.#alerts, labels };
  }

  #callOwn(name: string, values: readonly Value[]): Value {
    const own = this.#program.functions.get(name);
    if (!own) throw new Error(`${name}() is not known here`);
    const scope = new Mql5Scope(this.#globals);
    return runMql5Function(own, { values, scope, around: this.#around(scope) });
  }

  #around(scope: Mql5Scope): EvaluationScope {
    const around: EvaluationScope = {
      read: (name) => scope.read(name),
      element: ({ name, index }) => scope.readElement(name, number(evaluate(index, around))),
      call: (call) => this.#call(call, around),
      admit: ({ operator, left, right }) => {
        if (operator !== '/') return;
        if (this.#typeOf(left, scope) === 'int' && this.#typeOf(right, scope) === 'int') {
          throw new Error('two integers are divided, which drops the fraction: cast one of them');
        }
      },
    };
    return around;
  }

  #typeOf(expression: Expression, scope: Mql5Scope): string {
    return scope.typeOf(expression, (name) => this.#program.functions.get(name)?.type ?? 'double');
  }

  #call(call: Call, around: EvaluationScope): Value {
    const values = call.values.map(({ value }) => evaluate(value, around));
    if (call.name === 'SetIndexBuffer') return this.#setBuffer(call);
    if (this.#program.functions.has(call.name)) return this.#callOwn(call.name, values);
    const calculate = calculations[call.name];
    if (calculate) return calculate(...values);
    if (call.name === 'Alert') {
      // Alerts are about the last closed bar, the one before the newest.
      this.#alerts.push({ bar: this.#series.close.length - 2, text: values.slice(1).join('') });
    } else if (call.name === 'ArraySetAsSeries') {
      if (values[1] !== false) throw new Error('bars are counted from the oldest one');
    } else if (call.name.startsWith('Object')) return this.#objects.call(call.name, values);
    else if (!drawingCalls.has(call.name)) throw new Error(`${call.name}() is not known here`);
    return '';
  }

  #setBuffer({ values }: Call): Value {
    const [place, buffer] = values.map(({ value }) => value);
    const isNext = place?.kind === 'number' && place.value === this.#buffers.size;
    if (!isNext || buffer?.kind !== 'name') throw new Error('buffers are numbered from 0');
    this.#buffers.set(buffer.name, this.#globals.array(buffer.name));
    return true;
  }
}

function list(): Value[] {
  return [];
}
