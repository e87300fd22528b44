import * as z from 'zod/mini'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { definedIn } from '#domain/entries'
import { blankMemoFacts, MemoFacts, MemoParty } from '#domain/sale-memo/facts'
import {
  buyerChainLabels,
  memoFieldLabels,
  memoFundingLabels,
  memoTenureLabels,
  sellerChainLabels,
} from '#domain/sale-memo/labels'

const Party = z.partial(z.object(MemoParty.shape), { email: true, phone: true, address: true })
const parties = z.array(Party).check(z.maxLength(8, 'Enter 8 people or fewer.'))

/** The facts as a form has them: fields that are empty are left out, conditions are lines of one text. */
export const MemoForm = z.object({
  ...z.partial(z.object(MemoFacts.shape)).shape,
  sellers: parties,
  buyers: parties,
  conditions: z.optional(z.string().check(z.maxLength(20_000))),
})
type MemoForm = z.output<typeof MemoForm>

const blankParty = { name: '', email: '', phone: '', address: '' }
const whole = (people: MemoForm['sellers']) =>
  people.map((it) => ({ ...blankParty, ...definedIn(it) }))

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What is typed, as the facts of a memo. */
export const factsOfForm = ({ sellers, buyers, conditions, ...rest }: MemoForm): MemoFacts => ({
  ...blankMemoFacts,
  ...definedIn(rest),
  sellers: whole(sellers),
  buyers: whole(buyers),
  conditions: linesOf(conditions),
})

export const valuesOfFacts = ({ conditions, ...facts }: MemoFacts): Values => ({
  ...facts,
  conditions: conditions.join('\n'),
})

type HintOf = (name: keyof MemoFacts) => string | undefined

const partyFields: readonly FormField[] = [
  { name: 'name', label: 'Name', kind: 'text', width: 'w3' },
  { name: 'phone', label: 'Telephone', kind: 'text', width: 'w3' },
  { name: 'email', label: 'Email', kind: 'email', width: 'w3' },
  { name: 'address', label: 'Lives at', kind: 'text', width: 'w3' },
]

type Name = keyof MemoFacts
type Kind = 'text' | 'email' | 'money' | 'date' | 'number' | 'lines'

const named = (hintOf: HintOf, name: Name) => {
  const hint = hintOf(name)
  return { name, label: memoFieldLabels[name], ...(hint ? { hint } : {}) }
}

/** What makes the fields of a memo, each with what to check of it. */
const makersOf = (hintOf: HintOf) => ({
  field: (name: Name, kind: Kind = 'text', width: 'w3' | 'w6' = 'w3'): FormField => ({
    ...named(hintOf, name),
    kind,
    width,
  }),
  choice: (name: Name, labels: Readonly<Record<string, string>>): FormField => ({
    ...named(hintOf, name),
    kind: 'select',
    width: 'w3',
    options: [{ value: '', label: 'Not stated' }, ...optionsOf(labels)],
  }),
  people: (name: 'sellers' | 'buyers', one: string): FormPart => ({
    ...named(hintOf, name),
    kind: 'rows',
    one,
    fields: partyFields,
    blank: blankParty,
    most: 8,
  }),
})

type Makers = ReturnType<typeof makersOf>

const section = (name: string, label: string, fields: readonly FormField[]): FormPart => ({
  kind: 'section',
  name,
  label,
  fields,
})

const propertyPart = ({ field, choice }: Makers) =>
  section('property', 'Property', [
    field('address', 'text', 'w6'),
    field('postcode'),
    field('price', 'money'),
    choice('tenure', memoTenureLabels),
    field('lease_years', 'number'),
    field('deposit', 'money'),
    field('offer_accepted_on', 'date'),
  ])

const sellerFirm = ({ field }: Makers) => [
  field('seller_firm'),
  field('seller_handler'),
  field('seller_firm_email', 'email'),
  field('seller_firm_phone'),
]

const buyerFirm = ({ field }: Makers) => [
  field('buyer_firm'),
  field('buyer_handler'),
  field('buyer_firm_email', 'email'),
  field('buyer_firm_phone'),
]

const agentPart = ({ field }: Makers) =>
  section('agent', 'Estate agent', [
    field('agency'),
    field('branch'),
    field('negotiator'),
    field('agent_email', 'email'),
    field('agent_phone'),
  ])

const termsPart = ({ field }: Makers) =>
  section('terms', 'Dates and terms', [
    field('target_exchange_on', 'date'),
    field('target_completion_on', 'date'),
    field('fixtures', 'lines', 'w6'),
    field('conditions', 'lines', 'w6'),
  ])

/** The form of a memo; `hintOf` says what to check of a field. */
export const memoFields = (hintOf: HintOf = () => undefined): readonly FormPart[] => {
  const make = makersOf(hintOf)
  const { field, choice, people } = make
  return [
    propertyPart(make),
    people('sellers', 'seller'),
    section('seller', 'Seller’s side', [
      ...sellerFirm(make),
      choice('seller_chain', sellerChainLabels),
    ]),
    people('buyers', 'buyer'),
    section('buyer', 'Buyer’s side', [
      ...buyerFirm(make),
      choice('buyer_chain', buyerChainLabels),
      choice('funding', memoFundingLabels),
      field('lender'),
    ]),
    agentPart(make),
    termsPart(make),
  ]
}
