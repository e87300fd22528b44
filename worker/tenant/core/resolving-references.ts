import { followIntroducer } from '#domain/agent/following'
import { partyOf } from '#domain/contact/following'
import type { OpeningBody } from '#domain/conveyance/bodies'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import { chosenAgency } from '#tenant/agent/choosing'
import { mergedInto } from '#tenant/agent/following'
import { createContact, linkContact } from '#tenant/contact/linking'
import type { RequestContext } from '#tenant/runtime/context'
import { canAccess } from '#tenant/runtime/file-access'

type References = {
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

/** Returns a body with the stored name of whoever of us spoke. */
export const resolveSpeaker = <B extends { readonly speaker?: Named | undefined }>(
  context: RequestContext,
  body: B,
): B => ({
  ...body,
  ...(body.speaker && { speaker: staffNamed(context, 'speaker', body.speaker) }),
})

/**
 * Returns a body with every record it refers to replaced by the stored one; throws 422 for any out of scope. `already`:
 * what the record names now, which may be archived.
 */
export const resolveReferences = <B extends References>(
  context: RequestContext,
  body: B,
  already: { readonly agency: string | null } = { agency: null },
): B => ({
  ...body,
  ...(body.fee_earner && { fee_earner: staffNamed(context, 'fee_earner', body.fee_earner) }),
  ...(body.assistant && { assistant: staffNamed(context, 'assistant', body.assistant) }),
  ...(body.linked && { linked: resolveLinkedCase(context, body.linked.id) }),
  ...(body.agency && { agency: resolveAgency(context, body.agency, already.agency) }),
  ...(body.clients && { clients: body.clients.map((it) => resolveClient(context, it)) }),
  ...(body.quote_case_id && { quote_case_id: resolveQuoteCase(context, body.quote_case_id) }),
})

const resolveLinkedCase = (context: RequestContext, id: string) => {
  if (!canAccess(context, 'conveyance', id))
    throw invalid({ linked: ['Choose a case from the list.'] })
  const { ref, matter_type } = context.conveyances.get(id)
  return { id, ref, matter_type }
}

const resolveAgency = (
  context: RequestContext,
  it: NonNullable<OpeningBody['agency']>,
  already: string | null,
) => {
  const unknown = 'Choose an agency from the list.'
  const { id, name } = chosenAgency(context, it.agency.id, { field: 'agency', unknown, already })
  return followIntroducer({ ...it, agency: { id, name } }, mergedInto(context))
}

const resolveClient = (context: RequestContext, client: OpeningBody['clients'][number]) => {
  if (client.contact_id === '') return partyOf(contactOfNewClient(context, client), client)
  const contact = context.contacts.current(client.contact_id)
  if (contact === null)
    throw invalid({ clients: [`Choose ${client.name} from the contacts again.`] })
  return partyOf(contact, client)
}

const contactOfNewClient = (context: RequestContext, it: OpeningBody['clients'][number]) => {
  const names = it.name.trim().split(/\s+/)
  const client = {
    first_name: names.slice(0, -1).join(' '),
    last_name: names.at(-1) ?? '',
    email: it.email ?? '',
    phone: it.phone ?? '',
  }
  return linkContact(context, client) ?? createContact(context, client)
}

const resolveQuoteCase = (context: RequestContext, id: string) => {
  if (!canAccess(context, 'quote-case', id))
    throw invalid({ quote_case_id: ['Choose a quote from the list.'] })
  return id
}
