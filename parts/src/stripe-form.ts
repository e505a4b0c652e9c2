import { invalidRequest } from './stripe-api-error.ts';

interface Branch {
  [name: string]: Branch | string;
}

/** A form-encoded body or query with brackets (`a[b][0]=c`), parsed like Stripe does. */
export class Form {
  readonly #values: Branch;
  readonly #path: string;

  constructor(values: Branch, path = '') {
    this.#values = values;
    this.#path = path;
  }

  names(): string[] {
    return Object.keys(this.#values);
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  isText(name: string): boolean {
    return typeof this.#values[name] === 'string';
  }

  /** Stripe rejects unknown parameters, so a misspelt one is detected here too. */
  accept(names: readonly string[]): void {
    const unknown = this.names().find((name) => !names.includes(name));
    if (unknown === undefined) return;
    const param = this.pathOf(unknown);
    throw invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }

  text(name: string): string | null {
    const value = this.#values[name];
    if (value === undefined || value === '') return null;
    if (typeof value === 'string') return value;
    throw invalidRequest('Invalid string', this.pathOf(name));
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.#absent(name);
  }

  integer(name: string): number | null {
    const text = this.text(name);
    if (text === null) return null;
    if (/^-?\d{1,15}$/.test(text)) return Number(text);
    throw invalidRequest(
      `Invalid integer: ${text}`,
      this.pathOf(name),
      'parameter_invalid_integer',
    );
  }

  requiredInteger(name: string): number {
    return this.integer(name) ?? this.#absent(name);
  }

  boolean(name: string): boolean | null {
    const text = this.text(name);
    if (text === null) return null;
    if (text === 'true' || text === 'false') return text === 'true';
    throw invalidRequest(`Invalid boolean: ${text}`, this.pathOf(name));
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    const text = this.text(name);
    if (text === null) return null;
    const choice = choices.find((candidate) => candidate === text);
    if (choice !== undefined) return choice;
    const param = this.pathOf(name);
    throw invalidRequest(`Invalid ${param}: must be one of ${choices.join(', ')}`, param);
  }

  child(name: string): Form | null {
    const value = this.#values[name];
    if (value === undefined || value === '') return null;
    if (typeof value === 'object') return new Form(value, this.pathOf(name));
    throw invalidRequest('Invalid object', this.pathOf(name));
  }

  list(name: string): Form[] {
    const child = this.child(name);
    return (child?.names() ?? []).flatMap((index) => child?.child(index) ?? []);
  }

  texts(name: string): string[] {
    const child = this.child(name);
    return (child?.names() ?? []).flatMap((index) => child?.text(index) ?? []);
  }

  metadata(name = 'metadata'): Record<string, string> {
    const child = this.child(name);
    const names = child?.names() ?? [];
    if (names.length > 50) throw invalidRequest('Metadata can have up to 50 keys', name);
    const entries = names.map((key): [string, string] => [key, child?.text(key) ?? '']);
    for (const [key, value] of entries) {
      if (key.length > 40 || value.length > 500) {
        const message = 'Metadata keys can have up to 40 characters and values up to 500';
        throw invalidRequest(message, `${this.pathOf(name)}[${key}]`);
      }
    }
    return Object.fromEntries(entries);
  }

  pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }

  #absent(name: string): never {
    const param = this.pathOf(name);
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
}

export function parseForm(text: string): Form {
  const root = newBranch();
  for (const [key, value] of new URLSearchParams(text)) put(root, segments(key), value);
  return new Form(root);
}

function put(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const segment of path.slice(0, -1)) {
    const name = segment === '' ? nextIndex(branch) : segment;
    const next = branch[name];
    const child = typeof next === 'object' ? next : newBranch();
    branch[name] = child;
    branch = child;
  }
  const last = path.at(-1) ?? '';
  branch[last === '' ? nextIndex(branch) : last] = value;
}

function segments(key: string): string[] {
  const [name = '', ...rest] = key.split('[');
  return [name, ...rest.map((segment) => segment.replace(/\]$/, ''))];
}

function nextIndex(branch: Branch): string {
  return String(Object.keys(branch).length);
}

/** Without a prototype, so that a parameter can have any name. */
function newBranch(): Branch {
  return Object.create(null);
}
