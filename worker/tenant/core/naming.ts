import { partyOf } from '#domain/contact/following'
import type { OpeningBody } from '#domain/conveyance/bodies'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import { createContact, linkContact } from '#tenant/contact/linking'
import type { RequestContext } from '#tenant/runtime/context'
import { isReached } from '#tenant/runtime/reading'

type Pointing = {
  readonly [Field in 'fee_earner' | 'assistant' | 'linked' | 'agency' | 'clients']?:
    | OpeningBody[Field]
    | undefined
} & { readonly quote_case_id?: string | null | undefined }

/** Returns an active member of staff with their stored name; throws 422 for any other id. */
export const staffNamed = (context: RequestContext, field: string, named: Named): Named => {
  const user = context.users.find(named.id)
  if (user?.type !== 'staff' || user.status !== 'active')
    throw invalid({ [field]: ['Choose a member of staff.'] })
  return { id: user.id, name: fullName(user) }
}

/** Returns a body with every record it refers to replaced by the stored one; throws 422 for any out of scope. */
export const pointed = <B extends Pointing>(context: RequestContext, body: B): B => ({
  ...body,
  ...(body.fee_earner && { fee_earner: staffNamed(context, 'fee_earner', body.fee_earner) }),
  ...(body.assistant && { assistant: staffNamed(context, 'assistant', body.assistant) }),
  ...(body.linked && { linked: linkedCase(context, body.linked.id) }),
  ...(body.agency && { agency: knownAgency(context, body.agency) }),
  ...(body.clients && { clients: body.clients.map((it) => knownClient(context, it)) }),
  ...(body.quote_case_id && { quote_case_id: knownQuoteCase(context, body.quote_case_id) }),
})

const linkedCase = (context: RequestContext, id: string) => {
  if (!isReached(context, 'conveyance', id))
    throw invalid({ linked: ['Choose a case from the list.'] })
  const { ref, matter_type } = context.conveyances.get(id)
  return { id, ref, matter_type }
}

const knownAgency = (context: RequestContext, it: NonNullable<OpeningBody['agency']>) => {
  const agency = context.agencies.find(it.agency.id)
  if (agency === null) throw invalid({ agency: ['Choose an agency from the list.'] })
  return { ...it, agency: { id: agency.id, name: agency.name } }
}

const knownClient = (context: RequestContext, client: OpeningBody['clients'][number]) => {
  if (client.contact_id === '') return partyOf(newClient(context, client), client)
  const contact = context.contacts.current(client.contact_id)
  if (contact === null)
    throw invalid({ clients: [`Choose ${client.name} from the contacts again.`] })
  return partyOf(contact, client)
}

/** Links a client without a contact to a matching contact, or creates one. */
const newClient = (context: RequestContext, it: OpeningBody['clients'][number]) => {
  const words = it.name.trim().split(/\s+/)
  const client = {
    first_name: words.slice(0, -1).join(' '),
    last_name: words.at(-1) ?? '',
    email: it.email ?? '',
    phone: it.phone ?? '',
  }
  return linkContact(context, client) ?? createContact(context, client)
}

const knownQuoteCase = (context: RequestContext, id: string) => {
  if (!isReached(context, 'quote-case', id))
    throw invalid({ quote_case_id: ['Choose a quote from the list.'] })
  return id
}
