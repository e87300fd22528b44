import type { FormField } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { leadIntentNames } from '#domain/lead/labels'

export const personFields: readonly FormField[] = [
  { name: 'first_name', label: 'First name', kind: 'text' },
  { name: 'last_name', label: 'Last name', kind: 'text' },
  { name: 'phone', label: 'Telephone', kind: 'phone' },
  { name: 'email', label: 'Email', kind: 'email' },
]

export const wantsFields: readonly FormField[] = [
  {
    name: 'intent',
    label: 'Matter',
    kind: 'checks',
    width: 'w6',
    options: optionsOf(leadIntentNames),
  },
  {
    name: 'sale_stage',
    label: 'Offer',
    kind: 'choice',
    options: [
      { value: 'sold', label: 'Accepted' },
      { value: 'presold', label: 'Not yet' },
    ],
  },
  { name: 'price', label: 'Price, about', kind: 'money' },
]

export const postcodeField: FormField = { name: 'postcode', label: 'Postcode', kind: 'postcode' }

export const messageField: FormField = {
  name: 'message',
  label: 'What they said',
  kind: 'lines',
  width: 'w6',
  most: 4000,
}
