import type { TextKey } from '../../lib/text-keys.ts';

/** Actions in words. Entries keep codes of times past, so a code without words shows as it is. */
const actionTexts: Readonly<Record<string, TextKey>> = {
  'account.cancel-email-change': 'admin.audit.actions.cancelEmailChange',
  'account.cancel-erasure': 'admin.audit.actions.cancelErasure',
  'account.change-email': 'admin.audit.actions.changeEmail',
  'account.change-password': 'admin.audit.actions.changePassword',
  'account.change-profile': 'admin.audit.actions.changeProfile',
  'account.download-export': 'admin.audit.actions.downloadExport',
  'account.erased': 'admin.audit.actions.erased',
  'account.export': 'admin.audit.actions.export',
  'account.passkey-added': 'admin.audit.actions.passkeyAdded',
  'account.passkey-removed': 'admin.audit.actions.passkeyRemoved',
  'account.recovery-code-used': 'admin.audit.actions.recoveryCodeUsed',
  'account.recovery-codes-renewed': 'admin.audit.actions.recoveryCodesRenewed',
  'account.register': 'admin.audit.actions.register',
  'account.request-email-change': 'admin.audit.actions.requestEmailChange',
  'account.request-erasure': 'admin.audit.actions.requestErasure',
  'account.reset-password': 'admin.audit.actions.resetPassword',
  'account.revoke-device': 'admin.audit.actions.revokeDevice',
  'account.revoke-other-devices': 'admin.audit.actions.revokeOtherDevices',
  'account.sign-in': 'admin.audit.actions.signIn',
  'account.sign-in-refused': 'admin.audit.actions.signInRefused',
  'account.sign-out': 'admin.audit.actions.signOut',
  'account.two-factor-off': 'admin.audit.actions.twoFactorOff',
  'account.two-factor-on': 'admin.audit.actions.twoFactorOn',
  'account.unlink-provider': 'admin.audit.actions.unlinkProvider',
  'audit.read': 'admin.audit.actions.auditRead',
  'audit.verify': 'admin.audit.actions.auditVerify',
  'claims.keep-source': 'admin.audit.actions.sourceKeep',
  'claims.remove-source': 'admin.audit.actions.sourceRemove',
  'events.change': 'admin.audit.actions.eventChange',
  'events.change-occurrence': 'admin.audit.actions.occurrenceChange',
  'events.create': 'admin.audit.actions.eventCreate',
  'events.remove': 'admin.audit.actions.eventRemove',
  'events.restore-occurrence': 'admin.audit.actions.occurrenceRestore',
  'people.change-admin-emails': 'admin.audit.actions.changeAdminEmails',
  'people.change-role': 'admin.audit.actions.changeRole',
  'people.change-sales-rep': 'admin.audit.actions.changeSalesRep',
  'people.export': 'admin.audit.actions.peopleExport',
  'people.grant-admin': 'admin.audit.actions.grantAdmin',
  'people.list': 'admin.audit.actions.peopleList',
  'people.read': 'admin.audit.actions.peopleRead',
  'people.read-admin-emails': 'admin.audit.actions.readAdminEmails',
  'people.remove-second-factor': 'admin.audit.actions.removeSecondFactor',
  'people.restore': 'admin.audit.actions.restore',
  'people.revoke-sessions': 'admin.audit.actions.revokeSessions',
  'people.suspend': 'admin.audit.actions.suspend',
};

/** Beginnings of actions, for the filter: all that a part of the product writes. */
export const actionGroups: Readonly<Record<string, TextKey>> = {
  'people.': 'admin.audit.groups.people',
  'events.': 'admin.audit.groups.events',
  'claims.': 'admin.audit.groups.claims',
  'account.': 'admin.audit.groups.account',
  'audit.': 'admin.audit.groups.audit',
};

/** Single actions that can be filtered for, by group. */
export function actionsOf(group: string): readonly [string, TextKey][] {
  return Object.entries(actionTexts).filter(([action]) => action.startsWith(group));
}

export function actionText(action: string): TextKey | undefined {
  return Object.hasOwn(actionTexts, action) ? actionTexts[action] : undefined;
}

export function isActionGroup(action: string): boolean {
  return Object.hasOwn(actionGroups, action);
}
