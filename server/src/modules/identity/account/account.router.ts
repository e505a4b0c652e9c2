import { accountContract } from '@danube/contract/identity/account.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../../platform/action-context.ts';
import type { Member } from '../../../platform/actor.ts';
import { guard, requireMember } from '../../../platform/guard.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { revokeDevice, revokeOtherDevices } from './devices.ts';
import { cancelEmailChange, requestEmailChange } from './email-change.ts';
import { startProviderLink } from './link-provider.ts';
import type { OwnActionContext } from './own-action-context.ts';
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
    read: os.read.handler(({ context }) => readAccount(deps, requireMember(context))),
    changeProfile: os.changeProfile.handler((call) =>
      changeProfile(deps, ownActionContextOf(call)),
    ),
    changePassword: os.changePassword.handler((call) =>
      changePassword(deps, ownActionContextOf(call)),
    ),
    requestEmailChange: os.requestEmailChange.handler((call) =>
      requestEmailChange(deps, ownActionContextOf(call)),
    ),
    cancelEmailChange: os.cancelEmailChange.handler((call) =>
      cancelEmailChange(deps, ownActionContextOf(call)),
    ),
    startTwoFactor: os.startTwoFactor.handler((call) =>
      startTwoFactor(deps, ownActionContextOf(call)),
    ),
    confirmTwoFactor: os.confirmTwoFactor.handler((call) =>
      confirmTwoFactor(deps, ownActionContextOf(call)),
    ),
    stopTwoFactor: os.stopTwoFactor.handler((call) =>
      stopTwoFactor(deps, ownActionContextOf(call)),
    ),
    renewRecoveryCodes: os.renewRecoveryCodes.handler((call) =>
      renewRecoveryCodes(deps, ownActionContextOf(call)),
    ),
    startPasskey: os.startPasskey.handler((call) => startPasskey(deps, ownActionContextOf(call))),
    finishPasskey: os.finishPasskey.handler((call) =>
      finishPasskey(deps, ownActionContextOf(call)),
    ),
    removePasskey: os.removePasskey.handler((call) =>
      removePasskey(deps, ownActionContextOf(call)),
    ),
    showSecondFactor: os.showSecondFactor.handler((call) =>
      showSecondFactor(deps, ownActionContextOf(call)),
    ),
    startProviderLink: os.startProviderLink.handler((call) =>
      startProviderLink(deps, ownActionContextOf(call)),
    ),
    unlinkProvider: os.unlinkProvider.handler((call) =>
      unlinkProvider(deps, ownActionContextOf(call)),
    ),
    revokeDevice: os.revokeDevice.handler((call) => revokeDevice(deps, ownActionContextOf(call))),
    revokeOtherDevices: os.revokeOtherDevices.handler((call) =>
      revokeOtherDevices(deps, ownActionContextOf(call)),
    ),
  });
}

function ownActionContextOf<Input>(call: {
  context: Context;
  input: Input;
}): OwnActionContext<Input> {
  return { ...requireActionContext(call.context), context: call.context, input: call.input };
}
