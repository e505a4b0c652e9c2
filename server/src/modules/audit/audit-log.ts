/** The log is one thing: it has no id but its name. */
export const auditLog = { kind: 'audit-log', id: 'audit-log' } as const;
