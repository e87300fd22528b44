import type { Contact } from '#domain/contact/contact'
import { type ContactHistoryEntry, historyEntriesOf } from '#domain/contact/history'
import type { ContactReference } from '#domain/contact/reference'
import type { ContactView } from '#domain/contact/view'
import { statusNames } from '#domain/conveyance/labels'
import { leadStatusNames } from '#domain/lead/labels'
import { hasPermission } from '#domain/permissions'
import { statusNames as quoteStatusNames } from '#domain/quote/case/labels'
import { subjectName } from '#domain/quote/case/row'
import type { RequestContext } from '#tenant/runtime/context'
import { canAccess } from '#tenant/runtime/file-access'
import { type Reference, referencesOf } from './references.ts'

const MOST_VISIBLE = 100
const MOST_EVENTS = 200

/** Returns a contact with its history and the records in the reader's scope that refer to it. */
export const contactView = (context: RequestContext, contact: Contact): ContactView => ({
  contact,
  references: referencesOf(context.store, contact.id)
    .slice(0, MOST_VISIBLE)
    .flatMap((it) => referenceView(context, it, contact.id) ?? []),
  history: historyOf(context, contact),
  has_account: context.users.byContact(contact.id) !== null,
})

const historyOf = ({ audit }: RequestContext, { id, merged_ids }: Contact): ContactHistoryEntry[] =>
  [id, ...merged_ids]
    .flatMap((one) => audit.history('contact', one, MOST_EVENTS))
    .flatMap(({ name, at, actor_name, detail }) =>
      historyEntriesOf({
        name,
        at,
        who: actor_name ?? 'Deedbox',
        detail: detail === null ? {} : JSON.parse(detail),
      }),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST_EVENTS)

const views = {
  conveyance: (context: RequestContext, id: string, contactId: string): ContactReference => {
    const { ref, clients, address, status, matter_type } = context.conveyances.get(id)
    return {
      kind: 'conveyance',
      id,
      ref,
      role: clients.find(({ contact_id }) => contact_id === contactId)?.role ?? 'client',
      about: [address.line, address.town, address.postcode].filter(Boolean).join(', '),
      status: statusNames[status],
      matter_type,
    }
  },
  'quote-case': (context: RequestContext, id: string): ContactReference => {
    const { number, facts, status } = context.quoteCases.get(id)
    const about = subjectName(facts.subject)
    const state = quoteStatusNames[status]
    return {
      kind: 'quote-case',
      id,
      ref: number,
      role: 'client',
      about,
      status: state,
      matter_type: null,
    }
  },
  lead: (context: RequestContext, id: string): ContactReference => {
    const { number, address, postcode, status } = context.leads.get(id)
    const about = [address, postcode].filter(Boolean).join(', ')
    const state = leadStatusNames[status]
    return {
      kind: 'lead',
      id,
      ref: number,
      role: 'enquirer',
      about,
      status: state,
      matter_type: null,
    }
  },
}

const canView = ({ person }: RequestContext, kind: Reference['kind']) =>
  kind !== 'conveyance' || hasPermission(person, ['conveyance.view', 'conveyance.update'])

const referenceView = (context: RequestContext, { kind, id }: Reference, contactId: string) =>
  canView(context, kind) && canAccess(context, kind, id)
    ? views[kind](context, id, contactId)
    : null
