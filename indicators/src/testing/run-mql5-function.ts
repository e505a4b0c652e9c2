import {
  arithmetic,
  type EvaluationScope,
  evaluate,
  isTruthy,
  number,
  type Value,
} from './evaluate.ts';
import type { Mql5Function, Mql5Statement } from './mql5-program.ts';
import type { Mql5Scope } from './mql5-scope.ts';

interface Run {
  readonly scope: Mql5Scope;
  readonly around: EvaluationScope;
}

/** How a statement ended: normally, with `continue`, or with a return. */
type Ending = 'next' | 'continue' | { readonly returned: Value };

/** A void function returns an empty text, which no calculation accepts. */
export function runMql5Function(
  { parameters, body }: Mql5Function,
  { values, ...run }: Run & { readonly values: readonly Value[] },
): Value {
  if (parameters.length !== values.length) throw new Error('wrong number of arguments');
  for (const [index, parameter] of parameters.entries()) {
    run.scope.declare(parameter, values[index] ?? '');
  }
  const ending = step(body, run);
  return typeof ending === 'object' ? ending.returned : '';
}

function step(statement: Mql5Statement, run: Run): Ending {
  switch (statement.kind) {
    case 'block':
      return block(statement.body, run);
    case 'declare':
      return declare(statement, run);
    case 'assign':
      return assign(statement, run);
    case 'if':
      if (isTruthy(evaluate(statement.condition, run.around))) return step(statement.yes, run);
      return statement.no ? step(statement.no, run) : 'next';
    case 'loop':
      return loop(statement, run);
    case 'return':
      return { returned: statement.value ? evaluate(statement.value, run.around) : '' };
    case 'continue':
      return 'continue';
    case 'value':
      evaluate(statement.value, run.around);
      return 'next';
    default:
      return statement satisfies never;
  }
}

function block(body: readonly Mql5Statement[], run: Run): Ending {
  for (const statement of body) {
    const ending = step(statement, run);
    if (ending !== 'next') return ending;
  }
  return 'next';
}

function declare(
  { variable }: Extract<Mql5Statement, { kind: 'declare' }>,
  { scope, around }: Run,
): Ending {
  if (!variable.value) throw new Error(`${variable.name} has no value at first`);
  scope.declare(variable, evaluate(variable.value, around));
  return 'next';
}

function assign(
  { name, index, operator, value }: Extract<Mql5Statement, { kind: 'assign' }>,
  { scope, around }: Run,
): Ending {
  const place = index ? number(evaluate(index, around)) : null;
  const right = evaluate(value, around);
  const calculate = arithmetic[operator.slice(0, -1)];
  const before = (): Value => (place === null ? scope.read(name) : scope.readElement(name, place));
  const next = calculate ? calculate(number(before()), number(right)) : right;
  if (place === null) scope.write(name, next);
  else scope.writeElement(name, place, next);
  return 'next';
}

function loop(
  { condition, step: advance, body }: Extract<Mql5Statement, { kind: 'loop' }>,
  run: Run,
): Ending {
  while (isTruthy(evaluate(condition, run.around))) {
    const ending = step(body, run);
    if (typeof ending === 'object') return ending;
    if (advance) step(advance, run);
  }
  return 'next';
}
