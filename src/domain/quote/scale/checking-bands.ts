import { formatPounds } from '#domain/tax/land-tax-labels'
import { amountProblem, error, type ScaleProblem, warning } from './problem.ts'
import type { FeeBand, MatterScale } from './scale.ts'

/** What is wrong with the bands of a matter: gaps, overlaps, their order, and prices that nobody may have meant. */
export const bandProblems = ({ bands }: MatterScale, at: string): ScaleProblem[] => {
  const field = `${at}.bands`
  const last = bands.at(-1)
  if (last === undefined) return [error(field, 'Add a band: without one nothing can be quoted.')]
  return [
    ...bands.flatMap((band, nth) => bandProblem(band, bands[nth - 1], `${field}.${nth}`)),
    ...bands
      .slice(0, -1)
      .flatMap((band, nth) =>
        band.to === null ? [error(`${field}.${nth}.to`, 'Only the last band has no end.')] : [],
      ),
    ...(last.to === null
      ? []
      : [
          warning(
            `${field}.${bands.length - 1}.to`,
            `Nothing above ${formatPounds(last.to)} can be quoted. Leave it empty for a band without an end.`,
          ),
        ]),
  ]
}

const bandProblem = (
  { from, to, fee }: FeeBand,
  before: FeeBand | undefined,
  field: string,
): ScaleProblem[] => {
  const start = before === undefined ? 0 : before.to
  return [
    ...(to === null ? [] : amountProblem(to, `${field}.to`)),
    ...amountProblem(fee, `${field}.fee`),
    ...(to !== null && to <= from
      ? [error(`${field}.to`, `A band ends above where it begins, ${formatPounds(from)}.`)]
      : []),
    ...(start !== null && from > start
      ? [
          error(
            `${field}.from`,
            `From ${formatPounds(start)} to ${formatPounds(from)} no band applies.`,
          ),
        ]
      : []),
    ...(start !== null && from < start
      ? [error(`${field}.from`, `Up to ${formatPounds(start)} the band before applies as well.`)]
      : []),
    ...(fee === 0 ? [warning(`${field}.fee`, 'This work is done for nothing.')] : []),
    ...(before !== undefined && fee > 0 && fee < before.fee
      ? [
          warning(
            `${field}.fee`,
            `This is less than for a lower price, ${formatPounds(before.fee)}.`,
          ),
        ]
      : []),
  ]
}
