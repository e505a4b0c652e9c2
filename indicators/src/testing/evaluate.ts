import type { Expression } from './expression.ts';

export type Value = number | boolean | string | Value[];

export type Call = Extract<Expression, { kind: 'call' }>;
export type Indexed = Extract<Expression, { kind: 'index' }>;
export type Binary = Extract<Expression, { kind: 'binary' }>;

/** What evaluating an expression needs from its language and context. */
export interface EvaluationScope {
  readonly read: (name: string) => Value;
  readonly element: (expression: Indexed) => Value;
  readonly call: (expression: Call) => Value;
  /** Throws if the language would behave differently from JavaScript. */
  readonly admit: (expression: Binary, left: Value, right: Value) => void;
}

export function evaluate(expression: Expression, around: EvaluationScope): Value {
  switch (expression.kind) {
    case 'number':
    case 'text':
      return expression.value;
    case 'name':
      return around.read(expression.name);
    case 'call':
      return around.call(expression);
    case 'index':
      return around.element(expression);
    case 'list':
      return expression.values.map((value) => evaluate(value, around));
    case 'cast':
      return cast(expression.type, number(evaluate(expression.operand, around)));
    case 'unary':
      return unary(expression.operator, evaluate(expression.operand, around));
    case 'binary':
      return binary(expression, around);
    case 'choice':
      return isTruthy(evaluate(expression.condition, around))
        ? evaluate(expression.yes, around)
        : evaluate(expression.no, around);
    default:
      return expression satisfies never;
  }
}

export function number(value: Value): number {
  if (typeof value !== 'number') throw new Error(`${String(value)} is not a number`);
  return value;
}

export function isTruthy(value: Value): boolean {
  if (typeof value !== 'boolean') throw new Error(`${String(value)} is neither true nor false`);
  return value;
}

function cast(type: string, value: number): number {
  return type === 'int' ? Math.trunc(value) : value;
}

function unary(operator: string, value: Value): Value {
  return operator === '-' ? -number(value) : !isTruthy(value);
}

const comparisons: Record<string, (left: Value, right: Value) => boolean> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => number(left) < number(right),
  '>': (left, right) => number(left) > number(right),
  '<=': (left, right) => number(left) <= number(right),
  '>=': (left, right) => number(left) >= number(right),
};

export const arithmetic: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

function binary(expression: Binary, around: EvaluationScope): Value {
  const { operator } = expression;
  const left = evaluate(expression.left, around);
  if (operator === '&&') return isTruthy(left) && isTruthy(evaluate(expression.right, around));
  if (operator === '||') return isTruthy(left) || isTruthy(evaluate(expression.right, around));
  const right = evaluate(expression.right, around);
  around.admit(expression, left, right);
  if (operator === '+' && typeof left === 'string') return left + String(right);
  const compare = comparisons[operator];
  if (compare) return compare(left, right);
  const calculate = arithmetic[operator];
  if (!calculate) throw new Error(`${operator} is not known here`);
  return calculate(number(left), number(right));
}
