import type { Option } from '#components/Fields.tsx'
import type { FormField, Values } from '#components/form-parts.ts'
import { consentNames } from '#domain/lead-detail-names'
import { leadIntentNames, leadSourceNames } from '#domain/lead-names'
import { findAgencies } from '#stores/agencies'
import { personFields } from './lead-fields.tsx'

const chosenFrom = (names: Readonly<Record<string, string>>) => [
  { value: '', label: 'Choose' },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
]

// Whoever is named first is the likelier reason.
const consentOf = (source: unknown) =>
  source === 'agent' || source === 'broker'
    ? 'through_introducer'
    : source === 'email'
      ? 'by_email'
      : source === 'repeat'
        ? 'existing_client'
        : 'by_phone'

const isIntroduced = ({ source }: Values) => source === 'agent' || source === 'broker'
const isCalledBack = ({ next }: Values) => next === 'call'

/** The dozen fields of a call. */
export const newLeadFields = (agencies: readonly Option[]): readonly FormField[] => [
  ...personFields,
  {
    name: 'intent',
    label: 'Wants',
    kind: 'checks',
    width: 'w6',
    options: Object.entries(leadIntentNames).map(([value, label]) => ({ value, label })),
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
  { name: 'postcode', label: 'Postcode', kind: 'postcode' },
  {
    name: 'source',
    label: 'How they came to us',
    kind: 'select',
    options: chosenFrom(leadSourceNames),
    also: (source): Values => ({ consent: consentOf(source) }),
  },
  {
    name: 'agency_id',
    label: 'Agency',
    kind: 'combobox',
    options: agencies,
    find: findAgencies,
    when: isIntroduced,
  },
  {
    name: 'consent',
    label: 'Why we may ring them',
    kind: 'select',
    options: chosenFrom(consentNames),
  },
  { name: 'message', label: 'What they said', kind: 'lines', width: 'w6', most: 4000 },
  {
    name: 'next',
    label: 'After saving',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'quote', label: 'Quote now' },
      { value: 'call', label: 'Call back' },
      { value: 'nothing', label: 'Neither' },
    ],
  },
  {
    name: 'on',
    label: 'Call back on',
    kind: 'date',
    quick: ['tomorrow', 2, 5],
    when: isCalledBack,
  },
  { name: 'at', label: 'At', kind: 'time', when: isCalledBack },
]
