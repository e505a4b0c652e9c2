// Destroys a database under checkout load, restores it from its backup and verifies the result:
// `npm run restore-drill [-- --drills 20] [--size <gigabytes>] [--repository s3|file]`. Needs the
// built product. Ends with one line: "N held, N broke".
import { parseArgs } from 'node:util';
import { openDrill } from './drill.ts';
import { closeParts, openPartsFor } from './parts.ts';
import { describeFigure, isHeld } from './scenario.ts';

const { values } = parseArgs({
  options: {
    drills: { type: 'string', default: '1' },
    size: { type: 'string', default: '0' },
    repository: { type: 'string', default: 's3' },
    /** Orders before and after the mark. */
    orders: { type: 'string', default: '40' },
  },
});
if (values.repository !== 's3' && values.repository !== 'file') {
  throw new Error('the repository is s3 or file');
}
let broke = 0;
const drills = Number(values.drills);
const partsEnv = await openPartsFor();
const drill = await openDrill(partsEnv, {
  repository: values.repository,
  gigabytes: Number(values.size),
  orders: Number(values.orders),
});
try {
  for (let number = 1; number <= drills; number += 1) {
    const figures = await drill.play(number);
    const hasHeld = figures.every(isHeld);
    if (!hasHeld) broke += 1;
    const story = figures.map(describeFigure).join(', ');
    console.log(`${hasHeld ? 'held ' : 'BROKE'}  drill ${number}: ${story}`);
  }
} finally {
  await drill.close();
  await closeParts();
}
console.log(`${drills - broke} held, ${broke} broke`);
process.exitCode = broke === 0 ? 0 : 1;
