import type { HelpedClients, OwnDelegate } from '#domain/delegate/api'
import { accepted } from '#domain/delegate/changing'
import { type Delegate, standingOf } from '#domain/delegate/delegate'
import { powerLabels } from '#domain/delegate/labels'
import { notFound } from '#domain/refusal'
import { ofCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { changed, hostsOf } from './announcing.ts'
import { endDelegate } from './ending.ts'
import { delegatesOf } from './stored.ts'
import { acceptedText, concernedBy, tellingBoth } from './telling.ts'

export const toOwnDelegate = (delegate: Delegate, today: string): OwnDelegate => {
  const { id, version, conveyance_id, name, email, relation, access, until, named } = delegate
  return {
    ...{ id, version, conveyance_id, name, email, relation, access, until, named },
    power: delegate.power && powerLabels[delegate.power.kind],
    standing: standingOf(delegate, today),
  }
}

/** Who helps the signed-in client, in all their cases, the newest first. */
export const ownDelegates = ({ store, person, today, conveyances }: RequestContext) => {
  const cases = new Set(conveyances.ofContact(person.contact_id ?? '').map(({ id }) => id))
  return delegatesOf(store)
    .ofContact(person.contact_id ?? '')
    .filter(({ conveyance_id }) => cases.has(conveyance_id))
    .map((it) => toOwnDelegate(it, today))
    .toReversed()
}

/** The case of a client who may be helped; null where they are no client of it any more. */
const caseOf = (context: RequestContext, { conveyance_id, client }: Delegate) =>
  context
    .as(system, context.by)
    .conveyances.ofContact(client.id)
    .find(({ id }) => id === conveyance_id) ?? null

const isOnOffer = (delegate: Delegate, today: string) =>
  ['invited', 'active'].includes(standingOf(delegate, today))

/** Whom the signed-in person may help, and whether they are a client themselves. */
export const helpedBy = (context: RequestContext): HelpedClients => {
  const { store, person, today, users } = context
  const helped = delegatesOf(store)
    .ofUser(person.id)
    .filter((it) => isOnOffer(it, today))
    .flatMap((it) => {
      const conveyance = caseOf(context, it)
      if (conveyance === null) return []
      const { id, client, access, power, until, accepted_at } = it
      return {
        ...{ id, client: client.name, access, until },
        matter_type: conveyance.matter_type,
        // An address is nobody’s business before they have accepted.
        address: accepted_at === null ? '' : conveyance.address.line,
        is_attorney: power !== null,
        is_accepted: accepted_at !== null,
        is_now: person.helping?.id === id,
      }
    })
  return { helped, is_client: (users.find(person.id)?.contact_id ?? null) !== null }
}

/** Throws 404 for somebody whom the signed-in person does not help. */
const ownHelping = (context: RequestContext, id: string) => {
  const delegate = delegatesOf(context.store).find(id)
  if (delegate?.user_id !== context.person.id || !isOnOffer(delegate, context.today))
    throw notFound()
  const conveyance = caseOf(context, delegate)
  if (conveyance === null) throw notFound()
  return { delegate, conveyance }
}

/** Lets the session act for a client; the first time is the acceptance, which the client is told. */
export const startHelping = (context: RequestContext, id: string, session: string) => {
  const { delegate, conveyance } = ownHelping(context, id)
  context.sessions.actFor(session, id)
  if (delegate.accepted_at !== null) return
  const now = delegatesOf(context.store).replace(accepted(delegate, context))
  const detail = { name: now.name, client: now.client.name }
  context.recordEvents([{ name: 'delegate.accepted', ...ofCase(conveyance), changed, detail }], {
    ...concernedBy(conveyance, now),
    correspondence: () => tellingBoth(conveyance, now, acceptedText(now, hostsOf(context))),
  })
}

/** Somebody helps a client no longer, by their own wish. */
export const stopHelping = (context: RequestContext, id: string) => {
  const { delegate, conveyance } = ownHelping(context, id)
  endDelegate(context, conveyance, delegate, 'self')
}

/** For whom a new session acts: the one client of somebody who has no case of their own. */
export const firstHelped = (
  { store, today }: Pick<RequestContext, 'store' | 'today'>,
  { id, contact_id }: { readonly id: string; readonly contact_id: string | null },
): string | null => {
  if (contact_id !== null) return null
  const active = delegatesOf(store)
    .ofUser(id)
    .filter((it) => standingOf(it, today) === 'active')
  return active.length === 1 ? (active[0]?.id ?? null) : null
}
