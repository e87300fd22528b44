import type { Find } from '#components/combobox/find.ts'
import type { Option } from '#components/Fields.tsx'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import type { AgencyChoice } from '#domain/agent/choice'
import { flagLabels } from '#domain/conveyance/workflow/flag-labels'
import { nationOfPostcode } from '#domain/nation'
import { lenders } from '#domain/quote/lenders'
import { type ClientsCase, clientsField } from './clients-field.tsx'

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const named = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

const nationFrom = (postcode: unknown): Values => {
  const nation = nationOfPostcode(String(postcode))
  return nation === null ? {} : { nation }
}

export const propertyFields: readonly FormField[] = [
  { name: 'line', label: 'Address', kind: 'text', width: 'w6' },
  { name: 'town', label: 'Town', kind: 'text' },
  { name: 'postcode', label: 'Postcode', kind: 'postcode', also: nationFrom },
  {
    name: 'nation',
    label: 'Nation',
    kind: 'choice',
    options: choicesOf(['England', 'Wales']),
  },
  {
    name: 'tenure',
    label: 'Tenure',
    kind: 'choice',
    options: optionsOf({ freehold: 'Freehold', leasehold: 'Leasehold' }),
  },
  { name: 'price', label: 'Price', kind: 'money' },
  { name: 'deposit', label: 'Deposit', kind: 'money' },
]

const fees: FormField = { name: 'fees', label: 'Our fees, before VAT', kind: 'money' }

const hasFirm = ({ firm }: Values) => Boolean(firm)
const hasLender = ({ lender }: Values) => Boolean(lender)

const otherSide: readonly FormPart[] = [
  {
    name: 'counterparties',
    label: 'Buyers or sellers on the other side',
    kind: 'rows',
    one: 'person',
    most: 12,
    blank: { name: '' },
    fields: [{ name: 'name', label: 'Name', kind: 'text', width: 'w6' }],
  },
  { name: 'firm', label: 'Other side’s firm', kind: 'text' },
  { name: 'handler', label: 'Their case handler', kind: 'text', when: hasFirm },
  { name: 'email', label: 'Their email', kind: 'email', when: hasFirm },
  { name: 'other_phone', label: 'Their telephone', kind: 'phone', when: hasFirm },
  {
    name: 'lender',
    label: 'Lender',
    kind: 'combobox',
    options: choicesOf(lenders),
    canAdd: true,
  },
  { name: 'lender_ref', label: 'Lender’s reference', kind: 'text', when: hasLender },
  { name: 'lender_amount', label: 'Amount of the loan', kind: 'money', when: hasLender },
  { name: 'lender_email', label: 'Lender’s email', kind: 'email', when: hasLender },
  { name: 'lender_phone', label: 'Lender’s telephone', kind: 'phone', when: hasLender },
]

export type FieldChoices = {
  readonly people: readonly Option[]
  readonly feeEarners: readonly Option[]
  readonly agencies: readonly AgencyChoice[]
  /** The values as they are typed: a branch belongs to the chosen agency. */
  readonly typed: Values
  readonly findCases: Find
  readonly linked: Option | undefined
}

const nobody = { value: '', label: 'Nobody' }
const notKnown = { value: '', label: 'Not known' }

const introducer = ({ agencies, typed }: FieldChoices): readonly FormField[] => {
  const agency = agencies.find((it) => it.id === typed['agency'])
  const branch = agency?.branches.find((it) => it.id === typed['branch'])
  const options = (list: readonly { id: string; name: string }[] = []) => [notKnown, ...named(list)]
  return [
    {
      name: 'agency',
      label: 'Introduced by',
      kind: 'select',
      options: [nobody, ...named(agencies)],
      also: () => ({ branch: '', negotiator: '' }),
    },
    {
      name: 'branch',
      label: 'Branch',
      kind: 'select',
      options: options(agency?.branches),
      also: () => ({ negotiator: '' }),
      when: () => agency !== undefined,
    },
    {
      name: 'negotiator',
      label: 'Negotiator',
      kind: 'select',
      options: options(branch?.negotiators),
      when: () => branch !== undefined,
    },
  ]
}

const work = ({ people, feeEarners, findCases, linked }: FieldChoices): readonly FormField[] => [
  {
    name: 'fee_earner',
    label: 'Fee earner',
    kind: 'select',
    options: [{ value: '', label: 'Choose' }, ...feeEarners],
  },
  { name: 'assistant', label: 'Assistant', kind: 'select', options: [nobody, ...people] },
  {
    name: 'linked',
    label: 'Linked case',
    hint: 'The sale or purchase that goes with this one. Empty it to unlink both.',
    kind: 'combobox',
    find: findCases,
    ...(linked ? { chosen: linked } : {}),
  },
]

const unusual: readonly FormField[] = [
  {
    name: 'flags',
    label: 'What is unusual',
    hint: 'Adds or removes tasks.',
    kind: 'multi',
    width: 'w6',
    options: optionsOf(flagLabels),
  },
]

export const contactField: FormField = {
  name: 'last_client_contact_on',
  label: 'Client last contacted on',
  kind: 'date',
  quick: ['today'],
}

export const partiesFields = (choices: FieldChoices): readonly FormPart[] => [
  ...otherSide,
  ...introducer(choices),
]

export const teamFields = (choices: FieldChoices): readonly FormPart[] => [
  ...work(choices),
  fees,
  ...unusual,
  contactField,
]

/** Every detail of a case, in the order in which people ask for them. */
export const detailsFields = (of: ClientsCase, choices: FieldChoices): readonly FormPart[] => [
  ...propertyFields,
  fees,
  clientsField(of),
  ...otherSide,
  ...introducer(choices),
  ...work(choices),
  ...unusual,
]
