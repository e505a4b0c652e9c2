import type { Export } from '@danube/contract/identity/account.schemas.ts';

export type PersonalDataApi = {
  /** Null if none was requested, or it has expired. */
  findLatestExport(userId: string): Promise<Export | null>;
};
