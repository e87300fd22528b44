import type { Values } from '#components/form/form-parts.ts'
import { formatPhone } from '#domain/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'

const formattedPhone = (phone: string | null | undefined) => (phone ? formatPhone(phone) : '')

const personOf = (named: { readonly id: string } | null | undefined) => named?.id ?? ''

const clientsOf = ({ clients }: Pick<Conveyance, 'clients'>) =>
  clients.map(({ contact_id, name, email, phone, role }) => ({
    contact_id,
    name,
    email: email ?? '',
    phone: phone ?? '',
    role,
  }))

const othersOf = ({ other_side, lender, agency, counterparties }: Conveyance): Values => ({
  counterparties: counterparties.map((name) => ({ name })),
  firm: other_side?.firm ?? '',
  handler: other_side?.handler ?? '',
  email: other_side?.email ?? '',
  other_phone: formattedPhone(other_side?.phone),
  lender: lender?.name ?? '',
  lender_ref: lender?.ref ?? '',
  lender_amount: lender?.amount ?? null,
  lender_email: lender?.email ?? '',
  lender_phone: formattedPhone(lender?.phone),
  agency: personOf(agency?.agency),
  branch: personOf(agency?.branch),
  negotiator: personOf(agency?.negotiator),
})

/** The details of a case, as its form shows them. */
export const valuesOf = (conveyance: Conveyance): Values => ({
  ...conveyance.address,
  nation: conveyance.nation,
  tenure: conveyance.tenure,
  price: conveyance.price,
  deposit: conveyance.deposit,
  fees: conveyance.fees,
  clients: clientsOf(conveyance),
  ...othersOf(conveyance),
  fee_earner: personOf(conveyance.fee_earner),
  assistant: personOf(conveyance.assistant),
  linked: personOf(conveyance.linked),
  flags: conveyance.flags,
  last_client_contact_on: conveyance.last_client_contact_on ?? '',
})

const blankOthers: Values = {
  counterparties: [],
  firm: '',
  handler: '',
  email: '',
  other_phone: '',
  lender: '',
  lender_ref: '',
  lender_amount: null,
  lender_email: '',
  lender_phone: '',
  agency: '',
  branch: '',
  negotiator: '',
}

/** The form of a case that is not opened yet. */
export const blankValues = (today: string): Values => ({
  matter_type: 'sale',
  instructed_on: today,
  exchange_target_on: '',
  completion_on: '',
  line: '',
  town: '',
  postcode: '',
  nation: '',
  tenure: 'freehold',
  price: null,
  deposit: null,
  fees: null,
  clients: [{ contact_id: '', name: '', email: '', phone: '', role: 'seller' }],
  ...blankOthers,
  fee_earner: '',
  assistant: '',
  linked: '',
  flags: [],
})
