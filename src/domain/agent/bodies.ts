import * as z from 'zod/mini'
import { Email, Phone } from '#domain/contact'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { Postcode } from '#domain/postcode'
import { atMost } from '#domain/text/at-most'
import { AgencyStatus, AgencyType } from './agency.ts'

const version = z.int().check(z.minimum(0))
const nameOf = (what: string) =>
  lineText(120).check(z.minLength(1, `Enter the name of the ${what}.`))

const contactDetails = {
  email: z._default(z.nullable(Email), null),
  phone: z._default(z.nullable(Phone), null),
}

export const AgencyDetails = z.strictObject({
  name: nameOf('agency'),
  type: AgencyType,
  status: AgencyStatus,
  bdm_id: z._default(z.nullable(z.uuid()), null),
  agreement_signed_at: z._default(z.nullable(DateOnly), null),
})
export type AgencyDetails = z.infer<typeof AgencyDetails>

export const BranchDetails = z.strictObject({
  name: nameOf('branch'),
  postcode: z._default(z.nullable(Postcode), null),
  ...contactDetails,
})
export type BranchDetails = z.infer<typeof BranchDetails>

export const NegotiatorDetails = z.strictObject({
  name: nameOf('negotiator'),
  ...contactDetails,
  notes: z._default(z.string().check(z.trim(), atMost(1000)), ''),
  is_manager: z.optional(z.boolean()),
})
export type NegotiatorDetails = z.infer<typeof NegotiatorDetails>

export const AgencyChange = z.extend(AgencyDetails, { version })
export type AgencyChange = z.infer<typeof AgencyChange>

export const BranchChange = z.extend(BranchDetails, { version })
export type BranchChange = z.infer<typeof BranchChange>

export const NegotiatorChange = z.extend(NegotiatorDetails, { version })
export type NegotiatorChange = z.infer<typeof NegotiatorChange>

export const AtVersion = z.strictObject({ version })

/** `despite_open`: somebody has read how many quotes and cases are open, and archives it all the same. */
export const AgencyArchiving = z.strictObject({
  version,
  despite_open: z._default(z.boolean(), false),
})
export type AgencyArchiving = z.infer<typeof AgencyArchiving>

/** The record that is merged into the one of the path, each with its version as read. */
export const Merging = z.strictObject({
  version,
  other_id: z.uuid('Choose which one to merge.'),
  other_version: version,
})
export type Merging = z.infer<typeof Merging>

export const NegotiatorMove = z.strictObject({
  version,
  branch_id: z.uuid('Choose the branch.'),
})
export type NegotiatorMove = z.infer<typeof NegotiatorMove>
