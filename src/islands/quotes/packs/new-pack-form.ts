import * as z from 'zod/mini'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { parseEmail } from '#domain/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { PackEntry, SellerEntry } from '#domain/sale-ready-pack/bodies'
import { findPackQuotes } from '#stores/sale-ready-pack/quotes'

const sellers = z
  .array(z.partial(z.object(SellerEntry.shape), { email: true }))
  .check(z.minLength(1, 'Enter a seller.'), z.maxLength(8))

/** The fields that name a property and its sellers; those that are empty are left out. */
export const PackForm = z.object({
  address: PackEntry.shape.address,
  postcode: z.optional(PackEntry.shape.postcode),
  tenure: z.optional(PackEntry.shape.tenure),
  title_number: z.optional(PackEntry.shape.title_number),
  sellers,
})
export const NewPackForm = z.object({
  ...PackForm.shape,
  quote_case_id: z.optional(z.string()),
  agency: z.optional(PackEntry.shape.agency),
})

const blankSeller = { name: '', email: '' }

export const blankPack: Values = {
  quote_case_id: '',
  address: '',
  postcode: '',
  tenure: '',
  title_number: '',
  agency: '',
  sellers: [blankSeller],
}

/** What is typed of the property and the sellers, whole. */
export const detailsOf = (form: z.output<typeof PackForm>) => ({
  address: form.address,
  postcode: form.postcode ?? '',
  tenure: form.tenure ?? null,
  title_number: form.title_number ?? '',
  sellers: form.sellers.map(({ name, email = null }) => ({ name, email })),
})

/** The pack to be created; of a case where one is given. */
export const entryOf = (form: z.output<typeof NewPackForm>, conveyance_id: string | null) => ({
  ...detailsOf(form),
  agency: form.agency ?? '',
  quote_case_id: form.quote_case_id ?? null,
  conveyance_id,
})

/** What a quote says of its sale, to be filled in. */
export const valuesOfQuote = ({ facts }: Pick<QuoteCase, 'facts'>): Values => {
  const { sale, clients, referral } = facts
  const isLeasehold = sale?.tenure === 'leasehold' || sale?.tenure === 'share_of_freehold'
  return {
    ...(sale
      ? {
          address: sale.address,
          postcode: sale.postcode,
          tenure: sale.tenure === null ? '' : isLeasehold ? 'leasehold' : 'freehold',
        }
      : {}),
    agency: referral?.agency ?? '',
    sellers: clients.map(({ first_name, last_name, email }) => ({
      name: `${first_name} ${last_name}`.trim(),
      email: parseEmail(email) ?? '',
    })),
  }
}

/** What a case says of its sale, to be filled in. */
export const valuesOfCase = ({ address, tenure, clients, agency }: Conveyance): Values => ({
  address: [address.line, address.town].filter(Boolean).join(', '),
  postcode: address.postcode,
  tenure: tenure === 'freehold' ? 'freehold' : 'leasehold',
  agency: agency?.agency.name ?? '',
  sellers: clients.map(({ name, email }) => ({ name, email: email ?? '' })),
})

const sellerFields: readonly FormField[] = [
  { name: 'name', label: 'Full name', kind: 'text', width: 'w3' },
  { name: 'email', label: 'Email', kind: 'email', width: 'w3' },
]

export const packFields: readonly FormPart[] = [
  { name: 'address', label: 'Address', kind: 'text', width: 'w6' },
  { name: 'postcode', label: 'Postcode', kind: 'text', width: 'w3' },
  {
    name: 'tenure',
    label: 'Tenure',
    kind: 'select',
    width: 'w3',
    options: [
      { value: '', label: 'Not known yet' },
      { value: 'freehold', label: 'Freehold' },
      { value: 'leasehold', label: 'Leasehold' },
    ],
  },
  { name: 'title_number', label: 'Title number', kind: 'text', width: 'w3' },
  {
    name: 'sellers',
    label: 'Sellers',
    hint: 'As the register names them. Each answers and agrees with a sign-in of their own.',
    kind: 'rows',
    one: 'seller',
    fields: sellerFields,
    blank: blankSeller,
    least: 1,
    most: 8,
  },
]

/** The same with the agent, for a pack of a case. */
export const packFieldsOfCase: readonly FormPart[] = [
  ...packFields,
  { name: 'agency', label: 'Estate agent', kind: 'text', width: 'w6' },
]

export const newPackFields = (onQuote: (id: string) => void): readonly FormPart[] => [
  {
    name: 'quote_case_id',
    label: 'Quote',
    hint: 'Fills in the property and the sellers. Leave it empty to start from an address.',
    kind: 'combobox',
    width: 'w6',
    find: findPackQuotes,
    also: (value) => {
      onQuote(String(value ?? ''))
      return {}
    },
  },
  ...packFieldsOfCase,
]
