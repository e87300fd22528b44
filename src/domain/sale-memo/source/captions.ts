import { labelOf, looseLabelOf } from '../read/label/label.ts'
import { type Line, lineText } from './source.ts'

/** How many rows must stand so, that a page counts as one with its labels below. */
const LEAST = 4

/** The lines with each label above its value, where a form has them as captions below. */
export const withoutCaptions = (lines: readonly Line[]): readonly Line[] =>
  inBrackets(lines) ?? belowValues(lines)

const isBlank = (line: Line | undefined) => line === undefined || line.length === 0

const belowValues = (lines: readonly Line[]): readonly Line[] => {
  const isBare = (line: Line | undefined) =>
    line !== undefined && line.length > 0 && line.every(({ text }) => labelOf(text) !== null)
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

/** The lines with each caption in brackets as the label of those above it; null where few have one. */
const inBrackets = (lines: readonly Line[]): readonly Line[] | null => {
  const captions = lines.map(captionOf)
  const isBelow = captions.every((it, index) => it === null || !isBlank(lines[index - 1]))
  if (captions.filter((it) => it !== null).length < LEAST || !isBelow) return null
  const moved: Line[] = []
  let from = 0
  for (const [index, line] of lines.entries()) {
    const caption = captions[index] ?? null
    if (caption !== null) moved.splice(from, 0, [{ at: 0, text: `${caption}:` }])
    else moved.push(line.map((cell) => ({ ...cell, at: cell.at + 1 })))
    if (caption !== null || isBlank(line)) from = moved.length
  }
  return moved
}

const CAPTION = /^\(([^()]{3,60})\)$/

/** '(acting for the buyers - name to follow)' as 'acting for the buyers'; null for any other line. */
const captionOf = (line: Line) => {
  const text = CAPTION.exec(lineText(line))?.[1]?.split(/\s+[–—-]\s+/)[0] ?? ''
  return labelOf(text) || looseLabelOf(text) ? text : null
}
