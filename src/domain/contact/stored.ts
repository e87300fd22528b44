import type { PhoneKind } from './details.ts'

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * A contact of the first shape with lists of its email addresses and telephone numbers, a communication choice in
 * place of a preferred channel, and no middle or preferred name.
 */
export const withDetails = ({ preferred_channel, language, ...doc }: Fields): Fields => {
  const [email, phone] = [textOf(doc['email']), textOf(doc['phone'])]
  return {
    middle_name: null,
    preferred_name: null,
    emails: email === null ? [] : [{ kind: 'personal', address: email, is_main: true }],
    phones: phone === null ? [] : [{ kind: kindOf(phone), number: phone, is_main: true }],
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

/** The kind that a number looks like: a UK mobile, or a landline at home. */
export const kindOf = (phone: string): PhoneKind => (/^\+447/.test(phone) ? 'mobile' : 'home')
