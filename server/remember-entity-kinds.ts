import type { Plugin } from 'vite';

/**
 * Drizzle asks `is(value, type)` for every part of every statement, and walks up the classes each
 * time: a third of its work. The answer only depends on the value's prototype, so it is remembered.
 */
export function rememberEntityKinds(): Plugin {
  return {
    name: 'remember-entity-kinds',
    transform: (code, id) =>
      id.endsWith('/drizzle-orm/entity.js') ? { code: rememberKinds(code), map: null } : null,
  };
}

const declaration = 'function is(value, type) {';

export function rememberKinds(code: string): string {
  // A new release that is built differently must not be bundled without anyone noticing.
  if (!code.includes(declaration)) throw new Error('drizzle-orm/entity.js has changed');
  return code.replace(declaration, remembering);
}

const remembering = `const kinds = new WeakMap();
function is(value, type) {
  const prototype = value && typeof value === "object" ? Object.getPrototypeOf(value) : null;
  if (prototype === null) return compare(value, type);
  let known = kinds.get(prototype);
  if (!known) kinds.set(prototype, (known = new Map()));
  let answer = known.get(type);
  if (answer === undefined) known.set(type, (answer = compare(value, type)));
  return answer;
}
function compare(value, type) {`;
