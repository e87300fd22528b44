import Papa from 'papaparse'
import { cappedText, type ExportColumn, MOST_EXPORTED, safeCell } from '#domain/list/export'

// Spreadsheets take a file without it for the code page of their machine.
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a file that every spreadsheet opens: UTF-8, lines ended by CR LF, no cell that is run as a formula. */
export const csvOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string => {
  const written = rows
    .slice(0, MOST_EXPORTED)
    .map((row) => columns.map(({ of }) => safeCell(of(row))))
  const rest = rows.length > MOST_EXPORTED ? [[cappedText]] : []
  const lines = [columns.map(({ head }) => head), ...written, ...rest]
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines, { newline: '\r\n' })}\r\n`
}
