import { isHeld } from '../scenario.ts';
import { verifyBooks } from '../verify-money.ts';
import { measureMsUntil } from '../wait.ts';
import type { Scene } from './act.ts';
import { actsFor } from './acts.ts';
import type { Dependency } from './dependencies.ts';
import { faults } from './fault-proxy.ts';
import { type Cell, hastenRetries, playCell, rehearse } from './play-cell.ts';

/** Receipts and refunds that are under way belong to the books. */
const booksTimeoutMs = 90_000;

export type Block = {
  readonly dependency: Dependency['name'];
  readonly cells: readonly Cell[];
  /** What the books lack after all of it; empty if they agree. */
  readonly booksDefect: string;
  readonly minutes: number;
};

/** Every act under every fault of one dependency. */
export async function playBlock(
  scene: Scene,
  dependency: Dependency,
  onCell: (cell: Cell) => void,
): Promise<Block> {
  const begin = performance.now();
  const acts = actsFor(dependency.name);
  const needs = new Map<string, boolean>();
  for (const act of acts) {
    needs.set(act.name, (await rehearse(scene, dependency, act)).isDependencyUsed);
  }
  const cells: Cell[] = [];
  const booksDefects: string[] = [];
  for (const fault of faults) {
    for (const act of acts) {
      const isUsedWithoutFault = needs.get(act.name) ?? true;
      const cell = await playCell(scene, { dependency, fault, act }, isUsedWithoutFault);
      onCell(cell);
      cells.push(cell);
    }
    const defect = await findBooksDefect(scene);
    if (defect !== '') booksDefects.push(`after ${fault}: ${defect}`);
  }
  return {
    dependency: dependency.name,
    cells,
    booksDefect: booksDefects.join('; '),
    minutes: (performance.now() - begin) / 60_000,
  };
}

async function findBooksDefect({ stage }: Scene): Promise<string> {
  let figure = await verifyBooks(stage);
  await measureMsUntil(
    async () => {
      await hastenRetries(stage);
      figure = await verifyBooks(stage);
      return isHeld(figure);
    },
    { timeoutMs: booksTimeoutMs, everyMs: 500 },
  );
  return isHeld(figure) ? '' : `${figure.value}${figure.unit}`;
}
