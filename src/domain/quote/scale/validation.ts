import { addDays, type DateOnly } from '#domain/dates'
import { keysOf } from '#domain/entries'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { formatDate, formatPounds } from '#domain/tax/land-tax-labels'
import { bandProblems } from './band-validation.ts'
import { chargeProblems } from './charge-validation.ts'
import { amountProblem, error, type ScaleProblem, warning } from './problem.ts'
import type { FeeScale, MatterScale } from './scale.ts'
import { isForAgency, type StoredFeeScale } from './stored.ts'

/** Errors and warnings for a scale, also compared with other published scales. */
export const scaleProblems = (
  scale: StoredFeeScale,
  others: readonly StoredFeeScale[],
  today: DateOnly,
): ScaleProblem[] => [
  ...(scale.name.trim() ? [] : [error('name', 'Enter a name for the scale.')]),
  ...dayProblems(scale, today),
  ...overlaps(scale, others),
  ...coverageProblems(scale),
  ...scale.matters.flatMap((matter, at) => matterProblems(matter, `matters.${at}`)),
  ...amountProblem(scale.linked_discount, 'linked_discount'),
  ...(scale.referral?.fees ?? []).flatMap(({ matter, fee }) =>
    amountProblem(fee, `referral.${matter}`),
  ),
  ...discountProblems(scale),
]

const dayProblems = ({ valid_from, valid_to }: FeeScale, today: DateOnly) => [
  ...(valid_from < today
    ? [error('valid_from', 'Choose today or a later date. Past prices cannot be changed.')]
    : []),
  ...(valid_to !== null && valid_to < valid_from
    ? [error('valid_to', 'Choose an end date that is not before the start date.')]
    : []),
]

/** Problems with other published scales for the same clients and days. */
const overlaps = (scale: StoredFeeScale, others: readonly StoredFeeScale[]): ScaleProblem[] => {
  const competing = others.filter(
    (competitor) =>
      competitor.state === 'published' &&
      competitor.id !== scale.id &&
      isForAgency(competitor, scale.agency?.id ?? null),
  )
  const last = scale.valid_to ?? '9999-12-31'
  const sameStart = competing.find((competitor) => competitor.valid_from === scale.valid_from)
  const laterStart = competing.find(
    (competitor) => competitor.valid_from > scale.valid_from && competitor.valid_from <= last,
  )
  return [
    ...(sameStart
      ? [
          warning(
            'valid_from',
            `‘${sameStart.name}’ starts on the same day. This scale will replace it.`,
          ),
        ]
      : []),
    ...(laterStart ? [laterProblem(scale, laterStart)] : []),
  ]
}

// An explicit last day that overlaps another scale is ambiguous, so it is an error.
const laterProblem = ({ valid_to }: StoredFeeScale, { name, valid_from }: StoredFeeScale) =>
  valid_to === null
    ? warning('valid_to', `‘${name}’ replaces this scale from ${formatDate(valid_from)}.`)
    : error(
        'valid_to',
        `‘${name}’ starts on ${formatDate(valid_from)}. End this scale by ${formatDate(addDays(valid_from, -1))}.`,
      )

const allMatters = keysOf(matterNames)

const coverageProblems = ({ matters }: FeeScale): ScaleProblem[] => {
  if (matters.length === 0) return [error('matters', 'Add prices for at least one kind of work.')]
  const missing = allMatters.filter((matter) => !matters.some((it) => it.matter === matter))
  const duplicated = allMatters.filter(
    (competitor) => matters.filter(({ matter }) => matter === competitor).length > 1,
  )
  return [
    ...missing.map((matter) =>
      warning('matters', `There are no prices for a ${nameOf(matter)}, so it cannot be quoted.`),
    ),
    ...duplicated.map((matter) =>
      error('matters', `There are two sets of prices for a ${nameOf(matter)}. Remove one.`),
    ),
  ]
}

const nameOf = (matter: MatterType) => matterNames[matter].toLowerCase()

const matterProblems = (matterScale: MatterScale, at: string): ScaleProblem[] => [
  ...bandProblems(matterScale, at),
  ...chargeProblems(matterScale, at),
  ...pointProblems(matterScale.included, `${at}.included`, 'Enter what the price includes.'),
  ...pointProblems(
    matterScale.excluded,
    `${at}.excluded`,
    'Enter what the price does not include.',
  ),
]

// Source: SRA transparency rules; both lists are shown to the client with the price.
const pointProblems = (
  points: readonly string[],
  field: string,
  message: string,
): ScaleProblem[] =>
  points.length === 0
    ? [error(field, message)]
    : points.flatMap((point, at) =>
        point.trim() ? [] : [error(`${field}.${at}`, 'Enter text or remove the line.')],
      )

const discountProblems = ({ linked_discount, matters }: FeeScale): ScaleProblem[] => {
  const fees = matters.find((it) => it.matter === 'purchase')?.bands.map(({ fee }) => fee) ?? []
  const lowestFee = Math.min(...fees)
  return fees.length > 0 && linked_discount > lowestFee
    ? [
        warning(
          'linked_discount',
          `This is more than the lowest fee for a purchase, ${formatPounds(lowestFee)}. The discount is limited to the fee.`,
        ),
      ]
    : []
}
