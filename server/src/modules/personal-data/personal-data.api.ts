import type { Export } from '@danube/contract/identity/account.schemas.ts';

export type PersonalDataApi = {
  /** Null where none was asked for, or its time is over. */
  findLatestExport(userId: string): Promise<Export | null>;
};
