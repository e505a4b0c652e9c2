// Kills the primary under checkout load and promotes its replica with the shipped scripts: `npm run
// failover-drill [-- --promotions 20] [--asynchronous]`. Needs the built product. Ends with one
// line: "N held, N broke".
import { parseArgs } from 'node:util';
import { openFailover } from './failover.ts';
import { closeParts, openPartsFor } from './parts.ts';
import { describeFigure, isHeld } from './scenario.ts';

const { values } = parseArgs({
  options: {
    promotions: { type: 'string', default: '2' },
    /** Orders per promotion. */
    orders: { type: 'string', default: '40' },
    asynchronous: { type: 'boolean', default: false },
  },
});
const partsEnv = await openPartsFor();
let hasHeld = false;
try {
  const figures = await openFailover(partsEnv, {
    promotions: Number(values.promotions),
    orders: Number(values.orders),
    isSynchronous: !values.asynchronous,
  });
  hasHeld = figures.every(isHeld);
  const story = figures.map(describeFigure).join(', ');
  const kind = values.asynchronous ? 'asynchronous' : 'synchronous';
  console.log(`${hasHeld ? 'held ' : 'BROKE'}  ${kind}: ${story}`);
} finally {
  await closeParts();
}
console.log(hasHeld ? '1 held, 0 broke' : '0 held, 1 broke');
process.exitCode = hasHeld ? 0 : 1;
