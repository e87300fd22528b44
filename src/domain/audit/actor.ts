import type { AuditEntry } from './api.ts'

/** Who did it: 'Deedbox' for the product itself. */
export const actorName = ({ who }: Pick<AuditEntry, 'who'>) => who?.name ?? 'Deedbox'
