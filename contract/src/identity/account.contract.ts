import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { singleLineText } from '../text.ts';
import {
  accountSchema,
  passkeySchema,
  profileChangeSchema,
  proofSchema,
} from './account.schemas.ts';
import { identityErrors } from './identity.errors.ts';
import {
  emailSchema,
  languageSchema,
  passkeyMessageSchema,
  passwordSchema,
  providerSchema,
} from './identity.schemas.ts';

const { PASSWORD_WEAK, PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED, CODE_INVALID } = identityErrors;
const { TWO_FACTOR_ALREADY_ON, TWO_FACTOR_OFF, PASSKEY_REFUSED, PASSKEY_NOT_FOUND } =
  identityErrors;
const { DEVICE_NOT_FOUND, PROVIDER_UNKNOWN, SECOND_FACTOR_NEEDED } = identityErrors;
const { PROVIDER_NOT_LINKED, LAST_WAY_TO_SIGN_IN } = identityErrors;

const tags = ['account'];
const done = z.object({});
const proofErrors = { PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED };
const factorErrors = { ...proofErrors, SECOND_FACTOR_NEEDED };
const recoveryCodesSchema = z.array(z.string());

/** What members do with their own account. */
export const accountContract = {
  read: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/account', tags })
    .output(accountSchema),

  changeProfile: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/account/profile', tags })
    .input(profileChangeSchema)
    .output(done),

  /** Ends every other session. */
  changePassword: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/account/password', tags })
    .errors({ ...factorErrors, PASSWORD_WEAK })
    .input(proofSchema.extend({ newPassword: passwordSchema }))
    .output(done),

  /** Emails a link to the new address; the old one stays in use until it is confirmed. */
  requestEmailChange: procedureFor('member', 'mail')
    .route({ method: 'POST', path: '/account/email-changes', tags, successStatus: 202 })
    .errors(factorErrors)
    .input(proofSchema.extend({ newEmail: emailSchema, language: languageSchema }))
    .output(done),

  cancelEmailChange: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/account/email-changes', tags })
    .output(done),

  /** Creates a secret for the authenticator app; two-factor is on once a code is confirmed. */
  startTwoFactor: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/two-factor', tags })
    .errors({ ...factorErrors, TWO_FACTOR_ALREADY_ON })
    .input(proofSchema)
    .output(
      z.object({
        /** The secret for manual entry. */
        secret: z.string(),
        uri: z.string(),
        /** The QR code: an SVG path on a square of `size` modules. */
        qrCode: z.object({ size: z.number().int(), path: z.string() }),
        recoveryCodes: recoveryCodesSchema,
      }),
    ),

  confirmTwoFactor: procedureFor('member', 'guessing')
    .route({ method: 'PUT', path: '/account/two-factor', tags })
    .errors({ CODE_INVALID, TWO_FACTOR_ALREADY_ON })
    .input(z.object({ code: singleLineText(12).min(6) }))
    .output(done),

  stopTwoFactor: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/account/two-factor', tags })
    .errors({ ...factorErrors, TWO_FACTOR_OFF })
    .input(proofSchema)
    .output(done),

  /** Creates new recovery codes; the old ones stop working. */
  renewRecoveryCodes: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/two-factor/recovery-codes', tags })
    .errors({ ...factorErrors, TWO_FACTOR_OFF })
    .input(proofSchema)
    .output(z.object({ recoveryCodes: recoveryCodesSchema })),

  startPasskey: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/passkeys/options', tags })
    .errors(factorErrors)
    .input(proofSchema)
    .output(passkeyMessageSchema),

  finishPasskey: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/passkeys', tags })
    .errors({ PASSKEY_REFUSED })
    .input(z.object({ answer: passkeyMessageSchema, name: singleLineText(60).min(1) }))
    .output(passkeySchema),

  removePasskey: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/account/passkeys/{id}', tags })
    .errors({ ...factorErrors, PASSKEY_NOT_FOUND, LAST_WAY_TO_SIGN_IN })
    .input(proofSchema.extend({ id: singleLineText(64) }))
    .output(done),

  /** Verifies the second factor again: sensitive actions are then allowed for 15 minutes. */
  showSecondFactor: procedureFor('member', 'guessing')
    .route({ method: 'POST', path: '/account/second-factor', tags })
    .errors({ CODE_INVALID, TWO_FACTOR_OFF })
    .input(z.object({ code: singleLineText(40).min(6) }))
    .output(done),

  /** Where to redirect the browser to link a provider; it returns to the account settings. */
  startProviderLink: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/providers', tags })
    .errors({ ...factorErrors, PROVIDER_UNKNOWN })
    .input(proofSchema.extend({ id: providerSchema.shape.id }))
    .output(z.object({ url: z.url() })),

  /** Removes a provider from the sign-in methods; at least one method must remain. */
  unlinkProvider: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/account/providers/{id}', tags })
    .errors({ ...factorErrors, PROVIDER_NOT_LINKED, LAST_WAY_TO_SIGN_IN })
    .input(proofSchema.extend({ id: providerSchema.shape.id }))
    .output(done),

  revokeDevice: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/account/devices/{id}', tags })
    .errors({ ...proofErrors, DEVICE_NOT_FOUND })
    .input(proofSchema.extend({ id: singleLineText(64) }))
    .output(done),

  revokeOtherDevices: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/account/devices', tags })
    .errors(proofErrors)
    .input(proofSchema)
    .output(z.object({ revoked: z.number().int() })),
};
