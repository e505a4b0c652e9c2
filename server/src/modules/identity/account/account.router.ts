import { accountContract } from '@danube/contract/identity/account.contract.ts';
import { implement } from '@orpc/server';
import type { Member } from '../../../platform/actor.ts';
import { guard, memberOf } from '../../../platform/guard.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { IdentityDependencies, OwnAct } from '../identity.dependencies.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { revokeDevice, revokeOtherDevices } from './devices.ts';
import { cancelEmailChange, requestEmailChange } from './email-change.ts';
import { finishPasskey, removePasskey, startPasskey } from './passkeys.ts';
import { proveIdentity } from './prove-identity.ts';
import { readAccount } from './read-account.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './two-factor.ts';
import { unlinkProvider } from './unlink-provider.ts';

type Context = RequestContext & { member: Member | null };

/** The branch `account` of the module's router: everybody's own account. */
export function createAccountProcedures(deps: IdentityDependencies) {
  const { personalData } = deps;
  const os = implement(accountContract).$context<RequestContext>().use(guard);
  return os.router({
    read: os.read.handler(({ context }) => readAccount(deps, memberOf(context))),
    changeProfile: os.changeProfile.handler((call) => changeProfile(deps, actOf(call))),
    changePassword: os.changePassword.handler((call) => changePassword(deps, actOf(call))),
    requestEmailChange: os.requestEmailChange.handler((call) =>
      requestEmailChange(deps, actOf(call)),
    ),
    cancelEmailChange: os.cancelEmailChange.handler((call) => cancelEmailChange(deps, actOf(call))),
    startTwoFactor: os.startTwoFactor.handler((call) => startTwoFactor(deps, actOf(call))),
    confirmTwoFactor: os.confirmTwoFactor.handler((call) => confirmTwoFactor(deps, actOf(call))),
    stopTwoFactor: os.stopTwoFactor.handler((call) => stopTwoFactor(deps, actOf(call))),
    renewRecoveryCodes: os.renewRecoveryCodes.handler((call) =>
      renewRecoveryCodes(deps, actOf(call)),
    ),
    startPasskey: os.startPasskey.handler((call) => startPasskey(deps, actOf(call))),
    finishPasskey: os.finishPasskey.handler((call) => finishPasskey(deps, actOf(call))),
    removePasskey: os.removePasskey.handler((call) => removePasskey(deps, actOf(call))),
    unlinkProvider: os.unlinkProvider.handler((call) => unlinkProvider(deps, actOf(call))),
    revokeDevice: os.revokeDevice.handler((call) => revokeDevice(deps, actOf(call))),
    revokeOtherDevices: os.revokeOtherDevices.handler((call) =>
      revokeOtherDevices(deps, actOf(call)),
    ),
    requestExport: os.requestExport.handler(async ({ input, context }) => {
      await proveIdentity(deps, memberOf(context), input);
      return personalData.requestExport(ownAct(context));
    }),
    downloadExport: os.downloadExport.handler(({ context }) =>
      personalData.downloadExport(ownAct(context)),
    ),
    requestErasure: os.requestErasure.handler(async ({ input, context }) => {
      await proveIdentity(deps, memberOf(context), input);
      return personalData.requestErasure(ownAct(context));
    }),
    cancelErasure: os.cancelErasure.handler(async ({ context }) => {
      await personalData.cancelErasure(ownAct(context));
      return {};
    }),
  });
}

function actOf<Input>(call: { context: Context; input: Input }) {
  return { member: memberOf(call.context), context: call.context, input: call.input };
}

function ownAct(context: Context): OwnAct {
  return { member: memberOf(context), requestId: context.requestId };
}
