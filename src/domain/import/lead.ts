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
import { parseDay, parseMoment } from './dates.ts'
import type { MappedColumn, RowProblem } from './import.ts'
import { parseAccess, parseLocation, parseName } from './person.ts'
import { type RowReader, rowReader } from './row.ts'
import { type ParsedValue, parseChoice, parsePrice, parseYes, plainText } from './values.ts'

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

export type ParsedRow<T> = { readonly record: T } | { readonly problems: readonly RowProblem[] }

export const parseLeadRow = (
  mapping: readonly MappedColumn[],
  cells: readonly string[],
  now: Instant,
): ParsedRow<ImportedLead> => {
  const row = rowReader(mapping, cells)
  const { others, ...contact } = parseAccess(row)
  const call_back = row.parsed('call_back', parseMoment, null)
  const record: ImportedLead = {
    reference: row.text('reference', 80),
    details: { ...contact, ...moveOf(row), message: messageOf(row, others, call_back, now) },
    status: statusOf(row),
    ...sourceOf(row),
    agency: row.text('agency', 120),
    branch: row.text('branch', 120),
    negotiator: row.text('negotiator', 120),
    owner: row.text('owner', 160),
    received_at: receivedOf(row, now),
    marketing: row.parsed('marketing', parseYes, false),
    ...lossOf(row),
    on_market_since: row.parsed('on_market_since', parseDay, null),
    other_side: row.text('other_side', 160),
    call_back_at: call_back !== null && call_back > now ? call_back : null,
  }
  requireAccess(row)
  return row.problems.length > 0 ? { problems: row.problems } : { record }
}

const moveOf = (row: RowReader) => ({
  ...parseName(row),
  ...parseLocation(row),
  intent: row.parsed('intent', parseIntent, []),
  sale_stage: row.parsed('sale_stage', parseStage, 'presold'),
  price: row.parsed('price', parsePrice, null),
  timescale: row.parsed('timescale', parseTimescale, 'now'),
})

// Invalid values are reported already; this reports missing ones.
const requireAccess = (row: RowReader) => {
  const hasContact = ['phone', 'other_phone', 'email'].some(
    (field) => row.text(field, 10_000) !== '',
  )
  if (!hasContact) row.refuse('phone', 'Enter a telephone number or an email address.')
}

const parseIntent = (text: string): ParsedValue<LeadIntent[]> => {
  const normalised = plainText(text)
  if (normalised === 'both') return { value: ['sale', 'purchase'] }
  const single = intentNames[normalised]
  if (single !== undefined) return { value: [single] }
  const parts = text.split(/\s*(?:[,;/&+|\n]|\band\b)\s*/i).filter((part) => part.trim() !== '')
  const intents = parts.map((part) => intentNames[plainText(part)])
  return intents.length > 0 && intents.every((it) => it !== undefined)
    ? { value: [...new Set(intents)] }
    : { reason: 'Enter sale, purchase, remortgage, transfer of equity or other.' }
}

const parseStage = parseChoice(stageNames, 'Enter presold or sold.')
const parseTimescale = parseChoice(timescaleNames, 'Enter now, 1 month, 3 months or later.')
const parseStatus = parseChoice(
  leadStatuses,
  'Enter new, contacted, qualified, guide price or lost.',
)

const statusOf = (row: RowReader): ImportedLead['status'] => {
  const status = row.parsed('status', parseStatus, 'new')
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
  const sourceText = row.text('source', 120)
  const source = sourceNames[plainText(sourceText)]
  const ownName =
    source === undefined || plainText(sourceText) !== plainText(source) ? sourceText : ''
  const detail = [ownName, row.text('source_detail', 120)].filter(Boolean).join(': ').slice(0, 120)
  return { source: source ?? 'import', source_detail: detail }
}

const receivedOf = (row: RowReader, now: Instant) => {
  const received = row.parsed('received', parseMoment, null)
  if (received === null || londonDate(received) <= londonDate(now))
    return received !== null && received > now ? now : received
  row.refuse('received', 'This date is in the future. Check it.')
  return null
}

const lossOf = (row: RowReader): Pick<ImportedLead, 'lost_reason' | 'lost_note'> => {
  const isLost = leadStatuses[plainText(row.text('status', 80))] === 'lost'
  if (!isLost) return { lost_reason: null, lost_note: null }
  const why = row.text('lost_reason', 1000)
  const reason = lostNames[plainText(why)]
  if (reason !== undefined && reason !== 'other') return { lost_reason: reason, lost_note: null }
  return { lost_reason: 'other', lost_note: why || 'No reason given in the file.' }
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
