import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { maxRedirectLength } from '../site/safe-redirect.ts';
import { singleLineText } from '../text.ts';
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
import { signUpSources } from './sign-up-sources.ts';

const { CREDENTIALS_MISSING, CREDENTIALS_INVALID, ACCOUNT_SUSPENDED } = identityErrors;
const { SESSION_MISSING, PASSWORD_WEAK, LINK_INVALID } = identityErrors;
const { PASSWORD_NEEDED, PASSWORD_WRONG } = identityErrors;
const { CODE_INVALID, SECOND_FACTOR_EXPIRED, PASSKEY_REFUSED, PROVIDER_UNKNOWN } = identityErrors;

const tags = ['identity'];
const done = z.object({});
const tokenSchema = z.string().min(20).max(200);

/** The page someone wanted before signing up; anything but a path of this site is ignored. */
const redirectSchema = z.string().max(maxRedirectLength);

/** Where someone wanted to go, with the title if it is a public course or lesson. */
const destinationSchema = z.object({ path: z.string(), title: z.string().nullable() });

export const identityContract = {
  /** The current session, or null for a visitor. Doesn't count as activity. */
  session: procedureFor('public', 'session')
    .meta(reads())
    .route({ method: 'GET', path: '/session', tags })
    .output(sessionSchema.nullable()),

  /**
   * Extends a member's session that is about to expire; an administrator's is only extended by
   * activity.
   */
  renewSession: procedureFor('public', 'write')
    .route({ method: 'POST', path: '/session/renewal', tags })
    .errors({ SESSION_MISSING })
    .output(sessionSchema),

  /**
   * Starts a registration. Responds the same for every address; the email asks its owner to
   * confirm, or says that an account exists. The account is only created by the link.
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
        referralCode: singleLineText(40).optional(),
        source: z.enum(signUpSources).optional(),
        redirect: redirectSchema.optional(),
      }),
    )
    .output(done),

  /**
   * The link of a registration or an email change. A registration signs in: immediately in the same
   * browser, elsewhere with the chosen password. So nobody ends up with an account whose password
   * someone else chose.
   */
  confirmAddress: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/registrations/confirmation', tags })
    .errors({ LINK_INVALID, PASSWORD_NEEDED, PASSWORD_WRONG })
    .input(z.object({ token: tokenSchema, password: passwordSchema.optional() }))
    .output(
      z.discriminatedUnion('outcome', [
        z.object({
          outcome: z.literal('signed-in'),
          session: sessionSchema,
          destination: destinationSchema.nullable(),
        }),
        z.object({ outcome: z.literal('address-changed'), email: z.string() }),
      ]),
    ),

  /** With an email address or a verified phone number, and the password. */
  signIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session', tags })
    .errors({ CREDENTIALS_MISSING, CREDENTIALS_INVALID, ACCOUNT_SUSPENDED })
    .input(
      z.object({
        identifier: singleLineText(254).default(''),
        password: z.string().max(maxPasswordLength).default(''),
      }),
    )
    .output(signInOutcomeSchema),

  /** The second step: a 6-digit code from the authenticator app, or a recovery code. */
  verifySecondFactor: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/second-factor', tags })
    .errors({ CODE_INVALID, SECOND_FACTOR_EXPIRED, ACCOUNT_SUSPENDED })
    .input(z.object({ code: singleLineText(40).min(6) }))
    .output(signInOutcomeSchema),

  /** The WebAuthn options for the browser. */
  startPasskeySignIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/passkey/options', tags })
    .output(passkeyMessageSchema),

  finishPasskeySignIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/passkey', tags })
    .errors({ PASSKEY_REFUSED, ACCOUNT_SUSPENDED })
    .input(z.object({ answer: passkeyMessageSchema }))
    .output(signInOutcomeSchema),

  /** The configured identity providers. */
  providers: procedureFor('public', 'session')
    .meta(reads())
    .route({ method: 'GET', path: '/providers', tags })
    .output(z.array(providerSchema)),

  /** Where to redirect the browser; it returns to the site root. */
  startProviderSignIn: procedureFor('public', 'signIn')
    .route({ method: 'POST', path: '/session/provider', tags })
    .errors({ PROVIDER_UNKNOWN })
    .input(
      z.object({
        provider: providerSchema.shape.id,
        /** Only used if the provider creates a new account. */
        referralCode: singleLineText(40).optional(),
        source: z.enum(signUpSources).optional(),
        language: languageSchema.optional(),
        redirect: redirectSchema.optional(),
      }),
    )
    .output(z.object({ url: z.url() })),

  signOut: procedureFor('public', 'write')
    .route({ method: 'DELETE', path: '/session', tags })
    .errors({ SESSION_MISSING })
    .output(done),

  /** Responds the same for every address; an email is only sent if there is an account. */
  requestPasswordReset: procedureFor('public', 'mail')
    .route({ method: 'POST', path: '/password-resets', tags, successStatus: 202 })
    .input(z.object({ email: emailSchema, language: languageSchema }))
    .output(done),

  /** Sets the password and ends all of the account's sessions. */
  resetPassword: procedureFor('public', 'useLink')
    .route({ method: 'PUT', path: '/password-resets', tags })
    .errors({ LINK_INVALID, PASSWORD_WEAK })
    .input(z.object({ token: tokenSchema, password: passwordSchema }))
    .output(done),

  /** Rates a password's strength, with reasons. `personal` lists words it must not be based on. */
  judgePassword: procedureFor('public', 'judge')
    .route({ method: 'POST', path: '/password-judgements', tags })
    .input(
      z.object({
        password: z.string().max(maxPasswordLength),
        personal: z.array(z.string().max(254)).max(5).default([]),
      }),
    )
    .output(passwordVerdictSchema),

  /** Whether the caller is currently an administrator; false for a visitor. */
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
