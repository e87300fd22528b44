import { type Instant, londonDate } from '#domain/dates'
import type { ClientParty, Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { ComplaintClosing, ComplaintEntry } from './bodies.ts'
import { answerBy, type Complaint } from './complaint.ts'

type Stamp = { readonly by: Named; readonly now: Instant }
type Place = Pick<Complaint, 'id' | 'conveyance_id' | 'number'>
type People = { readonly clients: readonly ClientParty[]; readonly handler: Named | null }

const NOT_YET = 'Enter the day on which it came, not in the future.'

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })

/** A new complaint, acknowledged where a client with an address made it. Throws 422 without a name, a handler or a possible day. */
export const newComplaint = (
  place: Place,
  { handler: _, ...entry }: ComplaintEntry,
  { clients, handler }: People,
  stamp: Stamp,
): Complaint => {
  const client = clients.find(({ contact_id }) => contact_id === entry.contact_id)
  const name = client?.name ?? entry.name
  const isStranger = entry.contact_id !== null && client === undefined
  assertValid({
    ...(entry.received_on > londonDate(stamp.now) && { received_on: [NOT_YET] }),
    ...(isStranger && { contact_id: ['Choose a client of this case.'] }),
    ...(name === '' && { name: ['Enter who complains.'] }),
    ...(handler === null && { handler: ['Choose somebody who handles complaints.'] }),
  })
  return {
    ...place,
    ...entry,
    name,
    version: 1,
    logged: stampOf(stamp),
    acknowledged_at: client ? stamp.now : null,
    handler: handler ?? stampOf(stamp).by,
    status: 'open',
    due_on: answerBy(entry.received_on),
    actions: [],
    closing: null,
  }
}

const next = (complaint: Complaint, change: Partial<Complaint>): Complaint => ({
  ...complaint,
  ...change,
  version: complaint.version + 1,
})

const assertOpen = ({ status }: Complaint) => {
  if (status !== 'open') throw wrongState('complaint.closed', 'This complaint has been answered.')
}

/** The complaint with what somebody did about it. Throws 409 once it is answered. */
export const withAction = (complaint: Complaint, text: string, stamp: Stamp): Complaint => {
  assertOpen(complaint)
  return next(complaint, { actions: [...complaint.actions, { ...stampOf(stamp), text }] })
}

/** The complaint with another handler. Throws 409 once it is answered, 422 for somebody who handles none. */
export const handedOver = (complaint: Complaint, handler: Named | null): Complaint => {
  assertOpen(complaint)
  assertValid(handler ? {} : { handler: ['Choose somebody who handles complaints.'] })
  return handler ? next(complaint, { handler }) : complaint
}

/** The complaint with our final answer. Throws 409 for one that is answered. */
export const closedComplaint = (
  complaint: Complaint,
  closing: Omit<ComplaintClosing, 'version'>,
  is_sent: boolean,
  stamp: Stamp,
): Complaint => {
  assertOpen(complaint)
  return next(complaint, {
    status: 'closed',
    closing: { ...stampOf(stamp), ...closing, is_sent },
  })
}
