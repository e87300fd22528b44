import { invalid } from '#domain/refusal'
import type { CorrespondenceFilter } from '#domain/tracked-email/filter'
import {
  type Correspondence,
  type CorrespondenceEntry,
  idOfEntry,
} from '#domain/tracked-email/view'
import { clientMessagesOf } from '#tenant/client-message/messages'
import { portalClients } from '#tenant/client-message/of-case'
import { waysOf } from '#tenant/correspondence/ways'
import { mailboxesWithProblems } from '#tenant/mailbox/glances'
import { emailSenderOf } from '#tenant/mailbox/sending/sender'
import type { RequestContext } from '#tenant/runtime/context'
import { countEntries, entriesOf } from './entries.ts'
import { mergedInto } from './lead-target.ts'
import { caseMailbox, mailboxStatusOf } from './mailbox.ts'
import { type Correspondent, idOfPerson } from './people.ts'
import { isTargetInScope, type TargetKey, targetIn } from './targets.ts'
import { type Position, trackedEmailsOf } from './tracked-emails.ts'
import { toEmailRow } from './view.ts'

type CorrespondenceQuery = CorrespondenceFilter & { readonly after?: string | undefined }

const PAGE = 50
const MOST_SUGGESTED = 20

/** The messages and emails of a record, newest first. Throws 404 outside the person's scope, 422 for a false cursor. */
export const correspondenceOf = (
  context: RequestContext,
  key: TargetKey,
  { after, person: chosen, channel, q }: CorrespondenceQuery = {},
): Correspondence => {
  const { target, people: peopleOf } = targetIn(context, key)
  const position = after === undefined ? undefined : positionOf(after)
  const people = peopleOf()
  const ids = idsOf(context, key)
  const filter = { channel, q: q || undefined, person: personIn(people, chosen) }
  const found = entriesOf(context, ids, filter, PAGE + 1, position)
  const entries = found.slice(0, PAGE)
  const last = entries.at(-1)
  return {
    ref: target.ref,
    entries,
    total: countEntries(context, ids, {}),
    next: found.length > PAGE && last ? keyOf(last) : null,
    suggested: position === undefined ? suggestedFor(context, key.id) : [],
    ways: waysOf(context, key, people),
    portal: portalOf(context, key),
    people: peopleView(context, key, ids, people),
    sender: emailSenderOf(context),
    mailboxes: mailboxesWithProblems(context),
    mailbox: mailboxOf(context, target.ref),
  }
}

/** Somebody whom the record no longer has is found by what their id says of them. */
const personIn = (people: readonly Correspondent[], id?: string): Correspondent | undefined =>
  id === undefined
    ? undefined
    : (people.find((it) => idOfPerson(it) === id) ?? {
        ...{ name: id, role: '', audience: 'other_side', email: id, phone: null, contact_id: id },
      })

const peopleView = (
  context: RequestContext,
  key: TargetKey,
  ids: readonly string[],
  people: readonly Correspondent[],
) =>
  people.map((person) => ({
    id: idOfPerson(person),
    name: person.name,
    role: person.role,
    email: person.email,
    messages: countEntries(context, ids, { person }),
    waiting:
      key.kind === 'conveyance' && person.contact_id
        ? clientMessagesOf(context.store).waitingOf(key.id, person.contact_id).length
        : 0,
  }))

/** A record, the lead that a quote came from, where the person sees it, and the leads that were merged into that one. */
const idsOf = (context: RequestContext, { kind, id }: TargetKey): string[] => {
  if (kind === 'conveyance') return [id]
  if (kind === 'lead') return [id, ...mergedInto(context, id)]
  const lead = context.quoteCases.get(id).lead_id
  return lead !== null && isTargetInScope(context, { kind: 'lead', id: lead })
    ? [id, lead, ...mergedInto(context, lead)]
    : [id]
}

const mailboxOf = (context: RequestContext, ref: string) => ({
  address: caseMailbox(context, ref),
  last_received_at: mailboxStatusOf(context).last_received_at,
})

const portalOf = (context: RequestContext, { kind, id }: TargetKey) =>
  kind === 'conveyance' ? portalClients(context, context.conveyances.get(id)) : []

/** '2026-11-20T08:12:00.000Z 0190…' */
const keyOf = (entry: CorrespondenceEntry) => `${entry.at} ${idOfEntry(entry)}`

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{8,16}Z) ([0-9a-f-]{36})$/

export const positionOf = (after: string): Position => {
  const [, at, id] = CURSOR.exec(after) ?? []
  if (at === undefined || id === undefined) throw invalid({ after: ['Reload the list.'] })
  return { at, id }
}

const suggestedFor = ({ store }: RequestContext, targetId: string) =>
  trackedEmailsOf(store)
    .suggestedFor(targetId, MOST_SUGGESTED)
    .flatMap((email) => {
      const suggestion = email.suggestions.find((it) => it.id === targetId)
      return suggestion ? [{ email: toEmailRow(email, false), suggestion }] : []
    })
