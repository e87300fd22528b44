import type { FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ContactForm } from '#domain/contact/form'
import {
  channelLabels,
  emailKindLabels,
  phoneKindLabels,
  vulnerabilityLabels,
} from '#domain/contact/labels'

type Props = {
  of?: string
  version?: number
  start: Values
  submit: string
  onCancel: () => void
  onSubmit: (form: ContactForm, key: string, version: number | undefined) => Promise<unknown>
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'cy', label: 'Welsh' },
]
const none = { value: '', label: 'None recorded' }
const isVulnerable = ({ vulnerability_type }: Values) => Boolean(vulnerability_type)

const names: readonly FormPart[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'first_name', label: 'First name', kind: 'text' },
  { name: 'middle_name', label: 'Middle name', kind: 'text' },
  { name: 'last_name', label: 'Last name', kind: 'text' },
  {
    name: 'preferred_name',
    label: 'Preferred name',
    hint: 'What they like to be called.',
    kind: 'text',
  },
  { name: 'date_of_birth', label: 'Date of birth', kind: 'date' },
]

const contactMethods: readonly FormPart[] = [
  {
    name: 'emails',
    label: 'Email addresses',
    kind: 'rows',
    one: 'email address',
    most: 10,
    blank: { kind: 'personal', address: '', is_main: false },
    fields: [
      { name: 'address', label: 'Email', kind: 'email' },
      { name: 'kind', label: 'Kind', kind: 'select', options: optionsOf(emailKindLabels) },
      { name: 'is_main', label: 'Main email address', kind: 'check' },
    ],
  },
  {
    name: 'phones',
    label: 'Telephone numbers',
    kind: 'rows',
    one: 'telephone number',
    most: 10,
    blank: { kind: 'mobile', number: '', is_main: false },
    fields: [
      { name: 'number', label: 'Number', kind: 'phone' },
      { name: 'kind', label: 'Kind', kind: 'select', options: optionsOf(phoneKindLabels) },
      { name: 'is_main', label: 'Main number', kind: 'check' },
    ],
  },
  {
    name: 'addresses',
    label: 'Addresses',
    kind: 'rows',
    one: 'address',
    most: 20,
    blank: { lines: '', postcode: '', from: '', to: '' },
    fields: [
      { name: 'lines', label: 'Address', kind: 'text', width: 'w6' },
      { name: 'postcode', label: 'Postcode', kind: 'text' },
      { name: 'from', label: 'From', kind: 'date' },
      { name: 'to', label: 'Until', hint: 'Leave empty for the current address.', kind: 'date' },
    ],
  },
]

const choices: readonly FormPart[] = [
  {
    name: 'communication',
    label: 'Communication',
    kind: 'section',
    fields: [
      {
        name: 'channels',
        label: 'Channels',
        hint: 'Leave empty if they have no preference.',
        kind: 'checks',
        options: optionsOf(channelLabels),
      },
      { name: 'language', label: 'Language', kind: 'select', options: languages },
      { name: 'large_print', label: 'Needs large print', kind: 'check' },
    ],
  },
  {
    name: 'vulnerability',
    label: 'Vulnerability',
    hint: 'Only staff with access to clients can read this.',
    kind: 'section',
    fields: [
      {
        name: 'vulnerability_type',
        label: 'Type',
        kind: 'select',
        options: [none, ...optionsOf(vulnerabilityLabels)],
      },
      { name: 'vulnerability_note', label: 'Note', kind: 'lines', width: 'w6', when: isVulnerable },
      {
        name: 'vulnerability_adjust',
        label: 'Reasonable adjustments',
        kind: 'text',
        width: 'w6',
        when: isVulnerable,
      },
    ],
  },
]

const fields: readonly FormPart[] = [...names, ...contactMethods, ...choices]

export const ContactFields = (it: Props) => (
  <SchemaForm schema={ContactForm} fields={fields} {...it} />
)
