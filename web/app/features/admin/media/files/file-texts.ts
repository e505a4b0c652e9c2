import type { RejectionReason, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { OwnErrorTexts } from '../../../../lib/error-texts.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import type { UploadProblem } from '../transfer/upload-failure.ts';

export const stateTexts = {
  uploading: 'media.states.uploading',
  checking: 'media.states.checking',
  ready: 'media.states.ready',
  refused: 'media.states.refused',
} as const satisfies Record<StoredFile['state'], TextKey>;

const rejectionTexts = {
  wrongContent: 'media.refusals.wrongContent',
  dangerous: 'media.refusals.dangerous',
  broken: 'media.refusals.broken',
  tooLarge: 'media.refusals.tooLarge',
  altered: 'media.refusals.altered',
  infected: 'media.refusals.infected',
} as const satisfies Record<RejectionReason, TextKey>;

export const problemTexts = {
  network: 'media.problems.network',
  unavailable: 'media.problems.unavailable',
  tooMany: 'media.problems.tooMany',
  quota: 'media.problems.quota',
  signedOut: 'media.problems.signedOut',
  fileChanged: 'media.problems.fileChanged',
  incomplete: 'media.problems.incomplete',
  removed: 'media.problems.removed',
  unknown: 'media.problems.unknown',
} as const satisfies Record<UploadProblem, TextKey>;

/** Error texts that differ from the rest of the administration. */
export const fileErrorTexts = {
  SERVICE_UNAVAILABLE: 'media.failures.unavailable',
} as const satisfies OwnErrorTexts;

/** Why a file was rejected; old rows may lack the reason. */
export function rejectionText({
  refusal,
  purpose,
}: Pick<StoredFile, 'refusal' | 'purpose'>): TextKey {
  if (refusal === 'broken' && purpose === 'video') return 'media.refusals.brokenVideo';
  return rejectionTexts[refusal ?? 'wrongContent'];
}

export function isRejectionReason(code: unknown): code is RejectionReason {
  return typeof code === 'string' && Object.hasOwn(rejectionTexts, code);
}
