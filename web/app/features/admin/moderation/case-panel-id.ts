/**
 * The panel of the selected case, or what stands there instead: it gets the focus when a decision has
 * closed the previous case.
 */
export const casePanelId = 'moderation-case';
