import { formatPhone } from '#domain/contact'
import { fullDate } from '#domain/dates'
import type { Channel } from './details.ts'
import type { ContactReference } from './reference.ts'

export const channelLabels: Readonly<Record<Channel, string>> = {
  email: 'Email',
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  phone: 'Telephone',
  post: 'Post',
}

export const emailKindLabels = { personal: 'Personal', work: 'Work', other: 'Other' } as const

export const phoneKindLabels = {
  mobile: 'Mobile',
  home: 'Home',
  work: 'Work',
  other: 'Other',
} as const

export const vulnerabilityLabels = {
  health: 'Health',
  bereavement: 'Bereavement',
  capability: 'Capability',
  resilience: 'Resilience',
  language: 'Language',
  other: 'Other',
} as const

export const referenceRoleLabels: Readonly<Record<ContactReference['role'], string>> = {
  seller: 'Seller',
  buyer: 'Buyer',
  borrower: 'Borrower',
  transferor: 'Transferor',
  transferee: 'Transferee',
  executor: 'Executor',
  attorney: 'Attorney',
  donor: 'Donor',
  client: 'Client',
  enquirer: 'Enquirer',
}

export const fieldLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  preferred_name: 'Preferred name',
  previous_names: 'Previous names',
  date_of_birth: 'Date of birth',
  emails: 'Email addresses',
  phones: 'Telephone numbers',
  addresses: 'Addresses',
  communication: 'Communication',
  vulnerability: 'Vulnerability',
  whatsapp_opt_in_at: 'WhatsApp consent',
  marketing_opt_in: 'Marketing consent',
}

type Row = Readonly<Record<string, unknown>>

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null

const mainSuffix = (row: Row) => (row['is_main'] === true ? ' (main)' : '')
const formatRow = (row: unknown): string => {
  if (!isRecord(row)) return textOf(row)
  if ('address' in row) return textOf(row['address']) + mainSuffix(row)
  if ('number' in row) return formatPhone(textOf(row['number'])) + mainSuffix(row)
  return [textOf(row['lines']), textOf(row['postcode'])].filter(Boolean).join(', ')
}

/** 'English' for 'en', 'Welsh' for 'cy'; other text unchanged. */
export const languageName = (code: string) =>
  ({ en: 'English', cy: 'Welsh' })[code] ?? (code || 'English')

const labelsByName: Readonly<Partial<Record<string, string>>> = channelLabels

const formatCommunication = (it: Row) =>
  [
    ...rowsOf(it['channels']).map((one) => labelsByName[textOf(one)] ?? textOf(one)),
    languageName(textOf(it['language'])),
    it['large_print'] === true ? 'Large print' : '',
  ]
    .filter(Boolean)
    .join(', ')

/** The formatted value of a field for the history; null when it is empty or not recorded. */
export const formatField = (field: string, value: unknown): string | null => {
  if (field === 'communication' && isRecord(value)) return formatCommunication(value)
  if (field === 'date_of_birth' && typeof value === 'string') return fullDate(value)
  if (Array.isArray(value)) return value.map(formatRow).join('; ') || null
  return textOf(value) || null
}
