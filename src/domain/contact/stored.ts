import type { Contact } from './contact.ts'
import type { Channel, PhoneKind } from './details.ts'

type Added =
  | 'middle_name'
  | 'preferred_name'
  | 'emails'
  | 'phones'
  | 'communication'
  | 'merged_into'
  | 'created_by'

/** A contact as any version of the product stored it. */
export type StoredContact = Omit<Contact, Added> &
  Partial<Pick<Contact, Added>> & {
    readonly preferred_channel?: Channel
    readonly language?: string
  }

/** The contact in today's shape: what an older row does not have is empty. */
export const contactFromStored = (it: StoredContact): Contact => {
  const { preferred_channel, language, ...rest } = it
  return {
    ...rest,
    middle_name: it.middle_name ?? null,
    preferred_name: it.preferred_name ?? null,
    emails: it.emails ?? (it.email ? [{ kind: 'personal', address: it.email, is_main: true }] : []),
    phones:
      it.phones ?? (it.phone ? [{ kind: kindOf(it.phone), number: it.phone, is_main: true }] : []),
    communication: it.communication ?? {
      channels: preferred_channel ? [preferred_channel] : [],
      language: language ?? 'en',
      large_print: false,
    },
    merged_into: it.merged_into ?? null,
    created_by: it.created_by ?? null,
  }
}

/** The kind that a number looks like: a UK mobile, or a landline at home. */
export const kindOf = (phone: string): PhoneKind => (/^\+447/.test(phone) ? 'mobile' : 'home')
