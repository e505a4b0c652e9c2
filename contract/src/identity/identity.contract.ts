import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { lineOfText } from '../text.ts';
import { accountContract } from './account.contract.ts';
import { identityErrors } from './identity.errors.ts';
import {
  emailSchema,
  languageSchema,
  nameSchema,
  passkeyMessageSchema,
  passwordSchema,
  passwordVerdictSchema,
  phoneSchema,
  profileSchema,
  providerSchema,
  salesRepSchema,
  sessionSchema,
  signInOutcomeSchema,
} from './identity.schemas.ts';
import { maxPasswordLength } from './password-rules.ts';
import { peopleContract } from './people.contract.ts';

const { CREDENTIALS_MISSING, CREDENTIALS_INVALID, ACCOUNT_SUSPENDED } = identityErrors;
const { SESSION_MISSING, PASSWORD_WEAK, LINK_INVALID } = identityErrors;
const { PASSWORD_NEEDED, PASSWORD_WRONG } = identityErrors;
const { CODE_INVALID, SECOND_FACTOR_EXPIRED, PASSKEY_REFUSED, PROVIDER_UNKNOWN } = identityErrors;

const tags = ['identity'];
const done = z.object({});
const tokenSchema = z.string().min(20).max(200);

export const identityContract = {
  /** Who is asking, or null for a visitor. Does not count as activity. */
  session: procedureFor('public', 'session')
    .meta(reads())
    .route({ method: 'GET', path: '/session', tags })
    .output(sessionSchema.nullable()),

  /** Lengthens a member's session that nears its end; an administrator's only use lengthens. */
  renewSession: procedureFor('public', 'write')
    .route({ method: 'POST', path: '/session/renewal', tags })
    .errors({ SESSION_MISSING })
    .output(sessionSchema),

  /**
   * Begins a registration. Answers the same for every address; the email tells its owner whether
   * to confirm or that there is an account. Only the email's link makes the account.
   */
  signUp: procedureFor('public', 'signUp')
    .route({ method: 'POST', path: '/registrations', tags, successStatus: 202 })
    .errors({ PASSWORD_WEAK })
    .input(
      z.object({
        firstName: nameSchema,
        lastName: nameSchema,
        email: emailSchema,
        phone: phoneSchema.optional(),
        password: passwordSchema,
        language: languageSchema,
        /** The inviter's code; an unknown one is ignored. */
        referralCode: lineOfText(40).optional(),
      }),
    )
    .output(done),

  /**
   * The link of a registration or of a change of address. A registration signs in: at once in the
   * browser that registered, elsewhere with the password that was chosen. So nobody comes to own
   * an account whose password a stranger chose.
   */
  confirmAddress: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/registrations/confirmation', tags })
    .errors({ LINK_INVALID, PASSWORD_NEEDED, PASSWORD_WRONG })
    .input(z.object({ token: tokenSchema, password: passwordSchema.optional() }))
    .output(
      z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('signed-in'), session: sessionSchema }),
        z.object({ outcome: z.literal('address-changed'), email: z.string() }),
      ]),
    ),

  /** With an e-mail address, or a telephone number that was verified, and the password. */
  signIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session', tags })
    .errors({ CREDENTIALS_MISSING, CREDENTIALS_INVALID, ACCOUNT_SUSPENDED })
    .input(
      z.object({
        identifier: lineOfText(254).default(''),
        password: z.string().max(maxPasswordLength).default(''),
      }),
    )
    .output(signInOutcomeSchema),

  /** The second step: six digits of the authenticator app, or a recovery code. */
  verifySecondFactor: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/second-factor', tags })
    .errors({ CODE_INVALID, SECOND_FACTOR_EXPIRED, ACCOUNT_SUSPENDED })
    .input(z.object({ code: lineOfText(40).min(6) }))
    .output(signInOutcomeSchema),

  /** What the browser asks the authenticator for. */
  startPasskeySignIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/passkey/options', tags })
    .output(passkeyMessageSchema),

  finishPasskeySignIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/passkey', tags })
    .errors({ PASSKEY_REFUSED, ACCOUNT_SUSPENDED })
    .input(z.object({ answer: passkeyMessageSchema }))
    .output(signInOutcomeSchema),

  /** Identity providers that this academy has set up. */
  providers: procedureFor('public', 'session')
    .meta(reads())
    .route({ method: 'GET', path: '/providers', tags })
    .output(z.array(providerSchema)),

  /** Where to send the browser; it comes back to the site root. */
  startProviderSignIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/provider', tags })
    .errors({ PROVIDER_UNKNOWN })
    .input(z.object({ provider: providerSchema.shape.id }))
    .output(z.object({ url: z.url() })),

  signOut: procedureFor('public', 'write')
    .route({ method: 'DELETE', path: '/session', tags })
    .errors({ SESSION_MISSING })
    .output(done),

  /** Answers the same for every address; an email goes out only where there is an account. */
  requestPasswordReset: procedureFor('public', 'mail')
    .route({ method: 'POST', path: '/password-resets', tags, successStatus: 202 })
    .input(z.object({ email: emailSchema, language: languageSchema }))
    .output(done),

  /** Sets the password and ends every session of the account. */
  resetPassword: procedureFor('public', 'useLink')
    .route({ method: 'PUT', path: '/password-resets', tags })
    .errors({ LINK_INVALID, PASSWORD_WEAK })
    .input(z.object({ token: tokenSchema, password: passwordSchema }))
    .output(done),

  /** How strong a password is, and why not stronger. `personal` are words it must not rest on. */
  judgePassword: procedureFor('public', 'judge')
    .route({ method: 'POST', path: '/password-judgements', tags })
    .input(
      z.object({
        password: z.string().max(maxPasswordLength),
        personal: z.array(z.string().max(254)).max(5).default([]),
      }),
    )
    .output(passwordVerdictSchema),

  /** Whether the caller is an administrator at this moment; false for a visitor. */
  isAdmin: procedureFor('public', 'session')
    .meta(reads())
    .route({ method: 'GET', path: '/session/is-admin', tags })
    .output(z.boolean()),

  /** The caller's profile; null if there is none. */
  profile: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/profile', tags })
    .output(profileSchema.nullable()),

  /** The caller's row as a sales representative; null for everyone else. */
  salesRep: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/sales-rep', tags })
    .output(salesRepSchema.nullable()),

  account: accountContract,
  people: peopleContract,
};
