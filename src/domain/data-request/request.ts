import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { addMonths, type DateOnly as Day } from '#domain/dates'
import { Named } from '#domain/party'
import { sameOrNextWorkingDay } from '#domain/working-days'

export const DataRequestWay = z.enum(['portal', 'email', 'letter', 'telephone', 'meeting'])
export type DataRequestWay = z.infer<typeof DataRequestWay>

export const DataRequestOutcome = z.enum(['answered', 'refused', 'withdrawn'])
export type DataRequestOutcome = z.infer<typeof DataRequestOutcome>

const Stamp = z.object({ by: Named, at: Instant })

/** Somebody's request for a copy of what the firm holds about them (UK GDPR, article 15). */
export const DataRequest = z.object({
  id: z.string(),
  version: z.int(),
  contact_id: z.string(),
  name: z.string(),
  way: DataRequestWay,
  /** What they ask for, in their words; '' for everything. */
  text: z.string(),
  /** How we know that it is them who asks. */
  known_by: z.string(),
  received_on: DateOnly,
  logged: Stamp,
  status: z.enum(['open', 'closed']),
  due_on: DateOnly,
  /** Why it takes up to two months more; null where it does not. */
  extension: z.nullable(z.extend(Stamp, { reason: z.string() })),
  /** Each archive that was made, oldest first, with the number of its files. */
  archives: z.array(z.extend(Stamp, { files: z.int() })),
  closing: z.nullable(z.extend(Stamp, { outcome: DataRequestOutcome, text: z.string() })),
})
export type DataRequest = z.infer<typeof DataRequest>

// UK GDPR, article 12(3), as the ICO counts: the same day of the following month, or its last day where it has none,
// and the next working day where that is none. Two further months for what is complex or one of many.
const MONTHS = 1
const EXTENDED_MONTHS = 3

/** The last day for the answer to a request. */
export const answerDay = (received: Day, isExtended = false): Day =>
  sameOrNextWorkingDay(addMonths(received, isExtended ? EXTENDED_MONTHS : MONTHS))

export const isDataRequestOverdue = (
  { status, due_on }: Pick<DataRequest, 'status' | 'due_on'>,
  today: Day,
): boolean => status === 'open' && due_on < today
