import { completionDay } from '#domain/conveyance/plan/key-date'
import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import { landTax as taxOf } from '#domain/tax/land-tax'
import type { LandTaxLease, LandTaxQuestion } from '#domain/tax/land-tax-question'
import type { LandTax } from '#domain/tax/land-tax-result'
import { bandLine, type CalculatedFigure, type Calculation, calculated } from './calculation.ts'
import type { StatedFact } from './facts.ts'
import { considerationOf, day, pence, rentsIn, type TaxSources, yesOrNo } from './sources.ts'

/** Completion, or substantial performance where that is earlier. */
const effectiveOn = ({ conveyance, facts }: TaxSources): DateOnly | null => {
  const completion = completionDay(conveyance.key_dates)
  const { performed_on } = facts
  return performed_on !== null && (completion === null || performed_on < completion)
    ? performed_on
    : completion
}

const term = ({ term_years, term_days }: TaxSources['facts']) => {
  if (term_years === null) return null
  return term_days ? `${term_years} years and ${term_days} days` : `${term_years} years`
}

const leaseFacts = ({ conveyance, facts }: TaxSources): StatedFact[] => {
  if (conveyance.tenure !== 'leasehold') return []
  const { lease } = facts
  return [
    { key: 'lease', value: lease && { new: 'New lease', assigned: 'Existing lease' }[lease] },
    { key: 'term', value: term(facts) },
    ...(lease === 'new' ? [{ key: 'rents', value: rentsIn(facts) } as const] : []),
  ]
}

const sharedNames = {
  none: 'No',
  'market-value': 'Tax on the market value',
  stages: 'Tax in stages',
}

const sharedFacts = ({ conveyance, facts }: TaxSources): StatedFact[] => {
  if (conveyance.tenure !== 'leasehold') return []
  const { shared_ownership: choice, market_value } = facts
  const isShared = choice !== null && choice !== 'none'
  return [
    { key: 'shared_ownership', value: choice && sharedNames[choice] },
    ...(isShared ? [{ key: 'market_value', value: pence(market_value) } as const] : []),
  ]
}

const buyerFacts = ({ conveyance, facts }: TaxSources): StatedFact[] => {
  if (facts.use !== null && facts.use !== 'residential') return []
  const isEnglish = conveyance.nation === 'England'
  const { company, company_relief, first_time_buyer, additional, non_resident } = facts
  return [
    { key: 'dwellings', value: facts.dwellings === null ? null : `${facts.dwellings}` },
    { key: 'company', value: yesOrNo(company) },
    ...(company === true && isEnglish
      ? [{ key: 'company_relief', value: yesOrNo(company_relief) } as const]
      : []),
    ...(company !== true && isEnglish
      ? [{ key: 'first_time_buyer', value: yesOrNo(first_time_buyer) } as const]
      : []),
    ...(company === true ? [] : [{ key: 'additional', value: yesOrNo(additional) } as const]),
    ...(isEnglish ? [{ key: 'non_resident', value: yesOrNo(non_resident) } as const] : []),
  ]
}

const useNames = {
  residential: 'Residential',
  'non-residential': 'Non-residential',
  mixed: 'Mixed',
}

const landFacts = (from: TaxSources): StatedFact[] => {
  const { conveyance, chattels, facts } = from
  const needsFixtures = conveyance.matter_type === 'purchase' && chattels > 0
  return [
    { key: 'nation', value: conveyance.nation },
    { key: 'effective_on', value: day(effectiveOn(from)) },
    ...(needsFixtures ? [{ key: 'fixtures', value: pence(facts.fixtures) } as const] : []),
    ...(needsFixtures && facts.fixtures === null
      ? []
      : [{ key: 'consideration', value: pence(considerationOf(from)) } as const]),
    { key: 'use', value: facts.use && useNames[facts.use] },
    { key: 'contract_on', value: day(conveyance.key_dates.exchanged_on) ?? 'Not exchanged' },
  ]
}

const leaseOf = ({ conveyance, facts }: TaxSources): { lease?: LandTaxLease } =>
  conveyance.tenure === 'leasehold' && facts.lease !== null
    ? {
        lease: {
          kind: facts.lease,
          rents: facts.rents.map(({ amount }) => amount),
          termYears: facts.term_years ?? 0,
          termDays: facts.term_days ?? 0,
        },
      }
    : {}

const sharedOf = ({ conveyance, facts }: TaxSources): Pick<LandTaxQuestion, 'sharedOwnership'> => {
  const { shared_ownership: choice, market_value } = facts
  return conveyance.tenure === 'leasehold' && choice !== null && choice !== 'none'
    ? { sharedOwnership: { choice, marketValue: market_value ?? 0 } }
    : {}
}

const questionOf = (from: TaxSources, effective: DateOnly, price: Pence): LandTaxQuestion => {
  const { conveyance, facts } = from
  const { exchanged_on } = conveyance.key_dates
  return {
    nation: conveyance.nation,
    effectiveOn: effective,
    price,
    use: facts.use ?? 'residential',
    dwellings: facts.dwellings ?? 1,
    firstTimeBuyer: facts.first_time_buyer === true,
    additional: facts.additional === true,
    nonResident: facts.non_resident === true,
    company: facts.company === true,
    contractExcluded: facts.contract_varied === true,
    ...(facts.company_relief === true ? { companyRelief: 'business' } : {}),
    ...(exchanged_on === null ? {} : { contractOn: exchanged_on }),
    ...leaseOf(from),
    ...sharedOf(from),
  }
}

/** Asked only where a contract from before a change of rates would otherwise keep the older ones. */
const variedFacts = ({ facts }: TaxSources, question: LandTaxQuestion): StatedFact[] => {
  const [kept, lost] = [false, true].map((it) => taxOf({ ...question, contractExcluded: it }).total)
  return kept === lost ? [] : [{ key: 'contract_varied', value: yesOrNo(facts.contract_varied) }]
}

const figureOf = ({ total, basis, premium, rent, rule, notes }: LandTax): CalculatedFigure => ({
  amount: total,
  basis,
  lines: [
    ...premium.slices.map((slice) => bandLine(slice)),
    ...(rent?.slices ?? []).map((slice) => bandLine(slice, 'Rent, net present value: ')),
  ],
  notes: [...notes],
  rule: { version: rule.version, source: rule.source, checked_on: rule.checkedOn },
})

/** The land tax of a case, worked out from its facts once every one of them is known. */
export const calculateLandTax = (from: TaxSources): Calculation => {
  const asked = [...landFacts(from), ...buyerFacts(from), ...leaseFacts(from), ...sharedFacts(from)]
  const effective = effectiveOn(from)
  const price = considerationOf(from)
  if (effective === null || price === null) return calculated(asked, null)
  const question = questionOf(from, effective, price)
  return calculated(asked, () => ({
    more: variedFacts(from, question),
    figure: figureOf(taxOf(question)),
  }))
}
