import { labelOf } from '../read/label/label.ts'
import { amountsIn } from '../read/money.ts'
import { type Line, lineText } from './source.ts'

/** The least that a property costs, in pence. */
const LEAST = 10_000_00

/** Whether lines tell of a sale themselves: a price, and labels that name the two sides. */
export const holdsSale = (lines: readonly Line[]) => {
  const texts = lines.map(lineText)
  const starts = [...texts.map((text) => text.split(/[:–-]/)[0]), ...lines.map(([it]) => it?.text)]
  const sides = starts.flatMap((text) => labelOf(text ?? '')?.side ?? [])
  return (
    texts.some((text) => amountsIn(text).some(({ pence }) => pence >= LEAST)) &&
    sides.includes('seller') &&
    sides.includes('buyer')
  )
}
