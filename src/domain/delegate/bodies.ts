import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { DelegateAccess } from './access.ts'
import { AuthorityWay, PowerKind } from './delegate.ts'

const version = z.int().check(z.minimum(0))
const given = (most: number, message: string) => lineText(most).check(z.minLength(1, message))

const whom = {
  first_name: given(80, 'Enter their first name.'),
  last_name: given(80, 'Enter their last name.'),
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254),
      z.email('Enter an email address, like name@example.com.'),
    ),
  phone: z.nullable(lineText(40)),
  relation: given(80, 'Enter how they know each other, such as daughter or neighbour.'),
  access: z
    .array(DelegateAccess)
    .check(z.minLength(1, 'Choose what they may do.'), z.maxLength(DelegateAccess.options.length)),
  until: z.nullable(DateOnly),
  /** The kind of power of an attorney; null for a helper. */
  power: z.nullable(PowerKind),
}

export const DelegateEntry = z.strictObject(whom)
export type DelegateEntry = z.infer<typeof DelegateEntry>

/** What staff enter in a client’s place: whose helper it is, and how that client told them. */
export const StaffDelegateEntry = z.strictObject({
  ...whom,
  contact_id: given(100, 'Choose the client.'),
  authority: z.strictObject({ way: AuthorityWay, on: DateOnly }),
  /** The document of the power; null for a helper, or where it is not filed yet. */
  document_id: z.nullable(z.string()),
})
export type StaffDelegateEntry = z.infer<typeof StaffDelegateEntry>

export const PowerRecord = z.strictObject({
  version,
  document_id: given(100, 'Choose the document.'),
})
export const DelegateVersion = z.strictObject({ version })
