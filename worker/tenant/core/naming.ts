import { partyOf } from '#domain/contact/following'
import type { OpeningBody } from '#domain/conveyance/bodies'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import { createContact, linkContact } from '#tenant/contact/linking'
import type { Desk } from '#tenant/runtime/context'
import { isReached } from '#tenant/runtime/reading'

type Pointing = {
  readonly [Field in 'fee_earner' | 'assistant' | 'linked' | 'agency' | 'clients']?:
    | OpeningBody[Field]
    | undefined
} & { readonly quote_case_id?: string | null | undefined }

/** Somebody of the firm by id, under the name that we have for them. Refuses 422 for any other id. */
export const staffNamed = (desk: Desk, field: string, it: Named): Named => {
  const user = desk.users.find(it.id)
  if (user?.type !== 'staff' || user.status !== 'active')
    throw invalid({ [field]: ['Choose somebody who works here.'] })
  return { id: user.id, name: fullName(user) }
}

/**
 * Everything that a body points at, checked together: people of the firm, the linked case, the agency,
 * the clients. What the sender does not reach, they cannot point at.
 */
export const pointed = <B extends Pointing>(desk: Desk, body: B): B => ({
  ...body,
  ...(body.fee_earner && { fee_earner: staffNamed(desk, 'fee_earner', body.fee_earner) }),
  ...(body.assistant && { assistant: staffNamed(desk, 'assistant', body.assistant) }),
  ...(body.linked && { linked: linkedCase(desk, body.linked.id) }),
  ...(body.agency && { agency: knownAgency(desk, body.agency) }),
  ...(body.clients && { clients: body.clients.map((it) => knownClient(desk, it)) }),
  ...(body.quote_case_id && { quote_case_id: knownQuoteCase(desk, body.quote_case_id) }),
})

const linkedCase = (desk: Desk, id: string) => {
  if (!isReached(desk, 'conveyance', id))
    throw invalid({ linked: ['Choose a case that you can see.'] })
  const { ref, matter_type } = desk.conveyances.get(id)
  return { id, ref, matter_type }
}

const knownAgency = (desk: Desk, it: NonNullable<OpeningBody['agency']>) => {
  const agency = desk.agencies.find(it.agency.id)
  if (agency === null) throw invalid({ agency: ['Choose an agency from the list.'] })
  return { ...it, agency: { id: agency.id, name: agency.name } }
}

const knownClient = (desk: Desk, it: OpeningBody['clients'][number]) => {
  if (it.contact_id === '') return partyOf(newClient(desk, it), it)
  const contact = desk.contacts.current(it.contact_id)
  if (contact === null) throw invalid({ clients: [`Choose ${it.name} from the contacts again.`] })
  return partyOf(contact, it)
}

/** A client entered by name alone becomes a contact. */
const newClient = (desk: Desk, it: OpeningBody['clients'][number]) => {
  const words = it.name.trim().split(/\s+/)
  const client = {
    first_name: words.slice(0, -1).join(' '),
    last_name: words.at(-1) ?? '',
    email: it.email ?? '',
    phone: it.phone ?? '',
  }
  return linkContact(desk, client) ?? createContact(desk, client)
}

const knownQuoteCase = (desk: Desk, id: string) => {
  if (!isReached(desk, 'quote-case', id))
    throw invalid({ quote_case_id: ['Choose a quote that you can see.'] })
  return id
}
