import * as z from 'zod/mini'
import { Email, Phone } from '#domain/contact'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { SignatureMark } from '../mark.ts'
import { CompanyOffice, Execution } from './company.ts'
import { CertificatePoint, DeedGate, DeedKind } from './deed.ts'

const version = z.int().check(z.minimum(0))
const named = (message: string) => lineText(200).check(z.minLength(1, message))
const browser = z.string().check(z.maxLength(300))

export const DeedRequestBody = z.strictObject({
  kind: DeedKind,
  /** A document of the case, as the clients see it. */
  document_id: z.string().check(z.minLength(1, 'Choose the deed.')),
  gates: z.array(DeedGate),
  /** Absent where each client signs for themselves. */
  execution: z.optional(Execution),
  company_name: z.optional(lineText(160)),
  company_number: z.optional(lineText(20)),
  /** Whoever signs for the company, where two do. */
  signatories: z.optional(
    z.array(
      z.strictObject({
        contact_id: z.string().check(z.minLength(1, 'Choose the client.')),
        office: CompanyOffice,
      }),
    ),
  ),
  /** One for each client who signs; none where two sign for a company. */
  witnesses: z.optional(
    z.array(
      z.strictObject({
        contact_id: z.string().check(z.minLength(1, 'Choose the client.')),
        name: named('Enter the full name.'),
        email: Email,
        phone: Phone,
      }),
    ),
  ),
})
export type DeedRequestBody = z.infer<typeof DeedRequestBody>

export const DeedDateBody = z.strictObject({
  version,
  on: DateOnly,
  authority: named('Enter who gave you authority to date it.'),
})
export type DeedDateBody = z.infer<typeof DeedDateBody>

export const CertificateBody = z.strictObject({
  version,
  points: z.array(CertificatePoint),
  name: named('Type your full name.'),
})
export type CertificateBody = z.infer<typeof CertificateBody>

export const WitnessBody = z.strictObject({
  name: named('Type your full name.'),
  address: z.string().check(z.trim(), z.minLength(8, 'Enter your full address.'), atMost(300)),
  occupation: named('Enter your occupation.'),
  is_adult: z.literal(true, 'A witness must be 18 or over.'),
  is_no_party: z.literal(true, 'A party to the deed cannot be a witness.'),
  was_present: z.literal(
    true,
    'A witness must be in the same room and watch. A video call is not enough.',
  ),
  mark: SignatureMark,
  browser,
})
export type WitnessBody = z.infer<typeof WitnessBody>
