import type { Conveyance } from '#domain/conveyance/conveyance'
import { agencyDocument } from '#tenant/agent/document'
import { caseTitleDocument } from '#tenant/conveyance/title/document'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { Recipient } from '#tenant/events/messages'
import { agentsOf } from './agents.ts'

/** The introducer of a case or quote where it is a mortgage broker or financial adviser; none otherwise. */
export const introducingBrokers = (
  store: Store,
  { agency }: Pick<Conveyance, 'agency'>,
): Recipient[] => {
  const type = agency ? tableOf(store, agencyDocument).find(agency.agency.id)?.type : undefined
  return type === 'broker' || type === 'ifa' ? agentsOf(store, { agency }) : []
}

/** The mortgage broker that the title record names; without one the introducer, where it is a broker and no sale. */
export const brokersOf = (
  store: Store,
  { id, agency, matter_type }: Pick<Conveyance, 'id' | 'agency' | 'matter_type'>,
): Recipient[] => {
  const broker = tableOf(store, caseTitleDocument).find(id)?.mortgage.broker ?? null
  if (broker !== null)
    return [{ name: broker.name ?? broker.firm, email: broker.email, phone: broker.phone }]
  return matter_type === 'sale' ? [] : introducingBrokers(store, { agency })
}

/** Whether a case should name a broker: our client borrows. */
export const expectsBroker = ({
  matter_type,
  lender,
}: Pick<Conveyance, 'matter_type' | 'lender'>) => matter_type !== 'sale' && lender !== null
