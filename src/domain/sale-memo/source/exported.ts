/** A line of an export: a label, a divider, a value. */
const PAIR = /^"?(?:\p{Lu}|\p{Ll}+[_.]|\p{Ll}+(?=[,=]))[^;:,|=\t"]{1,40}"?\s*(?:;|=|,(?! ))/u
/** How many lines of a text make it an export. */
const LEAST = 6

/** An export of 'Label;value' lines, or of one record below its header, as 'Label: value' lines; any other text as it stands. */
export const exportedText = (text: string): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const pairs = recordOf(lines) ?? pairsOf(lines)
  return pairs === null
    ? text
    : pairs
        .filter(([, value]) => value !== '')
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n')
}

type Pair = readonly [label: string, value: string]

/** A header of many names above one line of as many values. */
const recordOf = ([header = '', values = '', third]: readonly string[]): readonly Pair[] | null => {
  const divider = [';', '\t', ','].find((mark) => header.split(mark).length > LEAST)
  if (divider === undefined || third !== undefined) return null
  const labels = cellsOf(header, divider)
  const cells = cellsOf(values, divider)
  if (labels.length !== cells.length) return null
  return labels.map((label, index) => [spaced(label), cells[index] ?? ''])
}

const pairsOf = (lines: readonly string[]): readonly Pair[] | null => {
  const isExport =
    lines.length >= LEAST && lines.filter((line) => PAIR.test(line)).length > 0.8 * lines.length
  if (!isExport) return null
  return lines.map((line) => {
    const divider = /[;=,]/.exec(line)?.[0] ?? ';'
    const [label = '', ...values] = cellsOf(line, divider)
    return [spaced(label), values.filter((it) => it !== '').join(', ')]
  })
}

const cellsOf = (line: string, divider: string): readonly string[] =>
  [
    ...`${divider}${line}`.matchAll(
      new RegExp(`\\${divider}\\s*(?:"((?:[^"]|"")*)"|([^${divider}]*))`, 'g'),
    ),
  ].map(([, quoted, plain = '']) => (quoted ?? plain).replaceAll('""', '"').trim())

/** 'vendor_1.name' and 'VendorName1' in words. */
const spaced = (label: string) =>
  label.replaceAll(/[_.]/g, ' ').replaceAll(/(\p{Ll})(?=[\p{Lu}\d])/gu, '$1 ')
