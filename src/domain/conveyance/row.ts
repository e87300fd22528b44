import type { DateOnly } from '#domain/dates'
import { shortClients } from './clients.ts'
import type { Conveyance, ConveyanceRow } from './conveyance.ts'
import { standingOf } from './plan/holder-line.ts'
import { holderAsOf } from './plan/holder-now.ts'

/** One line of the list, its waiting days reckoned to today. */
export const rowOf = (it: Conveyance, today: DateOnly): ConveyanceRow => {
  const { summary } = it
  const holder = summary.holder && holderAsOf(summary.holder, it, today)
  return {
    id: it.id,
    version: it.version,
    ref: it.ref,
    matter_type: it.matter_type,
    nation: it.nation,
    tenure: it.tenure,
    status: it.status,
    address: it.address,
    client: shortClients(it.clients.map((client) => client.name)),
    price: it.price,
    fees: it.fees,
    stage: summary.stage,
    holder,
    standing: standingOf(it, holder, today),
    next: summary.next,
    tasks_late: summary.tasks_late,
    progress: summary.progress,
    enquiries_open: it.counts.enquiries_open,
    messages_unread: it.counts.messages_unread,
    exchange_target_on: it.key_dates.exchange_target_on,
    completion_on: it.key_dates.completion_on,
    target_on: summary.target_on,
    expires_on: summary.expires_on,
    fee_earner: it.fee_earner,
    agency: it.agency?.agency.name ?? null,
    lender: it.lender?.name ?? null,
    is_linked: it.linked !== null,
    risk: it.risk,
    flags: it.flags,
    last_client_contact_on: it.last_client_contact_on,
    updated_at: it.updated_at,
  }
}
