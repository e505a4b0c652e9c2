import { accountContract } from '@danube/contract/identity/account.contract.ts';
import { implement } from '@orpc/server';
import { actOf } from '../../../platform/act.ts';
import type { Member } from '../../../platform/actor.ts';
import { guard, memberOf } from '../../../platform/guard.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { revokeDevice, revokeOtherDevices } from './devices.ts';
import { cancelEmailChange, requestEmailChange } from './email-change.ts';
import { startProviderLink } from './link-provider.ts';
import type { OwnAct } from './own-act.ts';
import { finishPasskey, removePasskey, startPasskey } from './passkeys.ts';
import { readAccount } from './read-account.ts';
import { showSecondFactor } from './show-second-factor.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './two-factor.ts';
import { unlinkProvider } from './unlink-provider.ts';

type Context = RequestContext & { member: Member | null };

/** The `account` branch of the module's router: the member's own account. */
export function createAccountProcedures(deps: IdentityDependencies) {
  const os = implement(accountContract).$context<RequestContext>().use(guard);
  return os.router({
    read: os.read.handler(({ context }) => readAccount(deps, memberOf(context))),
    changeProfile: os.changeProfile.handler((call) => changeProfile(deps, ownActOf(call))),
    changePassword: os.changePassword.handler((call) => changePassword(deps, ownActOf(call))),
    requestEmailChange: os.requestEmailChange.handler((call) =>
      requestEmailChange(deps, ownActOf(call)),
    ),
    cancelEmailChange: os.cancelEmailChange.handler((call) =>
      cancelEmailChange(deps, ownActOf(call)),
    ),
    startTwoFactor: os.startTwoFactor.handler((call) => startTwoFactor(deps, ownActOf(call))),
    confirmTwoFactor: os.confirmTwoFactor.handler((call) => confirmTwoFactor(deps, ownActOf(call))),
    stopTwoFactor: os.stopTwoFactor.handler((call) => stopTwoFactor(deps, ownActOf(call))),
    renewRecoveryCodes: os.renewRecoveryCodes.handler((call) =>
      renewRecoveryCodes(deps, ownActOf(call)),
    ),
    startPasskey: os.startPasskey.handler((call) => startPasskey(deps, ownActOf(call))),
    finishPasskey: os.finishPasskey.handler((call) => finishPasskey(deps, ownActOf(call))),
    removePasskey: os.removePasskey.handler((call) => removePasskey(deps, ownActOf(call))),
    showSecondFactor: os.showSecondFactor.handler((call) => showSecondFactor(deps, ownActOf(call))),
    startProviderLink: os.startProviderLink.handler((call) =>
      startProviderLink(deps, ownActOf(call)),
    ),
    unlinkProvider: os.unlinkProvider.handler((call) => unlinkProvider(deps, ownActOf(call))),
    revokeDevice: os.revokeDevice.handler((call) => revokeDevice(deps, ownActOf(call))),
    revokeOtherDevices: os.revokeOtherDevices.handler((call) =>
      revokeOtherDevices(deps, ownActOf(call)),
    ),
  });
}

function ownActOf<Input>(call: { context: Context; input: Input }): OwnAct<Input> {
  return { ...actOf(call.context), context: call.context, input: call.input };
}
