import { labelOf } from '../read/label/label.ts'
import { FIRM_WORD } from '../read/office.ts'
import { isSurelyPerson } from '../read/person.ts'
import type { Cell, Line } from './source.ts'

/** How many labels stand below their own in another language, at least. */
const LEAST = 4
const TOLERANCE = 2

/** The lines with each label beside its value, where a form has it below the same in another language. */
export const withOneLanguage = (lines: readonly Line[]): readonly Line[] => {
  const labels = lines.map((line, index) => labelBelow(line, lines[index + 1]))
  if (labels.filter((it) => it !== null).length < LEAST) return lines
  return lines.flatMap((line, index) => {
    const own = labels[index - 1] == null ? line : line.slice(1)
    const label = labels[index] ?? null
    if (label !== null) return [[label, ...own.slice(1)]]
    return own.length === 0 && line.length > 0 ? [] : [own]
  })
}

/** The label below the first of several cells that is none itself. */
const labelBelow = (line: Line, next: Line | undefined): Cell | null => {
  const [first, value] = line
  const [below, more] = next ?? []
  if (!first || !value || !below || Math.abs(first.at - below.at) > TOLERANCE) return null
  if (more && Math.abs(more.at - value.at) > TOLERANCE) return null
  const isLabel = /^[^:]+:?$/.test(below.text) && labelOf(below.text) !== null
  const isOther = labelOf(first.text) === null && !/[\d@]/.test(first.text)
  const isValue = isSurelyPerson(first.text) || FIRM_WORD.test(first.text)
  return isLabel && isOther && !isValue ? below : null
}
