import { number, type Value } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { constantOf } from './mql5-built-ins.ts';
import type { Mql5Variable } from './mql5-program.ts';

interface Place {
  readonly type: string;
  readonly isConstant: boolean;
  value: Value;
}

const integerTypes = new Set(['int', 'long', 'datetime']);

/** Typed variables; throws where the compiler or the platform would report an error. */
export class Mql5Scope {
  readonly #outer: Mql5Scope | null;
  readonly #places = new Map<string, Place>();

  constructor(outer: Mql5Scope | null) {
    this.#outer = outer;
  }

  declare({ name, type, isConstant }: Mql5Variable, value: Value): void {
    this.#places.set(name, { type, isConstant, value: checked(type, value) });
  }

  read(name: string): Value {
    return this.#find(name)?.value ?? constantOf(name);
  }

  write(name: string, value: Value): void {
    const place = this.#changeable(name);
    place.value = checked(place.type, value);
  }

  array(name: string): Value[] {
    const value = this.#find(name)?.value;
    if (!Array.isArray(value)) throw new Error(`${name} is not an array`);
    return value;
  }

  readElement(name: string, index: number): Value {
    const value = this.array(name)[index];
    if (value === undefined) throw new Error(`${name}[${index}] is out of range or not yet set`);
    return value;
  }

  writeElement(name: string, index: number, value: Value): void {
    const { type } = this.#changeable(name);
    const values = this.array(name);
    if (!(index >= 0 && index < values.length))
      throw new Error(`${name}[${index}] is out of range`);
    values[index] = checked(type, value);
  }

  typeOf(expression: Expression, typeOfCall: (name: string) => string): string {
    switch (expression.kind) {
      case 'number':
        return expression.isInteger ? 'int' : 'double';
      case 'name':
      case 'index':
        return kindOf(this.#find(expression.name)?.type ?? 'double');
      case 'cast':
        return expression.type;
      case 'call':
        return kindOf(typeOfCall(expression.name));
      case 'unary':
        return this.typeOf(expression.operand, typeOfCall);
      case 'binary':
        return this.#commonType([expression.left, expression.right], typeOfCall);
      case 'choice':
        return this.#commonType([expression.yes, expression.no], typeOfCall);
      default:
        return expression.kind;
    }
  }

  #commonType(sides: readonly Expression[], typeOfCall: (name: string) => string): string {
    const types = sides.map((side) => this.typeOf(side, typeOfCall));
    return types.every((type) => type === 'int') ? 'int' : 'double';
  }

  #find(name: string): Place | undefined {
    const own = this.#places.get(name);
    return own || !this.#outer ? own : this.#outer.#find(name);
  }

  #changeable(name: string): Place {
    const place = this.#find(name);
    if (!place || place.isConstant) throw new Error(`${name} cannot be assigned`);
    return place;
  }
}

function kindOf(type: string): string {
  return integerTypes.has(type) ? 'int' : type;
}

/** The platform would silently drop the fraction; a source that needs this must cast. */
function checked(type: string, value: Value): Value {
  const isSingle = !Array.isArray(value);
  if (isSingle && integerTypes.has(type) && !Number.isInteger(number(value))) {
    throw new Error(`${String(value)} is assigned to an integer`);
  }
  return value;
}
