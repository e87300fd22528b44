import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { OUTSIDE, STANDARD } from './charges.ts'
import { countedFacts, countedNames, scaleFact } from './facts.ts'
import { amountProblem, error, type ScaleProblem, warning } from './problem.ts'
import type { Contingency, Disbursement, FactTest, MatterScale, Supplement } from './scale.ts'

/** What is wrong with what a matter charges beside its fee. */
export const chargeProblems = (it: MatterScale, at: string): ScaleProblem[] => [
  ...ownVat(it.vat_rate, `${at}.vat_rate`),
  ...it.supplements.flatMap((charge, nth) => {
    const field = `${at}.supplements.${nth}`
    return [
      ...chargeProblem(charge, it.matter, field),
      ...ownVat(charge.vat_rate, `${field}.vat_rate`),
      ...amountProblem(charge.fee, `${field}.fee`),
      ...(charge.fee === 0 ? [warning(`${field}.fee`, 'This is done for nothing.')] : []),
    ]
  }),
  ...it.disbursements.flatMap((charge, nth) => {
    const field = `${at}.disbursements.${nth}`
    return [
      ...chargeProblem(charge, it.matter, field),
      ...(charge.amount.kind === 'fixed'
        ? amountProblem(charge.amount.amount, `${field}.amount`)
        : []),
      ...overheadProblem(charge, field),
      ...disbursementVat(charge, field),
    ]
  }),
  ...it.contingencies.flatMap((one, nth) =>
    contingencyProblem(one, it.matter, `${at}.contingencies.${nth}`),
  ),
  ...twice(it, at),
]

type Charge = Supplement | Disbursement

const chargeProblem = (it: Charge, matter: MatterType, field: string): ScaleProblem[] => [
  ...wordProblems(it, field),
  ...(it.label_could.trim()
    ? []
    : [error(`${field}.label_could`, 'Say what it is called while nobody knows.')]),
  ...(it.label_many === null || it.label_many.includes('{n}')
    ? []
    : [error(`${field}.label_many`, 'Write {n} where the number stands.')]),
  ...(it.per === null || countedFacts[matter].includes(it.per)
    ? []
    : [
        error(
          `${field}.per`,
          `Quotes for a ${nameOf(matter)} do not count this: ${countedNames[it.per].toLowerCase()}.`,
        ),
      ]),
  ...testProblems(it.when, matter, field),
]

const wordProblems = (it: { label: string; why: string }, field: string): ScaleProblem[] => [
  ...(it.label.trim() ? [] : [error(`${field}.label`, 'Say what the client pays for.')]),
  ...(it.why.trim() ? [] : [error(`${field}.why`, 'Say why, in a sentence for the client.')]),
]

const nameOf = (matter: MatterType) => matterNames[matter].toLowerCase()

const testProblems = (tests: readonly FactTest[], matter: MatterType, field: string) =>
  tests.flatMap(({ fact, is }, nth) => {
    const at = `${field}.when.${nth}`
    const asked = scaleFact(matter, fact)
    if (asked === null)
      return [
        error(
          `${at}.fact`,
          `Quotes for a ${nameOf(matter)} do not ask about this. Choose another.`,
        ),
      ]
    if (is.length === 0) return [error(`${at}.is`, 'Choose at least one answer.')]
    return is.every((answer) => asked.answers.some(({ value }) => value === answer))
      ? []
      : [error(`${at}.is`, 'This answer cannot be given. Choose another.')]
  })

// The rules on price transparency: an overhead of the firm is never told as a disbursement.
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

const ownVat = (rate: number, field: string): ScaleProblem[] =>
  rangeProblem(rate, field) ??
  (rate === STANDARD ? [] : [warning(field, 'Our own work bears VAT at 20%. Is this meant?')])

const rangeProblem = (rate: number, field: string) =>
  Number.isInteger(rate) && rate >= 0 && rate <= 10_000
    ? null
    : [error(field, 'VAT is a rate from 0% to 100%.')]

const disbursementVat = (it: Disbursement, field: string): ScaleProblem[] => {
  const at = `${field}.vat_rate`
  const outOfRange = rangeProblem(it.vat_rate, at)
  if (outOfRange) return outOfRange
  if (it.amount.kind === 'registration' && it.vat_rate !== OUTSIDE)
    return [error(at, 'The Land Registry’s fee is outside VAT.')]
  if (/insurance|indemnity/i.test(it.label) && it.vat_rate !== OUTSIDE)
    return [warning(at, 'A premium bears insurance premium tax and no VAT.')]
  return /search/i.test(it.label) && !/insurance/i.test(it.label) && it.vat_rate === OUTSIDE
    ? [
        warning(
          at,
          'Searches that we use to advise bear VAT on the whole charge (Brabners LLP [2017] UKFTT 666).',
        ),
      ]
    : []
}

const contingencyProblem = (it: Contingency, matter: MatterType, field: string): ScaleProblem[] => [
  ...wordProblems(it, field),
  ...(rangeProblem(it.vat_rate, `${field}.vat_rate`) ?? []),
  ...amountProblem(it.amount, `${field}.amount`),
  ...(it.up_to === null ? [] : amountProblem(it.up_to, `${field}.up_to`)),
  ...(it.up_to !== null && it.up_to < it.amount
    ? [error(`${field}.up_to`, 'The most is less than the least.')]
    : []),
  ...testProblems(it.when, matter, field),
]

const kinds = ['supplements', 'disbursements', 'contingencies'] as const

/** A line is known by its key: by it prices are set by hand and compared. */
const twice = (it: MatterScale, at: string): ScaleProblem[] => {
  const seen = new Set<string>(['legal_fee', 'linked_discount'])
  return kinds.flatMap((kind) =>
    it[kind].flatMap(({ key }, nth) => {
      if (key !== '' && !seen.has(key)) {
        seen.add(key)
        return []
      }
      return [error(`${at}.${kind}.${nth}.label`, 'This charge is there twice. Take one away.')]
    }),
  )
}
