import { pounds } from '#domain/money'
import { formatPercent, formatPounds } from './land-tax-labels.ts'
import { contractNote, isSeveralDwellings, leaseNotes, mixedNotes } from './land-tax-notes.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { considerationOf, highestRent, landUseOf, rentedLease } from './land-tax-question.ts'
import { firstTimeBuyerRelief } from './sdlt-first-time-buyer.ts'
import { SDLT_FLAT, SDLT_HIGHER, SDLT_NON_RESIDENT } from './sdlt-rates.ts'
import { flatRate } from './sdlt-residential.ts'
import { higherRates, nonResidentSurcharge } from './sdlt-surcharge.ts'

type Notes = (question: LandTaxQuestion) => readonly string[]

/** The notes on an SDLT figure, the deadline last. */
export const sdltNotes: Notes = (question) => [
  ...(landUseOf(question) === 'residential' ? residentialNotes(question) : elsewhere(question)),
  ...leaseNotes(question),
  ...deadline(question),
]

const residentialNotes: Notes = (question) =>
  [company, higher, firstTimeBuyer, nonResident, sharedOwnership, severalDwellings].flatMap(
    (notes) => notes(question),
  )

const elsewhere: Notes = (question) =>
  mixedNotes(
    question,
    'the higher rates, first-time buyers’ relief and the non-resident surcharge do not apply',
  )

const company: Notes = (question) => {
  const rule = flatRate(question)
  if (!rule) return []
  const above = `a dwelling above ${formatPounds(rule.above)}`
  return [
    question.companyRelief
      ? `Relief from the flat rate of ${formatPercent(rule.rate)} on ${above} is assumed: ${question.companyRelief}. The higher rates apply instead. A lawyer should confirm the relief.`
      : `A company pays one rate on the whole price of ${above}. A lawyer should check whether a relief applies; with one, the higher rates are paid instead.`,
    ...contractNote(question, SDLT_FLAT),
  ]
}

const higher: Notes = (question) => {
  if (!question.additional && !question.company) return []
  const isFlat = flatRate(question) !== undefined && !question.companyRelief
  if (isFlat) return []
  const reason = higherRates(question)
    ? whyHigher(question)
    : 'The higher rates do not apply: the price is below £40,000, the lease is for seven years or less, or the date or contract is too early.'
  return [reason, ...contractNote(question, SDLT_HIGHER)]
}

const whyHigher = ({ company }: LandTaxQuestion) =>
  company
    ? 'A company pays the higher rates even on the first dwelling that it buys.'
    : 'If a previous main home is sold within 36 months, the extra tax can usually be reclaimed.'

const firstTimeBuyer: Notes = (question) => {
  const relief = firstTimeBuyerRelief(question)
  if (!relief) return []
  return [
    relief.refused ??
      'Every buyer must be a first-time buyer who will live in the property, or the relief is lost.',
  ]
}

const nonResident: Notes = (question) => {
  if (!question.nonResident) return []
  const rule = nonResidentSurcharge(question)
  return [
    rule
      ? `${formatPercent(rule.points)} is added to every band because a buyer is not UK resident.${question.company ? '' : ' It can be reclaimed if that buyer then spends 183 days in the UK within a year.'}`
      : 'The non-resident surcharge does not apply: the price or rent is too low, the lease has seven years or less to run, or the date or contract is too early.',
    ...contractNote(question, SDLT_NON_RESIDENT),
  ]
}

const sharedOwnership: Notes = ({ sharedOwnership: shared }) => {
  if (!shared) return []
  const approved = 'The provider must be an approved one.'
  return [
    shared.choice === 'market-value'
      ? `Tax is paid now on the full market value, and none on the rent or on later shares. The election is made in the return or within 12 months and is irrevocable. ${approved}`
      : `Tax is paid now on the first share and its rent. Later shares are exempt until more than 80% is held; refer that step to a lawyer. ${approved}`,
  ]
}

const severalDwellings: Notes = (question) =>
  isSeveralDwellings(question)
    ? [
        'Multiple dwellings relief ended on 1 June 2024. Refer a purchase of several dwellings to a lawyer.',
      ]
    : []

const NO_RETURN_BELOW = { price: pounds(40_000), rent: pounds(1_000) }

const deadline: Notes = (question) => {
  const lease = rentedLease(question)
  const isSmall =
    considerationOf(question) < NO_RETURN_BELOW.price &&
    (lease === undefined || highestRent(lease) < NO_RETURN_BELOW.rent)
  return [
    isSmall
      ? `No return is normally needed below ${formatPounds(NO_RETURN_BELOW.price)}.`
      : 'The return and the payment are due within 14 days of completion.',
  ]
}
