import { createHash } from 'node:crypto';

/** Deterministic, so that links and tests can rely on sample content. */
export function sampleId(name: string): string {
  const hex = createHash('sha256').update(`danube sample ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
