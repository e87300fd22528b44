import type { Referral } from '#domain/agent/referral'
import { parsePhone } from '#domain/contact'
import { daysBetween, londonDate } from '#domain/dates'
import type { FileRow, Import, RowProblem } from '#domain/import/import'
import { quoteRowKey } from '#domain/import/key'
import { type ImportedQuote, parseQuoteRow } from '#domain/import/quote'
import { importedQuoteCase } from '#domain/import/quote-case'
import type { LinkedConveyance, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { subjectName } from '#domain/quote/case/row'
import { linkedOutcome } from '#tenant/contact/linked-quote'
import { parseReadable } from '#tenant/core/set-aside'
import { quoteCaseRowDocument } from '#tenant/quote/case/document'
import type { RequestContext } from '#tenant/runtime/context'
import { canAccess } from '#tenant/runtime/file-access'
import { agenciesIn } from './agencies.ts'
import { staffIn } from './people.ts'
import {
  hashOfKey,
  type ImportedRow,
  knownRow,
  newRow,
  rejectedRow,
  rowBefore,
  saveKey,
} from './rows.ts'

export const quoteImporter = (context: RequestContext, importRun: Import) => {
  const staff = staffIn(context)
  const agencyOf = agenciesIn(context)
  const scale = context.feeScales.on(context.today)
  const vat_rate = scale.matters[0]?.vat_rate ?? 0
  const usage = { now: context.now, valid_days: scale.valid_days, vat_rate }
  return ({ line, cells }: FileRow): ImportedRow => {
    const parsed = parseQuoteRow(importRun.mapping, cells, usage)
    if ('problems' in parsed) return rejectedRow(parsed.problems)
    const { record } = parsed
    const key = hashOfKey(quoteRowKey(record))
    const people = peopleOf(staff, record)
    const conveyance = conveyanceOf(context, record)
    const problems = [...people.problems, ...conveyance.problems]
    if (problems.length > 0) return rejectedRow(problems)
    const known = knownQuote(context, importRun, key, record)
    if (known !== null) return known
    if (importRun.dry) return newRow(key, null)
    const details = {
      id: context.newId(),
      number: context.numbers.quoteNumber(),
      link_id: context.newId(),
      people: people.found,
      referral: referralOf(record, agencyOf(record.agency)),
      conveyance: conveyance.found,
      scale,
      vat_rate,
      by: context.by,
      import: { id: importRun.id, file: importRun.name, line },
    }
    const imported = importedQuoteCase(record, details, context.now)
    const quoteCase = context.quoteCases.add(linkedOutcome(context, imported))
    saveKey(context.store, 'quotes', key, quoteCase.id)
    return newRow(key, quoteCase.id)
  }
}

const knownQuote = (
  context: RequestContext,
  importRun: Import,
  key: string,
  record: ImportedQuote,
): ImportedRow | null =>
  rowBefore(context.store, importRun, key) ??
  quoteByNumber(context, key, record) ??
  alikeQuote(context, importRun, key, record)

const peopleOf = (staff: ReturnType<typeof staffIn>, quote: ImportedQuote) => {
  const asked = {
    owner: staff.owner(quote.owner, 'quotes.create'),
    giver: staff.anybody('Given by', quote.giver),
    bdm: staff.anybody('BDM', quote.bdm),
  }
  const named = (key: keyof typeof asked) => ('named' in asked[key] ? asked[key].named : null)
  return {
    found: { owner: named('owner'), giver: named('giver'), bdm: named('bdm') },
    problems: Object.values(asked).flatMap((one) => ('problem' in one ? [one.problem] : [])),
  }
}

type Linked = { readonly found: LinkedConveyance | null; readonly problems: RowProblem[] }

const conveyanceOf = (
  context: RequestContext,
  { case_ref, subject, ending }: ImportedQuote,
): Linked => {
  if (case_ref === '' || ending.status !== 'instructed') return { found: null, problems: [] }
  const refused = (reason: string): Linked => ({
    found: null,
    problems: [{ column: 'Conveyance', value: case_ref, reason }],
  })
  const row = context.store.row<{ id: string }>(
    'SELECT id FROM conveyances WHERE ref = ?',
    case_ref.toUpperCase(),
  )
  if (row === null || !canAccess(context, 'conveyance', row.id))
    return refused('No conveyance with this reference was found. Check the reference.')
  const { id, ref, matter_type } = context.conveyances.get(row.id)
  return matter_type === subject
    ? { found: { id, ref, matter_type }, problems: [] }
    : refused('This conveyance is for another type of matter. Check the reference.')
}

type Known = { readonly id: string; readonly name: string } | null

const referralOf = (quote: ImportedQuote, known: Known): Referral | null =>
  quote.agency === ''
    ? null
    : {
        agency_id: known?.id ?? null,
        agency: known?.name ?? quote.agency,
        branch_id: null,
        branch: quote.branch,
        negotiator_id: null,
        negotiator: quote.negotiator,
        fee: quote.referral_fee,
      }

const quoteByNumber = (
  { store }: RequestContext,
  key: string,
  { reference }: ImportedQuote,
): ImportedRow | null => {
  const row = store.row<{ id: string }>(
    'SELECT id FROM quote_cases WHERE number = ?',
    reference.toUpperCase(),
  )
  return row && knownRow(key, row.id, 'A quote with this number already exists.')
}

const SAME_DAYS = 30
const MOST_ALIKE = 20

type Line = { id: string; shape: number; doc: string }

/** A quote to the same number for the same matter and postcode within 30 days, from before this import. */
const alikeQuote = (
  context: RequestContext,
  importRun: Import,
  key: string,
  record: ImportedQuote,
): ImportedRow | null => {
  const phone = parsePhone(record.client.phone)
  if (phone === null || record.postcode === '') return null
  const rows = context.store.rows<Line>(
    `SELECT q.id AS id, q.shape AS shape, q.line AS doc FROM quote_case_phones AS p JOIN quote_cases AS q ON q.id = p.id
     WHERE p.phone = ? ORDER BY p.id DESC LIMIT ?`,
    phone,
    MOST_ALIKE,
  )
  const candidates = parseReadable(context.store, quoteCaseRowDocument, rows)
  const same = candidates.find((row) => isSameQuote(row, record, importRun))
  return same ? knownRow(key, same.id, 'This person already has this quote.') : null
}

const isSameQuote = (candidates: QuoteCaseRow, quote: ImportedQuote, { begun_at }: Import) =>
  candidates.updated_at < begun_at &&
  candidates.subject === subjectName(quote.subject) &&
  candidates.postcode === quote.postcode &&
  candidates.quoted_at !== null &&
  Math.abs(daysBetween(londonDate(candidates.quoted_at), quote.quoted_on)) <= SAME_DAYS
