import type { Instant } from '#domain/date-schema'
import { formatInstant } from '#domain/list/export'
import type { AuditCheck } from './check.ts'

type Row = NonNullable<AuditCheck['first']>

const count = (rows: number) => `${rows.toLocaleString('en-GB')} ${rows === 1 ? 'row' : 'rows'}`
const rowText = ({ seq, at }: { seq: number; at: Instant }) => `row ${seq} of ${formatInstant(at)}`

/** '1,204 rows checked, from row 1 of 2026-01-02 10:00 to row 1204 of 2026-11-23 00:10.' */
const rowsText = (rows: number, first: Row | null, last: Row | null) =>
  first === null || last === null
    ? `${count(rows)} checked.`
    : `${count(rows)} checked, from ${rowText(first)} to ${rowText(last)}.`

const headText = (head: AuditCheck['head']) => {
  if (head === null) return 'No end of the log is stored outside the firm’s records yet.'
  const held = `The stored end is ${rowText(head)}`
  return head.agrees
    ? `${held}, and the log agrees with it.`
    : `${held}, and the log differs from it.`
}

const verdict = (broken: number | null) =>
  broken === null
    ? 'The log is whole.'
    : `Row ${broken} is the first that is not as it was written: it was changed, removed or moved.`

/** What a check that is done found, as sentences. */
export const checkLines = ({ rows, first, last, head, broken }: AuditCheck): readonly string[] => [
  rowsText(rows, first, last),
  headText(head),
  verdict(broken),
]
