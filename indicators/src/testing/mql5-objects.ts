import { number, type Value } from './evaluate.ts';

interface TextObject {
  readonly time: number;
  readonly price: number;
  text: string;
}

/** The text objects on a chart by name, as the platform stores them. */
export class Mql5Objects {
  readonly #objects = new Map<string, TextObject>();

  list(): TextObject[] {
    return [...this.#objects.values()];
  }

  call(name: string, values: readonly Value[]): Value {
    const object = String(values[1]);
    switch (name) {
      case 'ObjectCreate':
        this.#create(object, values);
        return true;
      case 'ObjectFind':
        return this.#objects.has(object) ? 0 : -1;
      case 'ObjectDelete':
        return this.#objects.delete(object);
      case 'ObjectSetString':
        this.#existing(object).text = String(values[3]);
        return true;
      case 'ObjectSetInteger':
        this.#existing(object);
        return true;
      default:
        throw new Error(`${name}() is not known here`);
    }
  }

  #create(object: string, [, , , , time = 0, price = 0]: readonly Value[]): void {
    this.#objects.set(object, { time: number(time), price: number(price), text: '' });
  }

  #existing(object: string): TextObject {
    const found = this.#objects.get(object);
    if (!found) throw new Error(`there is no object ${object}`);
    return found;
  }
}
