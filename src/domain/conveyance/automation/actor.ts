import type { Actor } from '#domain/party'

/** Who acts when a rule does. */
export const automationActor: Actor = { id: 'system', name: 'Deedbox' }
