import { parseEnv } from 'node:util';

/** Lines that `node --env-file`, a shell's `source` and parseEnvFile read identically. */
export function formatEnvFile(entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([name, value]) => `${name}=${quote(name, value)}\n`)
    .join('');
}

export function parseEnvFile(text: string): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseEnv(text))) {
    if (value !== undefined) entries[name] = value;
  }
  return entries;
}

function quote(name: string, value: string): string {
  if (/^[\w:/@.?=%+,~-]*$/.test(value)) return value;
  if (/['\n\r]/.test(value)) {
    throw new Error(`${name} holds a quote or a line break and cannot be kept in an env file`);
  }
  return `'${value}'`;
}
