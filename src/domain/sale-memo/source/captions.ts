import { labelOf } from '../read/label/label.ts'
import type { Line } from './source.ts'

/** How many rows must stand so, that a page counts as one with its labels below. */
const LEAST = 4

/** The lines with each label above its value, where a form has them as captions below. */
export const withoutCaptions = (lines: readonly Line[]): readonly Line[] => {
  const isBare = (line: Line | undefined) =>
    line !== undefined && line.length > 0 && line.every(({ text }) => labelOf(text) !== null)
  const isBlank = (line: Line | undefined) => line === undefined || line.length === 0
  const bare = lines.flatMap((line, index) => (isBare(line) ? [index] : []))
  const captions = bare.filter(
    (index) => !isBlank(lines[index - 1]) && !isBare(lines[index - 1]) && isBlank(lines[index + 1]),
  )
  if (captions.length < LEAST || captions.length < 0.8 * bare.length) return lines
  const moved: Line[] = []
  for (const [index, line] of lines.entries()) {
    if (captions.includes(index)) moved.splice(moved.findLastIndex(isBlank) + 1, 0, line)
    else moved.push(line)
  }
  return moved
}
