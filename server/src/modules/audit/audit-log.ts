/** There is only one log, so its id is its name. */
export const auditLog = { kind: 'audit-log', id: 'audit-log' } as const;
