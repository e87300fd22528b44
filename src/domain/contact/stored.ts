import type { PhoneKind } from './details.ts'

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * A contact stored in the first shape, migrated to lists of email addresses and telephone numbers, a communication
 * choice in place of a preferred channel, and empty middle and preferred names.
 */
export const migrateFirstShape = ({ preferred_channel, language, ...doc }: Fields): Fields => {
  const [email, phone] = [textOf(doc['email']), textOf(doc['phone'])]
  return {
    middle_name: null,
    preferred_name: null,
    emails: email === null ? [] : [{ kind: 'personal', address: email, is_main: true }],
    phones: phone === null ? [] : [{ kind: phoneKindOf(phone), number: phone, is_main: true }],
    communication: {
      channels: preferred_channel ? [preferred_channel] : [],
      language: language ?? 'en',
      large_print: false,
    },
    merged_into: null,
    created_by: null,
    ...doc,
  }
}

/** 'mobile' for a UK mobile number, otherwise 'home'. */
export const phoneKindOf = (phone: string): PhoneKind => (/^\+447/.test(phone) ? 'mobile' : 'home')
