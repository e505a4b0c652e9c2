import { isContractProcedure } from '@orpc/contract';
import type { ProcedureMeta } from './base.ts';
import { contract } from './contract.ts';

/** Paths of the procedures that accept a file, below `/api`: by name and by path. */
export const fileProcedurePaths: readonly string[] = pathsIn(contract, '/rpc');

function pathsIn(node: object, at: string): string[] {
  return Object.entries(node).flatMap(([name, child]: [string, object]) => {
    if (!isContractProcedure(child)) return pathsIn(child, `${at}/${name}`);
    const { route, meta } = child['~orpc'];
    const { takesFile = false }: ProcedureMeta = meta;
    return takesFile ? [`${at}/${name}`, `/v1${route.path}`] : [];
  });
}
