/** The panel of the selected case gets the focus when a decision has closed the previous one. */
export const casePanelId = 'moderation-case';
