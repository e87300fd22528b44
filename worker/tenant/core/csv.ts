import Papa from 'papaparse'
import { type ExportColumn, MAX_EXPORTED_ROWS, safeCell, truncatedText } from '#domain/list/export'

// Without it, Excel reads the file in the machine's code page.
const BYTE_ORDER_MARK = '\uFEFF'

/** Returns rows as CSV in UTF-8 with CR LF line ends; cells that look like formulas are escaped. */
export const csvOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string => {
  const cells = rows
    .slice(0, MAX_EXPORTED_ROWS)
    .map((row) => columns.map(({ of }) => safeCell(of(row))))
  const notice = rows.length > MAX_EXPORTED_ROWS ? [[truncatedText]] : []
  const lines = [columns.map(({ head }) => head), ...cells, ...notice]
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines, { newline: '\r\n' })}\r\n`
}
