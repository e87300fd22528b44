import { assertAllowed } from '#domain/act'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DelegateEntry, StaffDelegateEntry } from '#domain/delegate/bodies'
import { assertNameable, newDelegate, withPower } from '#domain/delegate/changing'
import type { Delegate } from '#domain/delegate/delegate'
import { invalid, notFound } from '#domain/refusal'
import { emptyProfile } from '#domain/user/profile/profile'
import { caseToChange } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/document'
import { announce } from './announcing.ts'
import { documentOfPower } from './power.ts'
import { delegatesOf } from './stored.ts'

const UNUSABLE = 'This address cannot be used here. Enter another one, or call us.'

const accountFor = (
  { newId, now }: RequestContext,
  { first_name, last_name, email, phone }: DelegateEntry,
): User => ({
  id: newId(),
  version: 1,
  type: 'client',
  ...{ first_name, last_name, email, phone },
  job_title: null,
  status: 'active',
  roles: ['Client'],
  team: null,
  is_fee_earner: false,
  profile: emptyProfile,
  contact_id: null,
  agency_id: null,
  created_at: now,
  updated_at: now,
})

/** The account of an address, made where there is none; throws 422 for the client’s own and for that of staff or an agent. */
const accountOf = (context: RequestContext, entry: DelegateEntry, clientId: string): User => {
  const held = context.users.byEmail(entry.email)
  if (held?.contact_id === clientId)
    throw invalid({ email: ['This is the client’s own address. Each person needs their own.'] })
  if (held !== null && (held.type !== 'client' || held.status !== 'active'))
    throw invalid({ email: [UNUSABLE] })
  if (held !== null) return held
  const user = context.users.insert(accountFor(context, entry))
  const detail = { added: `${entry.first_name} ${entry.last_name}` }
  context.recordEvents([
    { name: 'user.updated', subject: 'user', id: user.id, version: 1, changed: ['status'], detail },
  ])
  return user
}

type Naming = {
  readonly contactId: string
  readonly entry: DelegateEntry
  readonly authority: StaffDelegateEntry['authority'] | null
  readonly documentId: string | null
}

const named = (
  context: RequestContext,
  conveyance: Conveyance,
  { contactId, entry, authority, documentId }: Naming,
): Delegate => {
  assertAllowed(mayChangeCase(conveyance))
  const client = conveyance.clients.find(({ contact_id }) => contact_id === contactId)
  if (client === undefined) throw notFound()
  const records = delegatesOf(context.store)
  const others = records.of([conveyance.id]).filter((it) => it.client.id === contactId)
  assertNameable(entry, others, context.today)
  const account = accountOf(context, entry, contactId)
  const place = {
    ...{ id: context.newId(), conveyance_id: conveyance.id, user_id: account.id },
    client: { id: contactId, name: client.name },
  }
  const bare = newDelegate(place, entry, authority, context)
  if (documentId === null || bare.power === null) return records.insert(bare)
  documentOfPower(context, conveyance.id, documentId)
  return records.insert({ ...withPower(bare, documentId, context), version: 1 })
}

/** A client names somebody; throws 404 for a case of others, 409 after it has ended, 422 for whoever cannot be named. */
export const nameDelegate = (
  context: RequestContext,
  id: string,
  entry: DelegateEntry,
): Delegate => {
  const conveyance = context.conveyances.get(id)
  const contactId = context.person.contact_id ?? ''
  const naming = { contactId, entry, authority: null, documentId: null }
  const delegate = named(context, conveyance, naming)
  announce(context, conveyance, delegate)
  return delegate
}

/** Staff name somebody as a client told them to. */
export const addDelegate = (
  context: RequestContext,
  id: string,
  { contact_id: contactId, authority, document_id: documentId, ...entry }: StaffDelegateEntry,
): Delegate => {
  const conveyance = caseToChange(context, id)
  if (authority.on > context.today)
    throw invalid({ 'authority.on': ['Enter today or an earlier day.'] })
  const delegate = named(context, conveyance, { contactId, entry, authority, documentId })
  announce(context, conveyance, delegate)
  return delegate
}
