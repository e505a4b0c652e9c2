import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { qrCodePath } from './qr-code.ts';

/** The modules that the path's rectangles cover. */
function drawn(path: string, size: number): number[] {
  const modules = Array.from({ length: size * size }, () => 0);
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const start = Number(y) * size + Number(x);
    modules.fill(1, start, start + Number(width));
  }
  return modules;
}

test.each([
  'otpauth://totp/Danube:member@danube.example?secret=JBSWY3DPEHPK3PXP',
  'BCD\n002\n1\nSCT\nTATRSKBX\nDanube\nSK3112000000198742637541\nEUR298.00\n\nRF18539007547034',
])('the path covers the dark modules and no others: %j', (text) => {
  const { size, path } = qrCodePath(text);
  const bytes = [{ mode: 'byte', data: Buffer.from(text) }] as const;
  const { modules } = QRCode.create([...bytes], { errorCorrectionLevel: 'M' });
  expect(size).toBe(modules.size);
  expect(drawn(path, size)).toEqual(Array.from(modules.data, Number));
  expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
});
