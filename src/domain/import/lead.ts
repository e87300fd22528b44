import { type Instant, londonDate, longDate } from '#domain/dates'
import type { LeadDetails, LeadIntent, LeadSource, LeadStatus, LostReason } from '#domain/lead/lead'
import {
  intentNames,
  leadStatuses,
  lostNames,
  sourceNames,
  stageNames,
  timescaleNames,
} from './choices.ts'
import { readDay, readMoment } from './dates.ts'
import type { MappedColumn, RowProblem } from './import.ts'
import { readName, readPlace, readReach } from './person.ts'
import { type RowReader, rowReader } from './row.ts'
import { plainWords, type ReadValue, readChoice, readPrice, readYes } from './values.ts'

/** A lead parsed from a row; people and agencies are still names. */
export type ImportedLead = {
  readonly reference: string
  readonly details: LeadDetails
  readonly status: Extract<LeadStatus, 'new' | 'contacted' | 'qualified' | 'quoted' | 'lost'>
  readonly source: LeadSource
  readonly source_detail: string
  readonly agency: string
  readonly branch: string
  readonly negotiator: string
  readonly owner: string
  /** Null if the file does not say. */
  readonly received_at: Instant | null
  readonly marketing: boolean
  readonly lost_reason: LostReason | null
  readonly lost_note: string | null
  readonly on_market_since: string | null
  readonly other_side: string
  readonly call_back_at: Instant | null
}

export type ReadRow<T> = { readonly record: T } | { readonly problems: readonly RowProblem[] }

/** Parses a row as a lead, or returns all of its problems. */
export const readLeadRow = (
  mapping: readonly MappedColumn[],
  cells: readonly string[],
  now: Instant,
): ReadRow<ImportedLead> => {
  const row = rowReader(mapping, cells)
  const { others, ...reach } = readReach(row)
  const call_back = row.read('call_back', readMoment, null)
  const record: ImportedLead = {
    reference: row.text('reference', 80),
    details: {
      ...readName(row),
      ...reach,
      ...readPlace(row),
      intent: row.read('intent', readIntent, []),
      sale_stage: row.read('sale_stage', readStage, 'presold'),
      price: row.read('price', readPrice, null),
      timescale: row.read('timescale', readTimescale, 'now'),
      message: messageOf(row, others, call_back, now),
    },
    status: statusOf(row),
    ...sourceOf(row),
    agency: row.text('agency', 120),
    branch: row.text('branch', 120),
    negotiator: row.text('negotiator', 120),
    owner: row.text('owner', 160),
    received_at: receivedOf(row, now),
    marketing: row.read('marketing', readYes, false),
    ...lossOf(row),
    on_market_since: row.read('on_market_since', readDay, null),
    other_side: row.text('other_side', 160),
    call_back_at: call_back !== null && call_back > now ? call_back : null,
  }
  requireReach(row)
  return row.problems.length > 0 ? { problems: row.problems } : { record }
}

// Invalid values are reported already; this reports missing ones.
const requireReach = (row: RowReader) => {
  const isWritten = ['phone', 'other_phone', 'email'].some(
    (field) => row.text(field, 10_000) !== '',
  )
  if (!isWritten) row.refuse('phone', 'Enter a telephone number or an email address.')
}

const readIntent = (text: string): ReadValue<LeadIntent[]> => {
  const words = plainWords(text)
  if (words === 'both') return { value: ['sale', 'purchase'] }
  const whole = intentNames[words]
  if (whole !== undefined) return { value: [whole] }
  const parts = text.split(/\s*(?:[,;/&+|\n]|\band\b)\s*/i).filter((part) => part.trim() !== '')
  const found = parts.map((part) => intentNames[plainWords(part)])
  return found.length > 0 && found.every((it) => it !== undefined)
    ? { value: [...new Set(found)] }
    : { reason: 'Write sale, purchase, remortgage, transfer of equity or other.' }
}

const readStage = readChoice(stageNames, 'Write presold or sold.')
const readTimescale = readChoice(timescaleNames, 'Write now, 1 month, 3 months or later.')
const readStatus = readChoice(leadStatuses, 'Write new, contacted, qualified, guide price or lost.')

const statusOf = (row: RowReader): ImportedLead['status'] => {
  const status = row.read('status', readStatus, 'new')
  if (status === 'converted') {
    row.refuse('status', 'Converted leads belong to their quotes. Import this row with the quotes.')
    return 'new'
  }
  if (status !== 'left out') return status
  row.refuse('status', 'Spam, tests and duplicates are not imported. Remove the row.')
  return 'new'
}

// An unknown source is saved as the source detail.
const sourceOf = (row: RowReader): Pick<ImportedLead, 'source' | 'source_detail'> => {
  const written = row.text('source', 120)
  const source = sourceNames[plainWords(written)]
  const own = source === undefined || plainWords(written) !== plainWords(source) ? written : ''
  const detail = [own, row.text('source_detail', 120)].filter(Boolean).join(': ').slice(0, 120)
  return { source: source ?? 'import', source_detail: detail }
}

const receivedOf = (row: RowReader, now: Instant) => {
  const received = row.read('received', readMoment, null)
  if (received === null || londonDate(received) <= londonDate(now))
    return received !== null && received > now ? now : received
  row.refuse('received', 'This date is in the future. Check it.')
  return null
}

const lossOf = (row: RowReader): Pick<ImportedLead, 'lost_reason' | 'lost_note'> => {
  const isLost = leadStatuses[plainWords(row.text('status', 80))] === 'lost'
  if (!isLost) return { lost_reason: null, lost_note: null }
  const why = row.text('lost_reason', 1000)
  const known = lostNames[plainWords(why)]
  if (known !== undefined && known !== 'other') return { lost_reason: known, lost_note: null }
  return { lost_reason: 'other', lost_note: why || 'The file gave no reason.' }
}

const LONGEST_MESSAGE = 4000

const messageOf = (
  row: RowReader,
  others: readonly string[],
  call_back: Instant | null,
  now: Instant,
) =>
  [
    row.text('message', LONGEST_MESSAGE),
    others.length > 0 ? `Other telephone: ${others.join(', ')}` : '',
    call_back !== null && call_back <= now
      ? `A call back was planned for ${longDate(londonDate(call_back), londonDate(now))}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST_MESSAGE)
