import * as z from 'zod/mini'
import { Email } from '#domain/contact'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

export const PersonRegulator = z.enum(['SRA', 'CLC', 'CILEX', 'none'])
export type PersonRegulator = z.infer<typeof PersonRegulator>

const WHOLE = 'Enter a whole number of cases, from 1 to 500.'

/** The number of their own extension: '214'. */
const Extension = z
  .string()
  .check(z.trim(), z.regex(/^(?:[0-9*#]{1,10})?$/, 'Enter digits only, such as 214.'))

const SIGNATURE_LINES = 4
const hasFewLines = (text: string) => text.split('\n').length <= SIGNATURE_LINES

/** Lines that a person adds to their signature: 'I work Monday to Thursday.' */
const SignatureText = z
  .string()
  .check(
    z.trim(),
    atMost(300),
    z.refine(hasFewLines, `Use ${SIGNATURE_LINES} lines or fewer.`),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*(?:\n[^\p{Cc}\p{Zl}\p{Zp}]*)*$/u, 'Remove hidden characters.'),
  )

/** What a firm knows of a member of staff beyond their account; '' where there is nothing. */
export const PersonProfile = z.strictObject({
  regulator: PersonRegulator,
  regulator_number: lineText(20),
  supervisor_id: z.nullable(z.string()),
  /** The name of one of the firm's offices; null for none. */
  office: z.nullable(lineText(80)),
  phone_extension: Extension,
  /** Where mail to this person goes; their sign-in address when empty. */
  mailbox: z.union([z.literal(''), Email]),
  /** How many open cases they can take; null where nobody has said. */
  capacity: z.nullable(z.int(WHOLE).check(z.minimum(1, WHOLE), z.maximum(500, WHOLE))),
  signature: SignatureText,
})
export type PersonProfile = z.infer<typeof PersonProfile>

export const emptyProfile: PersonProfile = {
  regulator: 'none',
  regulator_number: '',
  supervisor_id: null,
  office: null,
  phone_extension: '',
  mailbox: '',
  capacity: null,
  signature: '',
}

/** The values of a form; empty fields become what stands for nothing. */
export const ProfileForm = z.extend(PersonProfile, {
  regulator_number: z._default(PersonProfile.shape.regulator_number, ''),
  supervisor_id: z._default(PersonProfile.shape.supervisor_id, null),
  office: z._default(PersonProfile.shape.office, null),
  phone_extension: z._default(PersonProfile.shape.phone_extension, ''),
  mailbox: z._default(PersonProfile.shape.mailbox, ''),
  capacity: z._default(PersonProfile.shape.capacity, null),
  signature: z._default(PersonProfile.shape.signature, ''),
})

/** The parts of a profile that people change themselves. */
export const OwnProfile = z.strictObject({
  phone: z.nullable(lineText(80)),
  phone_extension: Extension,
  signature: SignatureText,
})
export type OwnProfile = z.infer<typeof OwnProfile>

/** What keeps a profile from being saved, by field; empty when nothing does. */
export const profileProblems = (
  { regulator, regulator_number, supervisor_id }: PersonProfile,
  userId: string,
): Readonly<Record<string, readonly string[]>> => ({
  ...(regulator === 'none' && regulator_number !== ''
    ? { regulator: ['Choose the regulator that gave this number.'] }
    : {}),
  ...(regulator !== 'none' && regulator_number === ''
    ? { regulator_number: ['Enter their number with the regulator.'] }
    : {}),
  ...(supervisor_id === userId ? { supervisor_id: ['Choose somebody else.'] } : {}),
})

/** The values of a person's own form. */
export const OwnProfileForm = z.extend(OwnProfile, {
  phone: z._default(OwnProfile.shape.phone, null),
  phone_extension: z._default(OwnProfile.shape.phone_extension, ''),
  signature: z._default(OwnProfile.shape.signature, ''),
})
