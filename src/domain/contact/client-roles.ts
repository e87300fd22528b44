import type { MatterType } from '#domain/matter'
import type { ClientRole } from '#domain/party'

/** The roles that clients of a matter can have; the first is the usual one. */
export const clientRoles = {
  sale: ['seller', 'executor', 'attorney', 'donor'],
  purchase: ['buyer', 'attorney', 'donor'],
  remortgage: ['borrower', 'attorney', 'donor'],
  'transfer-of-equity': ['transferor', 'transferee', 'executor', 'attorney', 'donor'],
} as const satisfies Readonly<Record<MatterType, readonly ClientRole[]>>

/** The role of a client of whom nothing else is known. */
export const usualRole = (matter: MatterType): ClientRole => clientRoles[matter][0]

/** The role that a client has once the matter is another: their own where it has that one. */
export const roleIn = (matter: MatterType, role: ClientRole): ClientRole =>
  clientRoles[matter].find((it) => it === role) ?? usualRole(matter)
