import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { OUTSIDE, STANDARD } from './charges.ts'
import { countedFacts, countedNames, scaleFact } from './facts.ts'
import { amountProblem, error, type ScaleProblem, warning } from './problem.ts'
import type { Contingency, Disbursement, FactTest, MatterScale, Supplement } from './scale.ts'

export const chargeProblems = (matterScale: MatterScale, at: string): ScaleProblem[] => [
  ...ownVatProblem(matterScale.vat_rate, `${at}.vat_rate`),
  ...matterScale.supplements.flatMap((charge, nth) => {
    const field = `${at}.supplements.${nth}`
    return [
      ...chargeProblem(charge, matterScale.matter, field),
      ...ownVatProblem(charge.vat_rate, `${field}.vat_rate`),
      ...amountProblem(charge.fee, `${field}.fee`),
      ...(charge.fee === 0 ? [warning(`${field}.fee`, 'This is free of charge.')] : []),
    ]
  }),
  ...matterScale.disbursements.flatMap((charge, nth) => {
    const field = `${at}.disbursements.${nth}`
    return [
      ...chargeProblem(charge, matterScale.matter, field),
      ...(charge.amount.kind === 'fixed'
        ? amountProblem(charge.amount.amount, `${field}.amount`)
        : []),
      ...overheadProblem(charge, field),
      ...disbursementVat(charge, field),
    ]
  }),
  ...matterScale.contingencies.flatMap((one, nth) =>
    contingencyProblem(one, matterScale.matter, `${at}.contingencies.${nth}`),
  ),
  ...duplicateProblems(matterScale, at),
]

type Charge = Supplement | Disbursement

const chargeProblem = (charge: Charge, matter: MatterType, field: string): ScaleProblem[] => [
  ...labelProblems(charge, field),
  ...(charge.label_could.trim()
    ? []
    : [error(`${field}.label_could`, 'Enter the name to use while it is not known to apply.')]),
  ...(charge.label_many === null || charge.label_many.includes('{n}')
    ? []
    : [error(`${field}.label_many`, 'Use {n} for the number.')]),
  ...(charge.per === null || countedFacts[matter].includes(charge.per)
    ? []
    : [
        error(
          `${field}.per`,
          `Quotes for a ${nameOf(matter)} do not count this: ${countedNames[charge.per].toLowerCase()}.`,
        ),
      ]),
  ...testProblems(charge.when, matter, field),
]

const labelProblems = (it: { label: string; why: string }, field: string): ScaleProblem[] => [
  ...(it.label.trim() ? [] : [error(`${field}.label`, 'Enter what the client pays for.')]),
  ...(it.why.trim()
    ? []
    : [error(`${field}.why`, 'Enter a reason, in a sentence for the client.')]),
]

const nameOf = (matter: MatterType) => matterNames[matter].toLowerCase()

const testProblems = (tests: readonly FactTest[], matter: MatterType, field: string) =>
  tests.flatMap(({ fact, is }, nth) => {
    const at = `${field}.when.${nth}`
    const scaleFactTested = scaleFact(matter, fact)
    if (scaleFactTested === null)
      return [
        error(
          `${at}.fact`,
          `Quotes for a ${nameOf(matter)} do not ask about this. Choose another.`,
        ),
      ]
    if (is.length === 0) return [error(`${at}.is`, 'Choose at least one answer.')]
    return is.every((answer) => scaleFactTested.answers.some(({ value }) => value === answer))
      ? []
      : [error(`${at}.is`, 'This answer cannot be given. Choose another.')]
  })

// Source: SRA transparency rules; an overhead of the firm is not a disbursement.
const overheads =
  /\b(identity|id checks?|aml|money laundering|bank transfers?|telegraphic|chaps|postage|storage|archiv\w*|file opening|admin\w*|case management|lender panel|account checker|(sdlt|ltt|stamp duty|tax) returns?)\b/i

const overheadProblem = ({ label, key }: Disbursement, field: string): ScaleProblem[] =>
  overheads.test(label) || overheads.test(key.replaceAll('_', ' '))
    ? [
        error(
          `${field}.label`,
          'This is our own work or cost, not paid to others for the client. Make it one of our charges.',
        ),
      ]
    : []

const ownVatProblem = (rate: number, field: string): ScaleProblem[] =>
  rangeProblem(rate, field) ??
  (rate === STANDARD
    ? []
    : [warning(field, 'Our own work is normally charged VAT at 20%. Check this rate.')])

const rangeProblem = (rate: number, field: string) =>
  Number.isInteger(rate) && rate >= 0 && rate <= 10_000
    ? null
    : [error(field, 'Enter a VAT rate from 0% to 100%.')]

const disbursementVat = (disbursement: Disbursement, field: string): ScaleProblem[] => {
  const at = `${field}.vat_rate`
  const outOfRange = rangeProblem(disbursement.vat_rate, at)
  if (outOfRange) return outOfRange
  if (disbursement.amount.kind === 'registration' && disbursement.vat_rate !== OUTSIDE)
    return [error(at, 'Land Registry fees are outside VAT. Enter 0%.')]
  if (/insurance|indemnity/i.test(disbursement.label) && disbursement.vat_rate !== OUTSIDE)
    return [warning(at, 'Premiums bear insurance premium tax, not VAT.')]
  return /search/i.test(disbursement.label) &&
    !/insurance/i.test(disbursement.label) &&
    disbursement.vat_rate === OUTSIDE
    ? [
        warning(
          at,
          'Searches that we use to advise bear VAT on the whole charge (Brabners LLP [2017] UKFTT 666).',
        ),
      ]
    : []
}

const contingencyProblem = (
  contingency: Contingency,
  matter: MatterType,
  field: string,
): ScaleProblem[] => [
  ...labelProblems(contingency, field),
  ...(rangeProblem(contingency.vat_rate, `${field}.vat_rate`) ?? []),
  ...amountProblem(contingency.amount, `${field}.amount`),
  ...(contingency.up_to === null ? [] : amountProblem(contingency.up_to, `${field}.up_to`)),
  ...(contingency.up_to !== null && contingency.up_to < contingency.amount
    ? [error(`${field}.up_to`, 'Enter an upper amount that is not below the lower one.')]
    : []),
  ...testProblems(contingency.when, matter, field),
]

const kinds = ['supplements', 'disbursements', 'contingencies'] as const

const duplicateProblems = (matterScale: MatterScale, at: string): ScaleProblem[] => {
  const usedKeys = new Set<string>(['legal_fee', 'linked_discount'])
  return kinds.flatMap((kind) =>
    matterScale[kind].flatMap(({ key }, nth) => {
      if (key !== '' && !usedKeys.has(key)) {
        usedKeys.add(key)
        return []
      }
      return [error(`${at}.${kind}.${nth}.label`, 'This charge is listed twice. Remove one.')]
    }),
  )
}
