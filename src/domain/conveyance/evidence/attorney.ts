import type { Conveyance } from '#domain/conveyance/conveyance'

type Case = Pick<Conveyance, 'flags'> & Partial<Pick<Conveyance, 'clients'>>

/** Whether somebody signs in a case under a power of attorney. */
export const hasAttorney = ({ flags, clients = [] }: Case) =>
  flags.includes('attorney') || clients.some(({ role }) => role === 'attorney')
