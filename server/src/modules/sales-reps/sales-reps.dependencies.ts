import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Academy } from '@danube/documents/payout.types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Documents } from '../../platform/documents.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CheckoutApi } from '../checkout/checkout.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';

/** The dependencies of this module's use cases; each picks what it needs. */
export type SalesRepsDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  seal: Seal;
  documents: Pick<Documents, 'renderPdf'>;
  checkout: Pick<
    CheckoutApi,
    | 'lockSale'
    | 'moveCommission'
    | 'findOpenCoupon'
    | 'doesCouponExist'
    | 'findRefundIbans'
    | 'findCardDigests'
    | 'findBuyers'
    | 'splitVatOn'
    | 'checkVatId'
  >;
  people: Pick<
    IdentityApi,
    | 'findEmail'
    | 'findLanguage'
    | 'findNames'
    | 'findUserId'
    | 'changeSalesRep'
    | 'proveIdentity'
    | 'requireRecentFactor'
    | 'hasSecondFactor'
    | 'findStaffIds'
    | 'findStaffChangedAt'
  >;
  settings: SalesRepsSettings;
};

export type SalesRepsSettings = {
  readonly siteUrl: string;
  readonly secret: string;
  /** The academy as named on invoices. */
  findSeller(tx: Tx, language: LanguageCode): Promise<Academy>;
  /** The academy's bank account; null if none is configured. */
  findBank(tx: Tx): Promise<{ holder: string; iban: string; bic: string } | null>;
};
