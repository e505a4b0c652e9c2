/** From the account to the finished course. Each step counts only who took all steps before it. */
export const funnelSteps = ['signedUp', 'began', 'ordered', 'paid', 'finished'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

export type FunnelCounts = { readonly [Step in FunnelStep]: number };
