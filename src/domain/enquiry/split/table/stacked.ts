import { isLabelCell, rolesOfHeader } from './columns.ts'

/** Where the names of columns stand one below the other: the first position after them, and how many there are. */
const headerIn = (lines: readonly string[]) => {
  for (const [at] of lines.entries())
    for (const count of [4, 3]) {
      const roles = rolesOfHeader(lines.slice(at, at + count))
      if (roles?.[0] === 'label' && roles.includes('reply') && !roles.includes('other'))
        return { at, count }
    }
  return null
}

/** A text whose table was pasted with each cell on a line, with its rows on lines and tabs between cells. */
export const withRows = (text: string): string => {
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const header = headerIn(filled.slice(0, 40))
  if (!header) return text
  const { at, count } = header
  const rows: string[][] = []
  for (const line of filled.slice(at + count)) {
    if (isLabelCell(line)) rows.push([line])
    else rows.at(-1)?.push(line)
  }
  const isWhole = rows.length > 1 && rows.every(({ length }) => length > 1 && length <= count)
  if (!isWhole) return text
  return [
    ...filled.slice(0, at),
    ...[filled.slice(at, at + count), ...rows].map((row) => row.join('\t')),
  ].join('\n')
}
