import type { MatterType } from '#domain/matter'
import type { CountedFact, FactTest } from './scale.ts'

type Answer = { readonly value: FactTest['is'][number]; readonly label: string }

export type ScaleFact = {
  readonly fact: string
  readonly label: string
  readonly answers: readonly Answer[]
}

const yesOrNo: readonly Answer[] = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
  { value: null, label: 'Not known' },
]
const tenures: readonly Answer[] = [
  { value: 'freehold', label: 'Freehold' },
  { value: 'leasehold', label: 'Leasehold' },
  { value: 'share_of_freehold', label: 'Share of freehold' },
  { value: 'commonhold', label: 'Commonhold' },
  { value: null, label: 'Not known' },
]
const nations: readonly Answer[] = [
  { value: 'England', label: 'England' },
  { value: 'Wales', label: 'Wales' },
  { value: null, label: 'Not known' },
]

const yesNoFacts = (rows: Readonly<Record<string, string>>): ScaleFact[] =>
  Object.entries(rows).map(([fact, label]) => ({ fact, label, answers: yesOrNo }))

const commonFacts: readonly ScaleFact[] = [
  { fact: 'tenure', label: 'Tenure', answers: tenures },
  { fact: 'nation', label: 'England or Wales', answers: nations },
  ...yesNoFacts({
    unregistered: 'Unregistered land',
    shared_ownership: 'Shared ownership',
    tall_building: 'Building of 11 m or more',
    power_of_attorney: 'Power of attorney',
    expedited: 'Needed within 15 days',
  }),
]

export const scaleFacts: Readonly<Record<MatterType, readonly ScaleFact[]>> = {
  sale: [
    ...commonFacts,
    ...yesNoFacts({
      probate: 'Sale by executors',
      tenanted: 'Sold with a tenant',
      help_to_buy: 'Help to Buy loan',
      auction: 'Auction',
    }),
  ],
  purchase: [
    ...commonFacts,
    ...yesNoFacts({
      mortgage: 'Bought with a mortgage',
      new_build: 'New build',
      first_time_buyer: 'First-time buyers',
      additional: 'Keeping another property',
      non_resident: 'Buyer from overseas',
      company: 'Company or trust buying',
      company_relief: 'Rental or development business',
      right_to_buy: 'Right to buy',
      auction: 'Auction',
      declaration_of_trust: 'Declaration of trust',
    }),
  ],
  remortgage: [...commonFacts, ...yesNoFacts({ help_to_buy: 'Help to Buy loan' })],
  'transfer-of-equity': [
    ...commonFacts,
    ...yesNoFacts({
      mortgage: 'There is a mortgage',
      declaration_of_trust: 'Declaration of trust',
    }),
  ],
}

export const countedFacts: Readonly<Record<MatterType, readonly CountedFact[]>> = {
  sale: ['client', 'mortgages_to_redeem'],
  purchase: ['client', 'gifted_deposits', 'lifetime_isas', 'help_to_buy_isas'],
  remortgage: ['client', 'mortgages_to_redeem', 'debts_consolidated'],
  'transfer-of-equity': ['client', 'people_joining'],
}

export const countedNames: Readonly<Record<CountedFact, string>> = {
  client: 'Client',
  mortgages_to_redeem: 'Mortgage to redeem',
  gifted_deposits: 'Gifted deposit',
  lifetime_isas: 'Lifetime ISA',
  help_to_buy_isas: 'Help to Buy ISA',
  debts_consolidated: 'Debt paid off',
  people_joining: 'Person who joins',
}

/** The fact that a condition tests; null if quotes of this matter type do not have it. */
export const scaleFact = (matter: MatterType, fact: string): ScaleFact | null =>
  scaleFacts[matter].find((it) => it.fact === fact) ?? null
