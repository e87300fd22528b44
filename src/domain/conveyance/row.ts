import type { DateOnly } from '#domain/dates'
import { shortClients } from './clients.ts'
import type { Conveyance, ConveyanceRow } from './conveyance.ts'
import { nextDateOf } from './next-date.ts'
import { holderAsOf } from './plan/current-holder.ts'
import { statusLineOf } from './plan/holder-line.ts'
import { completionDay } from './plan/key-date.ts'

const matterOf = (conveyance: Conveyance) => ({
  id: conveyance.id,
  version: conveyance.version,
  ref: conveyance.ref,
  matter_type: conveyance.matter_type,
  nation: conveyance.nation,
  tenure: conveyance.tenure,
  status: conveyance.status,
  address: conveyance.address,
  price: conveyance.price,
  fees: conveyance.fees,
  risk: conveyance.risk,
  flags: conveyance.flags,
  is_linked: conveyance.linked !== null,
  last_client_contact_on: conveyance.last_client_contact_on,
  updated_at: conveyance.updated_at,
})

const namesOf = ({ clients, fee_earner, agency, lender }: Conveyance) => ({
  client: shortClients(clients.map(({ name }) => name)),
  fee_earner,
  agency: agency?.agency.name ?? null,
  lender: lender?.name ?? null,
})

const progressOf = ({ summary, counts, key_dates, facts, abortion }: Conveyance) => ({
  stage: summary.stage,
  next: summary.next,
  tasks_late: summary.tasks_late,
  progress: summary.progress,
  enquiries_open: counts.enquiries_open,
  messages_unread: counts.messages_unread,
  exchange_target_on: key_dates.exchange_target_on,
  completion_on: completionDay(key_dates),
  target_on: summary.target_on,
  next_date: nextDateOf({ facts, key_dates, abortion }),
  expires_on: summary.expires_on,
})

/** A conveyance as a row of the list, with waiting days as of today. */
export const rowOf = (conveyance: Conveyance, today: DateOnly): ConveyanceRow => {
  const { holder: stored } = conveyance.summary
  const holder = stored && holderAsOf(stored, conveyance, today)
  return {
    ...matterOf(conveyance),
    ...namesOf(conveyance),
    ...progressOf(conveyance),
    holder,
    standing: statusLineOf(conveyance, holder, today),
  }
}
