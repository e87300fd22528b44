import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid } from '#domain/refusal'
import type { DataRequestClosing, DataRequestEntry } from './bodies.ts'
import { answerDay, type DataRequest } from './request.ts'

type Stamp = { readonly by: Named; readonly now: Instant }
type Of = { readonly id: string; readonly contact: Named }

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })

/** A new request with its last day; throws 422 for a day in the future. */
export const newDataRequest = (
  { id, contact }: Of,
  entry: DataRequestEntry,
  stamp: Stamp,
): DataRequest => {
  assertValid(
    entry.received_on > londonDate(stamp.now)
      ? { received_on: ['Enter the day on which it came, not in the future.'] }
      : {},
  )
  return {
    ...{ id, version: 1, contact_id: contact.id, name: contact.name },
    ...entry,
    logged: stampOf(stamp),
    status: 'open',
    due_on: answerDay(entry.received_on),
    ...{ extension: null, archives: [], closing: null },
  }
}

const next = (request: DataRequest, change: Partial<DataRequest>): DataRequest => ({
  ...request,
  ...change,
  version: request.version + 1,
})

export const extended = (request: DataRequest, reason: string, stamp: Stamp) =>
  next(request, {
    extension: { ...stampOf(stamp), reason },
    due_on: answerDay(request.received_on, true),
  })

export const withArchive = (request: DataRequest, files: number, stamp: Stamp) =>
  next(request, { archives: [...request.archives, { ...stampOf(stamp), files }] })

export const closedDataRequest = (
  request: DataRequest,
  { outcome, text }: Pick<DataRequestClosing, 'outcome' | 'text'>,
  stamp: Stamp,
) => next(request, { status: 'closed', closing: { ...stampOf(stamp), outcome, text } })
