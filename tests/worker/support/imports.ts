import type { Import } from '#domain/import/import'
import type { Caller } from './firm.ts'

/** The columns of a file of leads, and of one of quotes. */
export const leadColumns = [
  { column: 'Ref', field: 'reference' },
  { column: 'Date', field: 'received' },
  { column: 'Name', field: 'name' },
  { column: 'Email', field: 'email' },
  { column: 'Phone', field: 'phone' },
  { column: 'Type', field: 'intent' },
  { column: 'Postcode', field: 'postcode' },
  { column: 'Price', field: 'price' },
  { column: 'Status', field: 'status' },
  { column: 'Notes', field: 'message' },
]

export const quoteColumns = [
  { column: 'Quote no', field: 'reference' },
  { column: 'Quoted', field: 'quoted_on' },
  { column: 'Client', field: 'name' },
  { column: 'Mobile', field: 'phone' },
  { column: 'Matter', field: 'subject' },
  { column: 'Address', field: 'address' },
  { column: 'Fee', field: 'fee' },
  { column: 'Total', field: 'total' },
  { column: 'Status', field: 'status' },
  { column: 'Accepted', field: 'accepted_on' },
  { column: 'Case', field: 'case_ref' },
  { column: 'Agent', field: 'agency' },
]

/** A letter for each digit: a name that no other number has. */
const lettersOf = (count: number) =>
  [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** The cells of a lead, of which each number has one of its own. */
export const leadCells = (nth: number, given: Readonly<Record<number, string>> = {}) => {
  const last = `Tarrant${lettersOf(nth)}`
  const cells = [
    '',
    '03/11/2025',
    `Mr Owen ${last}`,
    `owen@${last.toLowerCase()}.test`,
    `07700 ${900000 + nth}`,
    'Sale',
    'bs1 4aa',
    '£412,500',
    'New',
    '',
  ]
  return cells.map((cell, at) => given[at] ?? cell)
}

export const rowsOf = (cells: readonly (readonly string[])[], first = 0) =>
  cells.map((row, at) => ({ line: first + at + 2, cells: row }))

export type Kind = 'lead' | 'quote'

export const beginning = (rows: number, given: object = {}) => ({
  name: 'leads.csv',
  dry: false,
  mapping: leadColumns,
  fingerprint: 'a-file-of-leads',
  consent: 'existing_client',
  rows,
  ...given,
})

/** Begins an import. */
export const begun = async (by: Caller, kind: Kind, body: object): Promise<Import> => {
  const { body: answer, text } = await by.post(`/api/${kind}-imports`, body)
  if (answer.data === undefined) throw new Error(text)
  return answer.data
}

/** Sends rows, so many at once, from the first one not taken on; ends the import. */
export const wholeImport = async (
  by: Caller,
  kind: Kind,
  cells: readonly (readonly string[])[],
  { atOnce = 100, ...given }: { atOnce?: number } & Record<string, unknown> = {},
): Promise<Import> => {
  const { id } = await begun(by, kind, beginning(cells.length, given))
  for (let from = 0; from < cells.length; from += atOnce) {
    const rows = rowsOf(cells.slice(from, from + atOnce), from)
    const { status, text } = await by.post(`/api/${kind}-imports/${id}/rows`, { from, rows })
    if (status !== 200) throw new Error(text)
  }
  return (await by.post(`/api/${kind}-imports/${id}/finish`, undefined)).body.data
}
