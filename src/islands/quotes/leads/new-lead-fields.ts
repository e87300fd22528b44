import type { Option } from '#components/Fields.tsx'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { consentNames } from '#domain/lead/detail-labels'
import { leadSourceNames } from '#domain/lead/labels'
import { findAgencies } from '#stores/agent/agencies'
import { messageField, personFields, postcodeField, wantsFields } from './lead-fields.tsx'

const optionsWithBlank = (names: Readonly<Record<string, string>>) => [
  { value: '', label: 'Choose' },
  ...optionsOf(names),
]

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

export const newLeadFields = (agencies: readonly Option[]): readonly FormField[] => [
  ...personFields,
  ...wantsFields,
  postcodeField,
  ...sourceFields(agencies),
  messageField,
  ...nextFields,
]

const sourceFields = (agencies: readonly Option[]): readonly FormField[] => [
  {
    name: 'source',
    label: 'How they came to us',
    kind: 'select',
    options: optionsWithBlank(leadSourceNames),
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
    label: 'Consent to call',
    kind: 'select',
    options: optionsWithBlank(consentNames),
  },
]

const nextFields: readonly FormField[] = [
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
