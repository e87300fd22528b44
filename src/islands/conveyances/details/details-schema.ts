import * as z from 'zod/mini'
import { parsePhone } from '#domain/contact'
import { CaseFlag } from '#domain/conveyance/workflow/condition'
import { DateOnly } from '#domain/date-schema'
import { MatterType, Nation, Tenure } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { ClientRole } from '#domain/party'
import { atMost } from '#domain/text/at-most'

const line = z._default(z.string().check(z.trim(), atMost(200)), '')
const email = z.optional(z.email('Enter an email address, like name@example.com.'))
const phone = z._default(
  z
    .string()
    .check(
      z.refine((typed) => !typed || parsePhone(typed) !== null, 'Check this telephone number.'),
    ),
  '',
)
const day = z.optional(DateOnly)

const Client = z.object({
  contact_id: line,
  name: z.string().check(z.trim(), z.minLength(1, 'Enter the name of the client.')),
  email,
  phone: line,
  role: ClientRole,
})

/** The details of a case as its form has them: one field each, empty ones left out. */
export const DetailsValues = z.object({
  line: z.string().check(z.trim(), z.minLength(1, 'Enter the first line of the address.')),
  town: line,
  postcode: line,
  nation: Nation,
  tenure: Tenure,
  price: z._default(Pence, 0),
  deposit: z._default(Pence, 0),
  fees: z._default(Pence, 0),
  clients: z.array(Client),
  counterparties: z._default(z.array(z.object({ name: line })), []),
  firm: line,
  handler: line,
  email,
  other_phone: phone,
  lender: line,
  lender_ref: line,
  lender_amount: z.optional(Pence),
  lender_email: email,
  lender_phone: phone,
  agency: line,
  branch: line,
  negotiator: line,
  fee_earner: z.string().check(z.minLength(1, 'Choose a fee earner.')),
  assistant: line,
  linked: line,
  flags: z._default(z.array(CaseFlag), []),
  last_client_contact_on: day,
})
export type DetailsValues = z.infer<typeof DetailsValues>

/** The values of the parts in which a case is changed on its page. */
export const PropertyValues = z.pick(DetailsValues, {
  line: true,
  town: true,
  postcode: true,
  nation: true,
  tenure: true,
  price: true,
  deposit: true,
})
export const ClientsValues = z.pick(DetailsValues, { clients: true })
export const PartiesValues = z.pick(DetailsValues, {
  counterparties: true,
  firm: true,
  handler: true,
  email: true,
  other_phone: true,
  lender: true,
  lender_ref: true,
  lender_amount: true,
  lender_email: true,
  lender_phone: true,
  agency: true,
  branch: true,
  negotiator: true,
})
export const TeamValues = z.pick(DetailsValues, {
  fee_earner: true,
  assistant: true,
  linked: true,
  fees: true,
  flags: true,
  last_client_contact_on: true,
})
export type PropertyValues = z.infer<typeof PropertyValues>
export type ClientsValues = z.infer<typeof ClientsValues>
export type PartiesValues = z.infer<typeof PartiesValues>
export type TeamValues = z.infer<typeof TeamValues>

export const NewCaseValues = z.extend(DetailsValues, {
  matter_type: MatterType,
  instructed_on: DateOnly,
  exchange_target_on: day,
  completion_on: day,
})
export type NewCaseValues = z.infer<typeof NewCaseValues>
