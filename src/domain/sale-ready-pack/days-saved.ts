import * as z from 'zod/mini'
import { type DurationCount, durationQuantile } from '#domain/conveyance/milestone/durations'

/** Fewer sales than this say nothing of what is usual. */
const LEAST_SALES = 5

/** The working days by which a contract pack went out sooner than is usual; negative where it took longer. */
export const DaysSaved = z.object({
  days: z.int(),
  /** How long the stage of the contract pack took in the sale of this pack. */
  took: z.int(),
  /** The median of the firm’s sales without a pack that was released. */
  usual: z.int(),
  /** How many sales that is the median of. */
  sales: z.int(),
})
export type DaysSaved = z.infer<typeof DaysSaved>

/** What a pack saved; null while too few sales went without one. `others`: how long the stage took in those. */
export const daysSaved = (took: number, others: readonly DurationCount[]): DaysSaved | null => {
  const sales = others.reduce((sum, { count }) => sum + count, 0)
  const usual = durationQuantile(others, 0.5)
  return usual === null || sales < LEAST_SALES ? null : { days: usual - took, took, usual, sales }
}

/** What the figure rests on, in a sentence. */
export const savedText = ({ took, usual, sales }: DaysSaved): string =>
  `The contract pack took ${took} working days. ${usual} is usual: the median of ${sales} sales without a sale-ready pack in the last year.`
