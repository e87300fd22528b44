import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import type { QuotedTaxFacts } from '#domain/completion-statement/tax/from-quote'
import { registrationOptions } from '#domain/completion-statement/tax/registration-fee'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Pence } from '#domain/money'
import { money } from '#lib/format'
import type { AnswerName } from './facts-values.ts'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const answer = (name: AnswerName, label: string, hint?: string): FormField => ({
  name,
  label,
  kind: 'radio',
  options: yesOrNo,
  ...(hint ? { hint } : {}),
})

const isDwelling = ({ use }: Values) => use === 'residential'

const isPerson = (values: Values) => isDwelling(values) && values['company'] !== 'yes'

const additional: FormField = {
  ...answer('additional', 'Does a buyer, or their spouse, keep another dwelling?'),
  hint: 'No where it replaces an only or main home.',
  when: isPerson,
}

/** Asked in England alone: Wales has no relief for first-time buyers, flat rate or surcharge for non-residents. */
const englishFields: readonly FormField[] = [
  {
    ...answer('company_relief', 'Does a relief take it out of the flat rate?'),
    hint: 'A rental, development or trading business.',
    when: (values) => isDwelling(values) && values['company'] === 'yes',
  },
  {
    ...answer('first_time_buyer', 'Is every buyer a first-time buyer who will live there?'),
    when: isPerson,
  },
  {
    ...answer('non_resident', 'Is a buyer not resident in the UK?'),
    hint: 'Fewer than 183 days in the UK in the year before.',
    when: isDwelling,
  },
]

const buyerFields = ({ nation }: Pick<Conveyance, 'nation'>): readonly FormField[] => [
  { name: 'dwellings', label: 'Dwellings bought together', kind: 'number', when: isDwelling },
  { ...answer('company', 'Is a buyer a company?'), when: isDwelling },
  ...(nation === 'England' ? englishFields : []),
  additional,
]

const leaseParts: readonly FormPart[] = [
  {
    name: 'lease',
    label: 'Lease',
    kind: 'radio',
    options: [
      { value: 'new', label: 'A new lease is granted' },
      { value: 'assigned', label: 'An existing lease is transferred' },
    ],
  },
  { name: 'term_years', label: 'Term in years, of an existing lease what is left', kind: 'number' },
  { name: 'term_days', label: 'And days (optional)', kind: 'number' },
  {
    name: 'rents',
    label: 'Rent of each year, from the first to the fifth',
    hint: 'A year that is left out repeats the one before. Enter £0.00 for a peppercorn.',
    kind: 'rows',
    one: 'year',
    blank: { amount: null },
    most: 5,
    fields: [{ name: 'amount', label: 'Rent of the year', kind: 'money' }],
    when: ({ lease }) => lease === 'new',
  },
  {
    name: 'shared_ownership',
    label: 'Shared ownership',
    kind: 'radio',
    options: [
      { value: 'none', label: 'No' },
      { value: 'market-value', label: 'Yes, tax on the market value' },
      { value: 'stages', label: 'Yes, tax in stages' },
    ],
  },
  {
    name: 'market_value',
    label: 'Market value of the whole',
    kind: 'money',
    when: ({ shared_ownership: it }) => it === 'market-value' || it === 'stages',
  },
]

const sumFields = (isTransfer: boolean, chattels: Pence): FormField[] => [
  ...(isTransfer
    ? [
        {
          name: 'consideration',
          label: 'What is given for the share',
          hint: 'What is paid, and what is taken over of the mortgage. £0.00 where nothing is.',
          kind: 'money',
        } as const,
        {
          name: 'share_value',
          label: 'Value of the share, less its part of a mortgage that stays',
          hint: 'The registration fee goes by it.',
          kind: 'money',
        } as const,
      ]
    : []),
  ...(!isTransfer && chattels > 0
    ? [
        {
          name: 'fixtures',
          label: 'Fixtures paid for beside the price',
          hint: `Of the ${money(chattels)} for fittings: what is fixed to the land is taxed with it. £0.00 where all of it can be moved.`,
          kind: 'money',
        } as const,
      ]
    : []),
]

const use: FormField = {
  name: 'use',
  label: 'Use of the property',
  kind: 'radio',
  options: [
    { value: 'residential', label: 'Residential' },
    { value: 'non-residential', label: 'Non-residential' },
    { value: 'mixed', label: 'Mixed' },
  ],
}

const dealFields: readonly FormField[] = [
  answer(
    'contract_varied',
    'Was the contract varied, assigned or sub-sold? (optional)',
    'Asked for where a contract from before a change of rates keeps the older ones.',
  ),
  {
    name: 'performed_on',
    label: 'Substantially performed on, if before completion (optional)',
    hint: 'The buyer moved in, took rent or paid nearly all of the price.',
    kind: 'date',
  },
  {
    name: 'registration',
    label: 'Application to the Land Registry',
    kind: 'radio',
    options: registrationOptions,
  },
]

/** Answered when the client asked for a quote; saving the form confirms it. */
const asQuoted = (part: FormPart): FormPart => ({
  ...part,
  hint: ['From the quote: check it with the client.', part.hint].filter(Boolean).join(' '),
})

/** What is asked of a case for its tax and its registration fee. */
export const factsFields = (
  { nation, tenure, matter_type }: Pick<Conveyance, 'nation' | 'tenure' | 'matter_type'>,
  chattels: Pence,
  offered: QuotedTaxFacts,
): readonly FormPart[] =>
  [
    use,
    ...sumFields(matter_type === 'transfer-of-equity', chattels),
    ...buyerFields({ nation }),
    ...(tenure === 'leasehold' ? leaseParts : []),
    ...dealFields,
  ].map((part) => (Object.hasOwn(offered, part.name) ? asQuoted(part) : part))
