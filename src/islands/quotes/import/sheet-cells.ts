import { BadFile } from './bad-file.ts'

/** The cells of a workbook's first sheet as text; a formula gives its last stored result. Throws `BadFile`. */
export const sheetCells = async (bytes: Uint8Array): Promise<string[][]> => {
  const [{ readSheet: parseSheet }, { uncompressed: unpacked }] = await Promise.all([
    import('read-excel-file/universal'),
    import('./uncompressed.ts'),
  ])
  const uncompressed = await unpacked(bytes)
  try {
    const rows = await parseSheet(uncompressed)
    return rows.map((row) => row.map(cellText))
  } catch {
    throw new BadFile('This workbook cannot be read. Save its first sheet as CSV and choose that.')
  }
}

const cellText = (cell: unknown): string => {
  if (typeof cell === 'number')
    return Number.isInteger(cell) ? String(cell) : String(Number(cell.toFixed(6)))
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (cell instanceof Date) return formatDate(cell)
  return typeof cell === 'string' ? cell : ''
}

// The dates of a sheet have no zone: they are parsed as UTC.
const formatDate = (at: Date) => {
  if (Number.isNaN(at.getTime())) return ''
  const text = at.toISOString()
  return text.slice(11, 16) === '00:00'
    ? text.slice(0, 10)
    : `${text.slice(0, 10)} ${text.slice(11, 16)}`
}
