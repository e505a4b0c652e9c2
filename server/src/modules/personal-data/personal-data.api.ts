import type { Export } from '@danube/contract/identity/account.schemas.ts';

export type PersonalDataApi = {
  /** Null if none was requested, or its time is over. */
  findLatestExport(userId: string): Promise<Export | null>;
};
