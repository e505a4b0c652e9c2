import { randomBytes } from 'node:crypto';

export function newId(prefix: string, bytes = 18): string {
  return `${prefix}_${randomBytes(bytes).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}
