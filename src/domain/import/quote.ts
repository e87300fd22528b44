import { addDays, type DateOnly, earlier, type Instant, londonDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import type { Pence } from '#domain/money'
import type { QuoteTenure } from '#domain/quote/facts'
import type { SaleStage } from '#domain/quote/sale-stage'
import { intentNames, quoteStatuses, stageNames, tenureNames } from './choices.ts'
import { readDay } from './dates.ts'
import type { MappedColumn } from './import.ts'
import type { ReadRow } from './lead.ts'
import { readName, readPlace, readReach } from './person.ts'
import { importedEnding, type QuoteEnding } from './quote-ending.ts'
import { type ImportedPrice, importedPrice } from './quote-price.ts'
import { type RowReader, rowReader } from './row.ts'
import { plainWords, type ReadValue, readChoice, readMoney, readPrice } from './values.ts'

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
export type QuoteUsage = {
  readonly now: Instant
  readonly valid_days: number
  readonly vat_rate: number
}

/** Parses a row as a quote, or returns all of its problems. */
export const readQuoteRow = (
  mapping: readonly MappedColumn[],
  cells: readonly string[],
  usage: QuoteUsage,
): ReadRow<ImportedQuote> => {
  const row = rowReader(mapping, cells)
  const today = londonDate(usage.now)
  const { email, phone } = readReach(row)
  const quoted_on = quotedOn(row, today)
  const valid_until = row.read('valid_until', readDay, null) ?? addDays(quoted_on, usage.valid_days)
  const status = row.read('status', readStatus, row.text('fee', 80) === '' ? 'draft' : 'sent')
  const record: ImportedQuote = {
    reference: row.text('reference', 80),
    client: { ...readName(row), email, phone },
    second_name: row.text('second_name', 160),
    subject: subjectOf(row),
    sale_stage: row.read('sale_stage', readStage, 'presold'),
    ...readPlace(row),
    property_price: row.read('price', readPrice, null),
    tenure: row.read('tenure', readTenure, null),
    lender: row.text('lender', 120),
    price: importedPrice(row, usage.vat_rate, status !== 'draft'),
    quoted_on,
    valid_until,
    ending: importedEnding(row, { status, quoted_on, valid_until, today }),
    case_ref: row.text('case_ref', 40),
    agency: row.text('agency', 120),
    branch: row.text('branch', 120),
    negotiator: row.text('negotiator', 120),
    referral_fee: row.read('referral_fee', readMoney, 0),
    owner: row.text('owner', 160),
    giver: row.text('giver', 160),
    bdm: row.text('bdm', 160),
  }
  if (record.client.last_name === '') row.refuse('name', 'Enter the name of the client.')
  return row.problems.length > 0 ? { problems: row.problems } : { record }
}

const readStage = readChoice(stageNames, 'Write presold or sold.')
const readTenure = readChoice(tenureNames, 'Write freehold, leasehold or share of freehold.')
const readStatus = readChoice(
  quoteStatuses,
  'Write draft, sent, following up, accepted, instructed or dead.',
)

const quotedOn = (row: RowReader, today: DateOnly): DateOnly => {
  const written = row.text('quoted_on', 80)
  if (written === '') row.refuse('quoted_on', 'Enter the date of the quote.')
  const day = row.read('quoted_on', readDay, today)
  if (day > today) row.refuse('quoted_on', 'This date is in the future. Check it.')
  return earlier(day, today)
}

const BOTH = new Set(['both', 'sale and purchase', 'sale purchase', 'sp', 'purchase and sale'])

const subjectOf = (row: RowReader): MatterType => {
  const written = row.text('subject', 80)
  if (written === '')
    row.refuse('subject', 'Enter sale, purchase, remortgage or transfer of equity.')
  return row.read('subject', readMatter, 'sale')
}

const readMatter = (text: string): ReadValue<MatterType> => {
  const words = plainWords(text)
  const found = intentNames[words]
  if (BOTH.has(words))
    return { reason: 'A sale and a purchase are two quotes. Use a row for each.' }
  return found === undefined || found === 'other'
    ? { reason: 'Write sale, purchase, remortgage or transfer of equity.' }
    : { value: found }
}
