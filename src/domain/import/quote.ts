import { addDays, type DateOnly, earlier, type Instant, londonDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import type { Pence } from '#domain/money'
import type { QuoteTenure } from '#domain/quote/facts'
import type { SaleStage } from '#domain/quote/sale-stage'
import { intentNames, quoteStatuses, stageNames, tenureNames } from './choices.ts'
import { parseDay } from './dates.ts'
import type { MappedColumn } from './import.ts'
import type { ParsedRow } from './lead.ts'
import { parseAccess, parseLocation, parseName } from './person.ts'
import { importedEnding, type QuoteEnding } from './quote-ending.ts'
import { type ImportedPrice, importedPrice } from './quote-price.ts'
import { type RowReader, rowReader } from './row.ts'
import { type ParsedValue, parseChoice, parseMoney, parsePrice, plainText } from './values.ts'

type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

/** A quote parsed from a row; people, agencies and cases are still names. */
export type ImportedQuote = {
  readonly reference: string
  readonly client: Person
  readonly second_name: string
  readonly subject: MatterType
  readonly sale_stage: SaleStage
  readonly address: string
  readonly postcode: string
  readonly property_price: Pence | null
  readonly tenure: QuoteTenure | null
  readonly lender: string
  readonly price: ImportedPrice
  readonly quoted_on: DateOnly
  readonly valid_until: DateOnly
  readonly ending: QuoteEnding
  readonly case_ref: string
  readonly agency: string
  readonly branch: string
  readonly negotiator: string
  readonly referral_fee: Pence
  readonly owner: string
  readonly giver: string
  readonly bdm: string
}

/** The defaults for values that a row lacks. `vat_rate` in basis points. */
export type QuoteDefaults = {
  readonly now: Instant
  readonly valid_days: number
  readonly vat_rate: number
}

export const parseQuoteRow = (
  mapping: readonly MappedColumn[],
  cells: readonly string[],
  defaults: QuoteDefaults,
): ParsedRow<ImportedQuote> => {
  const row = rowReader(mapping, cells)
  const today = londonDate(defaults.now)
  const { email, phone } = parseAccess(row)
  const quoted_on = quotedOn(row, today)
  const valid_until =
    row.parsed('valid_until', parseDay, null) ?? addDays(quoted_on, defaults.valid_days)
  const status = row.parsed('status', parseStatus, row.text('fee', 80) === '' ? 'draft' : 'sent')
  const record: ImportedQuote = {
    reference: row.text('reference', 80),
    client: { ...parseName(row), email, phone },
    second_name: row.text('second_name', 160),
    subject: subjectOf(row),
    sale_stage: row.parsed('sale_stage', parseStage, 'presold'),
    ...propertyOf(row),
    price: importedPrice(row, defaults.vat_rate, status !== 'draft'),
    quoted_on,
    valid_until,
    ending: importedEnding(row, { status, quoted_on, valid_until, today }),
    case_ref: row.text('case_ref', 40),
    ...peopleOf(row),
  }
  if (record.client.last_name === '') row.refuse('name', 'Enter the name of the client.')
  return row.problems.length > 0 ? { problems: row.problems } : { record }
}

const propertyOf = (row: RowReader) => ({
  ...parseLocation(row),
  property_price: row.parsed('price', parsePrice, null),
  tenure: row.parsed('tenure', parseTenure, null),
  lender: row.text('lender', 120),
})

const peopleOf = (row: RowReader) => ({
  agency: row.text('agency', 120),
  branch: row.text('branch', 120),
  negotiator: row.text('negotiator', 120),
  referral_fee: row.parsed('referral_fee', parseMoney, 0),
  owner: row.text('owner', 160),
  giver: row.text('giver', 160),
  bdm: row.text('bdm', 160),
})

const parseStage = parseChoice(stageNames, 'Enter presold or sold.')
const parseTenure = parseChoice(tenureNames, 'Enter freehold, leasehold or share of freehold.')
const parseStatus = parseChoice(
  quoteStatuses,
  'Enter draft, sent, following up, accepted, instructed or lost.',
)

const quotedOn = (row: RowReader, today: DateOnly): DateOnly => {
  const text = row.text('quoted_on', 80)
  if (text === '') row.refuse('quoted_on', 'Enter the date of the quote.')
  const day = row.parsed('quoted_on', parseDay, today)
  if (day > today) row.refuse('quoted_on', 'This date is in the future. Check it.')
  return earlier(day, today)
}

const BOTH = new Set(['both', 'sale and purchase', 'sale purchase', 'sp', 'purchase and sale'])

const subjectOf = (row: RowReader): MatterType => {
  const text = row.text('subject', 80)
  if (text === '') row.refuse('subject', 'Enter sale, purchase, remortgage or transfer of equity.')
  return row.parsed('subject', parseMatter, 'sale')
}

const parseMatter = (text: string): ParsedValue<MatterType> => {
  const normalised = plainText(text)
  const match = intentNames[normalised]
  if (BOTH.has(normalised))
    return { reason: 'A sale and a purchase are two quotes. Use a row for each.' }
  return match === undefined || match === 'other'
    ? { reason: 'Enter sale, purchase, remortgage or transfer of equity.' }
    : { value: match }
}
