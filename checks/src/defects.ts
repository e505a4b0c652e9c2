import { catalogueDefects } from './catalogue-defects.ts';
import { commissionDefects } from './commission-defects.ts';
import { identityDefects } from './identity-defects.ts';
import { moneyDefects } from './money-defects.ts';
import { outageDefects } from './outage-defects.ts';
import { overloadDefects } from './overload-defects.ts';
import type { PlantedDefect } from './planted-defect.ts';
import { rightsDefects } from './rights-defects.ts';
import { scopeDefects } from './scope-defects.ts';
import { sharedDefects } from './shared-defects.ts';

export const defects: readonly PlantedDefect[] = [
  ...sharedDefects,
  ...identityDefects,
  ...rightsDefects,
  ...scopeDefects,
  ...commissionDefects,
  ...moneyDefects,
  ...outageDefects,
  ...overloadDefects,
  ...catalogueDefects,
];
