import { rolesOfHeader } from './columns.ts'

/** Rows of values that commas part; a value in quotes may hold commas, line ends and doubled quotes. */
const rowsOf = (text: string): string[][] => {
  const rows: string[][] = [[]]
  const value = /"((?:[^"]|"")*)"|[^,\n]*/y
  for (let at = 0; at <= text.length; at += 1) {
    value.lastIndex = at
    const [whole = '', quoted] = value.exec(text) ?? []
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? whole).replace(/\s+/g, ' ').trim())
    at += whole.length
    if (text[at] === '\n') rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/** A text of values that commas part, under a line that names them, with tabs between them. */
export const withoutCommas = (text: string): string => {
  const [first = ''] = text.trimStart().split('\n', 1)
  if (!first.includes(',') || !rolesOfHeader(first.split(',').map((cell) => cell.trim())))
    return text
  const rows = rowsOf(text.trim())
  const width = rows[0]?.length ?? 0
  const whole = rows.filter(({ length }) => length === width).length
  if (rows.length < 2 || width < 2 || whole < rows.length * 0.8) return text
  return rows
    .map((row) =>
      row
        .map((cell) => cell.replaceAll('"', '""'))
        .map((cell) => `"${cell}"`)
        .join('\t'),
    )
    .join('\n')
}
