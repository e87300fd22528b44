import { parsePhone, phoneProblem } from '#domain/contact'
import type { DateOnly } from '#domain/dates'
import { entriesOf } from '#domain/entries'
import type { Named } from '#domain/party'
import { parsePostcode } from '#domain/postcode'
import { issueText } from '#domain/text/issue-text'
import { parseTypedDate } from '#domain/typed-date'
import { type AgencyColumn, agencyColumns, ImportedAgency } from './agency-file.ts'
import { agencyStatusLabels, agencyTypeLabels } from './labels.ts'
import { foldName } from './names.ts'

type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** A row of a file of agencies: what it adds, or what is wrong with it. */
export type AgencyFileRow = {
  readonly line: number
  readonly agency: string
  readonly branch: string
  readonly negotiator: string
  readonly imported: ImportedAgency | null
  readonly faults: readonly string[]
}

/** What the names of a file are looked up in. */
export type AgencyFileContext = { readonly bdms: readonly Named[]; readonly today: DateOnly }

type Cell = (column: AgencyColumn) => string

const columnAt = (columns: readonly string[], column: AgencyColumn) =>
  columns.findIndex((it) => foldName(it) === foldName(agencyColumns[column]))

/** Whether a file has the one column that none can do without. */
export const hasAgencyColumn = ({ columns }: Pick<Table, 'columns'>) =>
  columnAt(columns, 'agency') >= 0

/** The headings of a file that name no column of ours, so that nothing below them is imported. */
export const unknownHeadings = ({ columns }: Pick<Table, 'columns'>) => {
  const known = Object.values(agencyColumns).map(foldName)
  return columns.filter((it) => it.trim() !== '' && !known.includes(foldName(it)))
}

/** The rows of a file, each with its faults. */
export const agencyRowsIn = (
  { columns, rows }: Table,
  context: AgencyFileContext,
): AgencyFileRow[] =>
  rows.map(({ line, cells }) =>
    rowIn(line, (column) => textIn(cells[columnAt(columns, column)]), context),
  )

// An export writes an apostrophe before what a spreadsheet would run.
const textIn = (cell = '') => cell.trim().replace(/^'(?=[=+@-])/, '')

const rowIn = (line: number, cell: Cell, context: AgencyFileContext): AgencyFileRow => {
  const parsed = ImportedAgency.safeParse(importedIn(cell, context))
  const faults = [...unreadable(cell, context), ...(parsed.error?.issues.map(issueText) ?? [])]
  return {
    line,
    agency: cell('agency'),
    branch: cell('branch'),
    negotiator: cell('negotiator'),
    imported: faults.length === 0 && parsed.success ? parsed.data : null,
    faults,
  }
}

const keyIn = <Key extends string>(labels: Readonly<Record<Key, string>>, text: string) =>
  entriesOf(labels).find(([, label]) => foldName(label) === foldName(text))?.[0] ?? null

const bdmIn = ({ bdms }: AgencyFileContext, name: string) =>
  bdms.find((it) => foldName(it.name) === foldName(name))?.id ?? null

const importedIn = (cell: Cell, context: AgencyFileContext) => ({
  agency: {
    name: cell('agency'),
    type: keyIn(agencyTypeLabels, cell('type')) ?? 'estate_agent',
    status: keyIn(agencyStatusLabels, cell('status')) ?? 'active',
    bdm_id: bdmIn(context, cell('bdm')),
    agreement_signed_at: parseTypedDate(cell('signed'), context.today),
  },
  branch: branchIn(cell),
  negotiator: negotiatorIn(cell),
  fee_scale: cell('fee_scale') || null,
})

const branchIn = (cell: Cell) =>
  cell('branch') === ''
    ? null
    : {
        name: cell('branch'),
        postcode: parsePostcode(cell('postcode')),
        phone: parsePhone(cell('branch_phone')),
        email: cell('branch_email') || null,
      }

const negotiatorIn = (cell: Cell) =>
  cell('negotiator') === ''
    ? null
    : {
        name: cell('negotiator'),
        phone: parsePhone(cell('negotiator_phone')),
        email: cell('negotiator_email') || null,
        notes: cell('notes'),
      }

type Check = readonly [
  column: AgencyColumn,
  isReadable: (text: string, context: AgencyFileContext) => boolean,
  fault: (text: string) => string,
]

const oneOf = (labels: Readonly<Record<string, string>>) => Object.values(labels).join(', ')
const badPhone = (text: string) => `${text}: ${phoneProblem(text) ?? ''}`

const checks: readonly Check[] = [
  [
    'type',
    (text) => keyIn(agencyTypeLabels, text) !== null,
    (text) => `There is no type ${text}. Use one of these: ${oneOf(agencyTypeLabels)}.`,
  ],
  [
    'status',
    (text) => keyIn(agencyStatusLabels, text) !== null,
    (text) => `There is no status ${text}. Use one of these: ${oneOf(agencyStatusLabels)}.`,
  ],
  [
    'bdm',
    (text, context) => bdmIn(context, text) !== null,
    (text) => `No member of staff is called ${text}.`,
  ],
  [
    'signed',
    (text, { today }) => parseTypedDate(text, today) !== null,
    (text) => `${text} is not a date. Enter one such as 27/11/2026.`,
  ],
  ['postcode', (text) => parsePostcode(text) !== null, (text) => `${text} is not a full postcode.`],
  ['branch_phone', (text) => parsePhone(text) !== null, badPhone],
  ['negotiator_phone', (text) => parsePhone(text) !== null, badPhone],
]

const unreadable = (cell: Cell, context: AgencyFileContext) => [
  ...checks
    .filter(([column, isReadable]) => cell(column) !== '' && !isReadable(cell(column), context))
    .map(([column, , fault]) => fault(cell(column))),
  ...(cell('negotiator') !== '' && cell('branch') === ''
    ? [`Give the branch of ${cell('negotiator')}.`]
    : []),
]
