import { type DateOnly, earlier } from '#domain/dates'
import type { DeadReason } from '#domain/quote/case/bodies'
import { deadNames } from './choices.ts'
import { parseDay } from './dates.ts'
import type { RowReader } from './row.ts'
import { plainText } from './values.ts'

export type QuoteEnding =
  | { readonly status: 'draft' | 'sent' | 'following_up' }
  | { readonly status: 'accepted' | 'instructed'; readonly on: DateOnly }
  | {
      readonly status: 'dead'
      readonly on: DateOnly
      readonly reason: DeadReason
      readonly note: string | null
    }

type EndingInput = {
  readonly status: QuoteEnding['status'] | 'on_hold'
  readonly quoted_on: DateOnly
  readonly valid_until: DateOnly
  readonly today: DateOnly
}

export const importedEnding = (row: RowReader, standing: EndingInput): QuoteEnding => {
  const { status, valid_until, today } = standing
  if (status === 'accepted' || status === 'instructed') return acceptedEnding(row, standing, status)
  if (status === 'dead') return lostEnding(row, standing)
  if (status === 'draft') return { status }
  if (status === 'on_hold') {
    row.refuse('status', 'Import it as following up, then put it on hold.')
    return { status: 'following_up' }
  }
  return valid_until < today
    ? { status: 'dead', on: valid_until, reason: 'validity_ended', note: null }
    : { status }
}

const acceptedEnding = (
  row: RowReader,
  standing: EndingInput,
  status: 'accepted' | 'instructed',
): QuoteEnding => {
  if (row.text('accepted_on', 80) === '')
    row.refuse('accepted_on', 'Enter the date on which the client accepted.')
  if (status === 'instructed' && row.text('case_ref', 40) === '')
    row.refuse(
      'case_ref',
      'An instructed quote needs its conveyance. Enter its reference, or import the quote as accepted and instruct it later.',
    )
  return { status, on: dayBetween(row, 'accepted_on', standing, standing.quoted_on) }
}

const lostEnding = (row: RowReader, standing: EndingInput): QuoteEnding => {
  const why = row.text('dead_reason', 500)
  const reason = deadNames[plainText(why)] ?? 'other'
  const on = dayBetween(row, 'dead_on', standing, earlier(standing.valid_until, standing.today))
  const note = reason === 'other' ? why || 'No reason given in the file.' : null
  return { status: 'dead', on, reason: reason, note }
}

const dayBetween = (
  row: RowReader,
  field: string,
  { quoted_on, today }: EndingInput,
  fallback: DateOnly,
): DateOnly => {
  const day = row.parsed(field, parseDay, fallback)
  if (day > today) row.refuse(field, 'This date is in the future. Check it.')
  else if (day < quoted_on) row.refuse(field, 'This is before the date of the quote. Check both.')
  return day
}
