import Papa from 'papaparse'
import { cappedText, type ExportColumn, MOST_EXPORTED, safeCell } from '#domain/list/export'

// Without it, Excel reads the file in the machine's code page.
const BYTE_ORDER_MARK = '\uFEFF'

/** Returns rows as CSV in UTF-8 with CR LF line ends; cells that look like formulas are escaped. */
export const csvOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string => {
  const written = rows
    .slice(0, MOST_EXPORTED)
    .map((row) => columns.map(({ of }) => safeCell(of(row))))
  const rest = rows.length > MOST_EXPORTED ? [[cappedText]] : []
  const lines = [columns.map(({ head }) => head), ...written, ...rest]
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines, { newline: '\r\n' })}\r\n`
}
