import { labelOf } from '../read/label/label.ts'
import type { PlacedLine } from './centred-labels.ts'

/** How small labels are set above their values at most, as a share of the size of these. */
const SMALL = 0.85
/** How far right of its label a value may begin, in points. */
const BELOW = 3

/** The lines of a page with the labels marked that stand in small letters above their values. */
export const withCaptions = (lines: readonly PlacedLine[]): readonly PlacedLine[] =>
  lines.map((line, index) => {
    const below = lines[index + 1]
    return below && isCaptions(line, below)
      ? { ...line, cells: line.cells.map((cell) => ({ ...cell, isCaption: true })) }
      : line
  })

/** Whether a line of several cells, mostly labels, is set smaller than the next one, whose cells all begin below them. */
const isCaptions = ({ size, cells }: PlacedLine, below: PlacedLine) =>
  cells.length > 1 &&
  cells.filter(({ text }) => labelOf(text) !== null).length >= cells.length / 2 &&
  size <= SMALL * below.size &&
  below.cells.every((value) => cells.some(({ at }) => Math.abs(at - value.at) <= BELOW))
