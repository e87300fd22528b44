import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { ContactEmail, ContactPhone } from './contact.ts'
import { CommunicationChoice, ContactAddress, ContactNames, Vulnerability } from './details.ts'

const MAX_ENTRIES = 10
const version = z.int().check(z.minimum(0))

const hasOneMain = z.refine<readonly { readonly is_main: boolean }[]>(
  (all) => all.length === 0 || all.filter((one) => one.is_main).length === 1,
  { error: 'Choose which one is the main one.' },
)

const detailFields = {
  ...ContactNames,
  date_of_birth: z.nullable(DateOnly),
  emails: z.array(ContactEmail).check(z.maxLength(MAX_ENTRIES), hasOneMain),
  phones: z.array(ContactPhone).check(z.maxLength(MAX_ENTRIES), hasOneMain),
  addresses: z.array(ContactAddress).check(z.maxLength(20)),
  communication: CommunicationChoice,
  vulnerability: z.nullable(Vulnerability),
}

export const ContactDetails = z.strictObject(detailFields)
export type ContactDetails = z.infer<typeof ContactDetails>

export const ContactChange = z.strictObject({ ...detailFields, version })
export type ContactChange = z.infer<typeof ContactChange>

/** The contact to merge in, its version as read, and whether a client's sign-in may move with it. */
export const ContactMerge = z.strictObject({
  version,
  other_id: z.uuid(),
  other_version: version,
  merge_accounts: z.boolean(),
})
export type ContactMerge = z.infer<typeof ContactMerge>
