import { identityContract } from '@danube/contract/identity/identity.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { hasSignInHint, signInHintCookies } from '../../platform/sign-in-hint.ts';
import { createAccountProcedures } from './account/account.router.ts';
import { findSession } from './find-session.ts';
import type { IdentityDependencies } from './identity.dependencies.ts';
import { toProfile, toSalesRep } from './identity.mapper.ts';
import { findProfile, findSalesRep } from './identity.repository.ts';
import { createPeopleProcedures } from './people/people.router.ts';
import { confirmAddress } from './sign-in/confirm-address.ts';
import type { KnownDevices } from './sign-in/known-device.ts';
import { finishPasskeySignIn, startPasskeySignIn } from './sign-in/passkey-sign-in.ts';
import { startProviderSignIn } from './sign-in/provider-sign-in.ts';
import { renewSession } from './sign-in/renew-session.ts';
import { requestPasswordReset } from './sign-in/request-password-reset.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { signUp } from './sign-in/sign-up.ts';
import { verifySecondFactor } from './sign-in/verify-second-factor.ts';

export function createIdentityRouter(deps: IdentityDependencies & { devices: KnownDevices }) {
  const os = implement(identityContract).$context<RequestContext>().use(guard);
  return os.router({
    session: os.session.handler(async ({ context }) => {
      const found = await findSession(deps, context.headers);
      if (!found) clearSignInHint(deps, context);
      return found?.session ?? null;
    }),
    renewSession: os.renewSession.handler(({ context }) => renewSession(deps, context.headers)),
    signUp: os.signUp.handler(({ input, context }) => signUp(deps, context, input)),
    confirmAddress: os.confirmAddress.handler(({ input, context }) =>
      confirmAddress(deps, context, input),
    ),
    signIn: os.signIn.handler(({ input, context }) => signIn(deps, context, input)),
    verifySecondFactor: os.verifySecondFactor.handler(({ input, context }) =>
      verifySecondFactor(deps, context, input),
    ),
    startPasskeySignIn: os.startPasskeySignIn.handler(({ context }) =>
      startPasskeySignIn(deps, context),
    ),
    finishPasskeySignIn: os.finishPasskeySignIn.handler(({ input, context }) =>
      finishPasskeySignIn(deps, context, input),
    ),
    providers: os.providers.handler(() => [...deps.providers]),
    startProviderSignIn: os.startProviderSignIn.handler(({ input, context }) =>
      startProviderSignIn(deps, context, input),
    ),
    signOut: os.signOut.handler(({ context }) => signOut(deps, context)),
    requestPasswordReset: os.requestPasswordReset.handler(({ input }) =>
      requestPasswordReset(deps, input),
    ),
    resetPassword: os.resetPassword.handler(({ input, context }) =>
      resetPassword(deps, context, input),
    ),
    judgePassword: os.judgePassword.handler(({ input }) =>
      deps.judge.judge(input.password, input.personal),
    ),
    isAdmin: os.isAdmin.handler(
      async ({ context }) =>
        (await findSession(deps, context.headers))?.session.user.isAdmin ?? false,
    ),
    profile: os.profile.handler(async ({ context }) =>
      toProfile(await findProfile(deps.db, requireMember(context).userId)),
    ),
    salesRep: os.salesRep.handler(async ({ context }) =>
      toSalesRep(await findSalesRep(deps.db, requireMember(context).userId)),
    ),
    account: createAccountProcedures(deps),
    people: createPeopleProcedures(deps),
  });
}

/** The readable sign-in hint lives longer than some sessions. */
function clearSignInHint(
  { settings }: Pick<IdentityDependencies, 'settings'>,
  { headers, responseHeaders }: RequestContext,
): void {
  if (!hasSignInHint(headers)) return;
  const isHttps = settings.siteUrl.startsWith('https:');
  for (const cookie of signInHintCookies({ isHttps, isOver: true })) {
    responseHeaders.append('set-cookie', cookie);
  }
}
