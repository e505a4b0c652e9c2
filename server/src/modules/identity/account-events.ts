import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import type { AccountEvents, SignIn } from './accounts/create-account-hooks.ts';
import { formatDeviceName } from './format-device-name.ts';
import type { IdentityDependencies } from './identity.dependencies.ts';
import {
  adminEmailsKey,
  findAdminConfig,
  findPerson,
  invalidateLinks,
  type Person,
  upsertProfile,
} from './identity.repository.ts';
import { isAdminByFallback } from './is-admin.ts';
import { mailPerson } from './mail-person.ts';
import { personTarget } from './person-target.ts';
import { recordSecondFactorChange } from './record-second-factor-change.ts';
import type { KnownDevices } from './sign-in/known-device.ts';
import { sendWelcomeJob } from './sign-in/send-welcome.job.ts';
import { forgotPasswordUrl, settingsUrl } from './site-urls.ts';

type Dependencies = Omit<IdentityDependencies, 'accounts'> & { devices: KnownDevices };

/** What happens after the auth library creates a user, a session or a new password. */
export function createAccountEvents(deps: Dependencies): AccountEvents {
  return {
    async onUserCreated({ id, name, referralCode, source, language, wantedPath }) {
      const [firstName = '', ...rest] = name.split(' ');
      const profile = {
        id,
        firstName: firstName.replaceAll('\u00a0', ' '),
        lastName: rest.join(' '),
        source,
        language,
      };
      await deps.transact(async (change) => {
        await upsertProfile(change.tx, profile);
        if (referralCode) {
          await deps.representatives.accountOpened(change, { userId: id, referralCode });
        }
        await deps.jobs.enqueue(change.tx, sendWelcomeJob, {
          payload: { userId: id, wantedPath },
        });
        change.audit({
          actor: { kind: 'member', id },
          action: 'account.register',
          target: { kind: 'person', id },
        });
      });
    },
    async onSignedIn(signIn) {
      const person = await findPerson(deps.db, signIn.userId);
      if (!person || (person.hasTwoFactor && isFirstHalf(signIn))) return;
      await recordSignIn(deps, person, signIn);
    },
    async onProviderLinked(userId) {
      const person = await findPerson(deps.db, userId);
      if (!person || isNewAccount(deps, person)) return;
      await recordSecondFactorChange(deps, { userId, change: 'provider-linked', context: {} });
    },
    async onPasswordReset(userId) {
      const person = await findPerson(deps.db, userId);
      if (!person) return;
      await deps.transact(async (change) => {
        await invalidateLinks(change.tx, userId);
        await mailPerson(deps, change, { person, mail: passwordChanged(deps, person) });
        change.audit({
          actor: { kind: 'visitor', id: null },
          action: 'account.reset-password',
          target: personTarget(userId),
        });
      });
    },
  };
}

async function recordSignIn(deps: Dependencies, person: Person, signIn: SignIn): Promise<void> {
  deps.countSignIn('signed-in');
  const isKnown = deps.devices.find(signIn.headers, person.id) !== null;
  signIn.setCookie(deps.devices.remember(signIn.headers, person.id));
  const stored = await findAdminConfig(deps.db, adminEmailsKey);
  const fallback = deps.settings.fallbackAdminEmails;
  const isByFallback = isAdminByFallback(person, { stored, fallback });
  await deps.transact(async (change) => {
    if (!isKnown && !isNewAccount(deps, person)) {
      await mailPerson(deps, change, { person, mail: newSignIn(deps, person, signIn) });
    }
    change.audit({
      actor: { kind: 'member', id: person.id },
      action: 'account.sign-in',
      target: personTarget(person.id),
      after: {
        method: signIn.method,
        network: signIn.network,
        isKnownDevice: isKnown,
        ...(isByFallback ? { isAdminByFallbackList: true } : {}),
      },
    });
  });
}

/** With two-factor these are only the first step; the second one has its own event. */
function isFirstHalf({ method }: SignIn): boolean {
  return method === 'password' || method === 'provider';
}

/** The first device of a new account isn't reported to its owner. */
function isNewAccount(deps: Pick<Dependencies, 'clock'>, { createdAt }: Person): boolean {
  return deps.clock.now().getTime() - createdAt.getTime() < 60_000;
}

function newSignIn(deps: Dependencies, person: Person, signIn: SignIn): Mail {
  return {
    kind: 'new-sign-in',
    firstName: person.firstName,
    at: deps.clock.now().toISOString(),
    timeZone: academyTimeZone,
    device: formatDeviceName(signIn.userAgent),
    network: signIn.network,
    settingsUrl: settingsUrl(deps.settings.siteUrl),
  };
}

/** Sent after every password change, however it happened. */
export function passwordChanged(
  deps: Pick<IdentityDependencies, 'clock' | 'settings'>,
  person: Pick<Person, 'firstName'>,
): Mail {
  return {
    kind: 'password-changed',
    firstName: person.firstName,
    at: deps.clock.now().toISOString(),
    timeZone: academyTimeZone,
    resetUrl: forgotPasswordUrl(deps.settings.siteUrl),
  };
}
