import { addDays, type DateOnly } from '#domain/dates'
import { keysOf } from '#domain/entries'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { formatDate, formatPounds } from '#domain/tax/land-tax-labels'
import { bandProblems } from './checking-bands.ts'
import { chargeProblems } from './checking-charges.ts'
import { amountProblem, error, type ScaleProblem, warning } from './problem.ts'
import type { FeeScale, MatterScale } from './scale.ts'
import { isBeside, type StoredFeeScale } from './stored.ts'

/** Everything that is wrong with a scale, or may not be meant: by itself, and beside the others that are published. */
export const scaleProblems = (
  scale: StoredFeeScale,
  others: readonly StoredFeeScale[],
  today: DateOnly,
): ScaleProblem[] => [
  ...(scale.name.trim() ? [] : [error('name', 'Name the scale, so that it is found again.')]),
  ...dayProblems(scale, today),
  ...overlaps(scale, others),
  ...absent(scale),
  ...scale.matters.flatMap((matter, at) => matterProblems(matter, `matters.${at}`)),
  ...amountProblem(scale.linked_discount, 'linked_discount'),
  ...(scale.referral?.fees ?? []).flatMap(({ matter, fee }) =>
    amountProblem(fee, `referral.${matter}`),
  ),
  ...discountProblems(scale),
]

const dayProblems = ({ valid_from, valid_to }: FeeScale, today: DateOnly) => [
  ...(valid_from < today
    ? [
        error(
          'valid_from',
          'Prices of days gone by stay as they were. Choose today or a later day.',
        ),
      ]
    : []),
  ...(valid_to !== null && valid_to < valid_from
    ? [error('valid_to', 'It would end before it begins. Choose a later day.')]
    : []),
]

/** Other published scales of the same clients that stand on the same days. */
const overlaps = (scale: StoredFeeScale, others: readonly StoredFeeScale[]): ScaleProblem[] => {
  const beside = others.filter(
    (one) =>
      one.state === 'published' && one.id !== scale.id && isBeside(one, scale.agency?.id ?? null),
  )
  const last = scale.valid_to ?? '9999-12-31'
  const same = beside.find((one) => one.valid_from === scale.valid_from)
  const later = beside.find((one) => one.valid_from > scale.valid_from && one.valid_from <= last)
  return [
    ...(same
      ? [warning('valid_from', `‘${same.name}’ begins on the same day. This one replaces it.`)]
      : []),
    ...(later ? [laterProblem(scale, later)] : []),
  ]
}

// A last day was named on which another already stands: which of the two was meant is for a person to say.
const laterProblem = ({ valid_to }: StoredFeeScale, { name, valid_from }: StoredFeeScale) =>
  valid_to === null
    ? warning('valid_to', `From ${formatDate(valid_from)} ‘${name}’ stands instead.`)
    : error(
        'valid_to',
        `‘${name}’ begins on ${formatDate(valid_from)}. End this one by ${formatDate(addDays(valid_from, -1))}.`,
      )

const every = keysOf(matterNames)

const absent = ({ matters }: FeeScale): ScaleProblem[] => {
  if (matters.length === 0) return [error('matters', 'Add prices for at least one kind of work.')]
  const missing = every.filter((matter) => !matters.some((it) => it.matter === matter))
  const twice = every.filter((one) => matters.filter(({ matter }) => matter === one).length > 1)
  return [
    ...missing.map((matter) =>
      warning('matters', `It has no prices for a ${nameOf(matter)}, so that none can be quoted.`),
    ),
    ...twice.map((matter) => error('matters', `It prices a ${nameOf(matter)} twice.`)),
  ]
}

const nameOf = (matter: MatterType) => matterNames[matter].toLowerCase()

const matterProblems = (matterScale: MatterScale, at: string): ScaleProblem[] => [
  ...bandProblems(matterScale, at),
  ...chargeProblems(matterScale, at),
  ...pointProblems(matterScale.included, `${at}.included`, 'Say what the price includes.'),
  ...pointProblems(matterScale.excluded, `${at}.excluded`, 'Say what the price does not include.'),
]

// Both lists are told to the client beside the price, as the rules on price transparency ask.
const pointProblems = (points: readonly string[], field: string, ask: string): ScaleProblem[] =>
  points.length === 0
    ? [error(field, ask)]
    : points.flatMap((words, at) =>
        words.trim() ? [] : [error(`${field}.${at}`, 'Write it, or take the line away.')],
      )

const discountProblems = ({ linked_discount, matters }: FeeScale): ScaleProblem[] => {
  const fees = matters.find((it) => it.matter === 'purchase')?.bands.map(({ fee }) => fee) ?? []
  const least = Math.min(...fees)
  return fees.length > 0 && linked_discount > least
    ? [
        warning(
          'linked_discount',
          `This is more than the least fee for a purchase, ${formatPounds(least)}. No more than the fee is taken off.`,
        ),
      ]
    : []
}
