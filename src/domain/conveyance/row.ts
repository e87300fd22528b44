import type { DateOnly } from '#domain/dates'
import { shortClients } from './clients.ts'
import type { Conveyance, ConveyanceRow } from './conveyance.ts'
import { standingOf } from './plan/holder-line.ts'
import { holderAsOf } from './plan/holder-now.ts'

/** A conveyance as a row of the list, with waiting days as of today. */
export const rowOf = (conveyance: Conveyance, today: DateOnly): ConveyanceRow => {
  const { summary } = conveyance
  const holder = summary.holder && holderAsOf(summary.holder, conveyance, today)
  return {
    id: conveyance.id,
    version: conveyance.version,
    ref: conveyance.ref,
    matter_type: conveyance.matter_type,
    nation: conveyance.nation,
    tenure: conveyance.tenure,
    status: conveyance.status,
    address: conveyance.address,
    client: shortClients(conveyance.clients.map((client) => client.name)),
    price: conveyance.price,
    fees: conveyance.fees,
    stage: summary.stage,
    holder,
    standing: standingOf(conveyance, holder, today),
    next: summary.next,
    tasks_late: summary.tasks_late,
    progress: summary.progress,
    enquiries_open: conveyance.counts.enquiries_open,
    messages_unread: conveyance.counts.messages_unread,
    exchange_target_on: conveyance.key_dates.exchange_target_on,
    completion_on: conveyance.key_dates.completion_on,
    target_on: summary.target_on,
    expires_on: summary.expires_on,
    fee_earner: conveyance.fee_earner,
    agency: conveyance.agency?.agency.name ?? null,
    lender: conveyance.lender?.name ?? null,
    is_linked: conveyance.linked !== null,
    risk: conveyance.risk,
    flags: conveyance.flags,
    last_client_contact_on: conveyance.last_client_contact_on,
    updated_at: conveyance.updated_at,
  }
}
