import { formatDate } from './land-tax-labels.ts'
import { contractNote, isSeveralDwellings, leaseNotes, mixedNotes } from './land-tax-notes.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { landUseOf, rentedLease } from './land-tax-question.ts'
import { lttHigher } from './ltt-higher.ts'
import { electedRule } from './ltt-main.ts'
import { LTT_HIGHER } from './ltt-rates.ts'

type Notes = (question: LandTaxQuestion) => readonly string[]

/** The notes on an LTT figure, the deadline last. */
export const lttNotes: Notes = (question) => [
  ...(landUseOf(question) === 'residential'
    ? residentialNotes(question)
    : mixedNotes(question, 'the higher rates do not apply')),
  ...notInWales(question),
  ...lease(question),
  'The Welsh Revenue Authority publishes no rule for rounding, so the pence are an estimate.',
  'The return and the payment are due within 30 days of completion.',
]

const residentialNotes: Notes = (question) =>
  [higher, election, sharedOwnership, severalDwellings].flatMap((notes) => notes(question))

const higher: Notes = (question) => {
  if (!question.additional && !question.company) return []
  if (!lttHigher(question))
    return [
      'The higher rates do not apply: the price is below £40,000, or the lease is for seven years or less.',
    ]
  return [
    question.company
      ? 'A company pays the higher rates even on the first dwelling that it buys.'
      : 'If a previous main home is sold within three years, the extra tax can usually be reclaimed.',
    ...contractNote(question, LTT_HIGHER),
  ]
}

const election: Notes = (question) => {
  const { contractOn } = question
  if (lttHigher(question) || !contractOn || !electedRule(question)) return []
  return [
    `The contract of ${formatDate(contractOn)} allows the older rates, which cost less here. They must be elected in the return.`,
  ]
}

const sharedOwnership: Notes = ({ sharedOwnership: shared }) =>
  shared
    ? [
        shared.choice === 'market-value'
          ? 'Tax is paid now on the full market value, and none on later shares.'
          : 'Tax is paid now on the first share. Refer later shares to a lawyer.',
      ]
    : []

const severalDwellings: Notes = (question) =>
  isSeveralDwellings(question)
    ? [
        'Multiple dwellings relief may lower this. Refer a purchase of several dwellings to a lawyer.',
      ]
    : []

const notInWales: Notes = ({ firstTimeBuyer, nonResident }) => [
  ...(firstTimeBuyer ? ['Wales has no relief for first-time buyers.'] : []),
  ...(nonResident ? ['Wales has no surcharge for buyers who are not UK resident.'] : []),
]

const lease: Notes = (question) =>
  landUseOf(question) === 'residential' && rentedLease(question)
    ? ['Wales does not tax the rent of a residential lease.']
    : leaseNotes(question)
