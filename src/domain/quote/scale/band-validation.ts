import { formatPounds } from '#domain/tax/land-tax-labels'
import { amountProblem, error, type ScaleProblem, warning } from './problem.ts'
import type { FeeBand, MatterScale } from './scale.ts'

export const bandProblems = ({ bands }: MatterScale, at: string): ScaleProblem[] => {
  const field = `${at}.bands`
  const last = bands.at(-1)
  if (last === undefined) return [error(field, 'Add at least one band.')]
  return [
    ...bands.flatMap((band, nth) => bandProblem(band, bands[nth - 1], `${field}.${nth}`)),
    ...bands
      .slice(0, -1)
      .flatMap((band, nth) =>
        band.to === null
          ? [error(`${field}.${nth}.to`, 'Only the last band can have no upper limit.')]
          : [],
      ),
    ...(last.to === null
      ? []
      : [
          warning(
            `${field}.${bands.length - 1}.to`,
            `Prices above ${formatPounds(last.to)} cannot be quoted. Leave this empty for no upper limit.`,
          ),
        ]),
  ]
}

const startProblem = (
  { from }: FeeBand,
  before: FeeBand | undefined,
  field: string,
): ScaleProblem[] => {
  const start = before === undefined ? 0 : before.to
  if (start === null || from === start) return []
  const message =
    from > start
      ? `No band covers ${formatPounds(start)} to ${formatPounds(from)}.`
      : `This overlaps the previous band, which ends at ${formatPounds(start)}.`
  return [error(`${field}.from`, message)]
}

const feeProblem = (
  { fee }: FeeBand,
  before: FeeBand | undefined,
  field: string,
): ScaleProblem[] => {
  if (fee === 0) return [warning(field, 'This work is free of charge.')]
  return before !== undefined && fee > 0 && fee < before.fee
    ? [warning(field, `This is less than the fee for the band below, ${formatPounds(before.fee)}.`)]
    : []
}

const bandProblem = (band: FeeBand, before: FeeBand | undefined, field: string): ScaleProblem[] => [
  ...(band.to === null ? [] : amountProblem(band.to, `${field}.to`)),
  ...amountProblem(band.fee, `${field}.fee`),
  ...(band.to !== null && band.to <= band.from
    ? [
        error(
          `${field}.to`,
          `Enter an amount above the start of the band, ${formatPounds(band.from)}.`,
        ),
      ]
    : []),
  ...startProblem(band, before, field),
  ...feeProblem(band, before, `${field}.fee`),
]
