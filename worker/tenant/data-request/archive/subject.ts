import { assertAllowed, refuseIf } from '#domain/act'
import type { Contact } from '#domain/contact/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Lead } from '#domain/lead/lead'
import { hasPermission } from '#domain/permissions'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { type Reference, referencesOf } from '#tenant/contact/references'
import type { RequestContext } from '#tenant/runtime/context'
import { canAccess } from '#tenant/runtime/file-access'
import type { User } from '#tenant/user/users'
import { type Reach, reachOf } from './reach.ts'

/** Somebody whose data is put together: their records, and where they are written to. */
export type DataSubject = Reach & {
  readonly contact: Contact
  /** The contact and those that were merged into it. */
  readonly contacts: readonly string[]
  readonly cases: readonly Conveyance[]
  readonly quoteCases: readonly QuoteCase[]
  readonly leads: readonly Lead[]
  /** Their account of the portal; null without one. */
  readonly account: User | null
}

const isInScope = (context: RequestContext, { kind, id }: Reference) =>
  (kind !== 'conveyance' ||
    hasPermission(context.person, ['conveyance.view', 'conveyance.update'])) &&
  canAccess(context, kind, id)

/** Throws 409 unless every record of the person is in the scope of who puts it together. */
export const dataSubjectOf = (context: RequestContext, contact: Contact): DataSubject => {
  const contacts = [contact.id, ...contact.merged_ids]
  const references = contacts.flatMap((id) => referencesOf(context.store, id))
  assertAllowed(
    refuseIf(
      references.some((it) => !isInScope(context, it)),
      'data-request.scope',
      'Some records of this person are outside your access. Ask somebody who sees every case, quote and lead.',
    ),
  )
  const idsOf = (kind: Reference['kind']) => [
    ...new Set(references.filter((it) => it.kind === kind).map(({ id }) => id)),
  ]
  const cases = idsOf('conveyance').map((id) => context.conveyances.get(id))
  const quoteCases = idsOf('quote-case').map((id) => context.quoteCases.get(id))
  const clients = [
    ...cases.flatMap((it) => it.clients),
    ...quoteCases.flatMap(({ facts }) => facts.clients),
  ]
  return {
    ...{ contact, contacts, cases, quoteCases },
    leads: idsOf('lead').map((id) => context.leads.get(id)),
    ...reachOf(context, contact, clients),
    account: context.users.byContact(contact.id),
  }
}
