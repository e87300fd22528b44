import type { AuditEntry } from '#domain/audit/api'
import { subjectLabel } from '#domain/audit/labels'
import type { Hit } from '#domain/list/search'
import { hasPermission, type Permission } from '#domain/permissions'
import { fullName } from '#domain/user/user'
import { contactsWithin } from '#tenant/contact/scope'
import { conveyancesWithin, quoteCasesWithin } from '#tenant/core/access'
import type { Clause } from '#tenant/core/clauses'
import { documentsOf } from '#tenant/document/documents'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import { leadsWithin } from '#tenant/lead/scope'
import type { RequestContext } from '#tenant/runtime/context'
import type { Person } from '#tenant/user/people'

type AuditRecord = NonNullable<AuditEntry['record']>
type Named = { readonly name: string; readonly href: string | null }
type NamesById = ReadonlyMap<string, Named>

/** How the records of a kind are found by the search index, and who may open them. */
type Kind = {
  readonly entry: Hit['kind']
  readonly keys: string
  readonly path: string
  readonly can: readonly Permission[]
  readonly within: (person: Person) => Clause | null
}

const kinds: Readonly<Record<string, Kind>> = {
  conveyance: {
    entry: 'conveyance',
    keys: 'conveyance_keys',
    path: '/conveyances/',
    can: ['conveyance.view', 'conveyance.update'],
    within: conveyancesWithin,
  },
  'quote-case': {
    entry: 'quote-case',
    keys: 'quote_case_keys',
    path: '/quotes/quote-cases/',
    can: [],
    within: quoteCasesWithin,
  },
  lead: { entry: 'lead', keys: 'lead_keys', path: '/quotes/leads/', can: [], within: leadsWithin },
  contact: {
    entry: 'person',
    keys: 'contacts',
    path: '/conveyances/contacts/',
    can: ['clients.view-any'],
    within: contactsWithin,
  },
}

export const searchedSubjects = Object.entries(kinds).map(
  ([subject, { entry }]) => [subject, entry] as const,
)

/** Events about these have no record of their own. */
const NO_RECORD = ['session', 'firm', 'message-provider', 'desk']

const mayOpenAny = (person: Person, can: readonly Permission[]) =>
  can.length === 0 || hasPermission(person, can)

const opened = (
  { store, person }: RequestContext,
  kind: Kind,
  ids: string,
): ReadonlySet<string> => {
  if (!mayOpenAny(person, kind.can)) return new Set()
  const within = kind.within(person)
  const rows = store.rows<{ id: string }>(
    `SELECT t.id FROM ${kind.keys} AS t
     WHERE t.id IN (SELECT value FROM json_each(?)) AND (${within?.where ?? '1'})`,
    ids,
    ...(within?.bindings ?? []),
  )
  return new Set(rows.map(({ id }) => id))
}

type EntryRow = { id: string; code: string | null; title: string }

const namesOfKind = (context: RequestContext, kind: Kind, ids: readonly string[]): NamesById => {
  const list = JSON.stringify(ids)
  const isOpen = opened(context, kind, list)
  const entries = context.store.rows<EntryRow>(
    `SELECT id, code, title FROM search_entries
     WHERE kind = ? AND id IN (SELECT value FROM json_each(?))`,
    kind.entry,
    list,
  )
  return new Map(
    entries.map(({ id, code, title }) => [
      id,
      {
        name: [code, title === code ? null : title].filter(Boolean).join(' '),
        href: isOpen.has(id) ? kind.path + id : null,
      },
    ]),
  )
}

/** Users and roles: a change of permissions is about either. */
const namesOfPeople = (
  { users, roles, person }: RequestContext,
  ids: readonly string[],
): NamesById => {
  const mayOpenUser = mayOpenAny(person, ['users.update'])
  const mayOpenRole = mayOpenAny(person, ['roles.update'])
  const named = users
    .all(ids)
    .map((it) => [it.id, fullName(it), mayOpenUser ? `/admin/users/${it.id}` : null] as const)
  const ofRoles = roles
    .list()
    .filter(({ id }) => ids.includes(id))
    .map((it) => [it.id, it.name, mayOpenRole ? `/admin/roles/${it.id}` : null] as const)
  return new Map([...named, ...ofRoles].map(([id, name, href]) => [id, { name, href }]))
}

/** Documents lead to the page of their record. */
const namesOfDocuments = (context: RequestContext, ids: readonly string[]): NamesById => {
  const documents = documentsOf(context.store).all(ids)
  const subjects = Map.groupBy(documents, (it) => it.subject_kind)
  const records = new Map(
    [...subjects].flatMap(([kind, of]) => [
      ...namesOf(
        context,
        kind,
        of.map((it) => ({ subject: kind, id: it.subject_id })),
      ),
    ]),
  )
  return new Map(
    documents.map(({ id, name, subject_id }) => [
      id,
      { name, href: records.get(subject_id)?.href ?? null },
    ]),
  )
}

type Subject = { readonly subject: string; readonly id: string }

/** What a row is about; for a read, the record that was read. */
const subjectOf = (row: AuditRow): Subject => {
  const subject = row.subject === 'read' ? String(detailOf(row)['of']) : row.subject
  return { subject, id: row.subject_id }
}

/** Returns a function that names the record of each of these rows, with a link where the reader may open it. */
export const auditRecordsOf = (context: RequestContext, rows: readonly AuditRow[]) => {
  const ids = Map.groupBy(rows.map(subjectOf), ({ subject }) => subject)
  const names = new Map(
    [...ids].map(([subject, of]) => [subject, namesOf(context, subject, of)] as const),
  )
  return (row: AuditRow): AuditRecord | null => {
    const { subject, id } = subjectOf(row)
    if (NO_RECORD.includes(subject) || id === '') return null
    const named = names.get(subject)?.get(id)
    const { name = null, href = null } = named ?? {}
    return { subject, id, kind: subjectLabel(subject), name, href }
  }
}

const namesOf = (context: RequestContext, subject: string, of: readonly Subject[]): NamesById => {
  const ids = [...new Set(of.map(({ id }) => id))]
  if (subject === 'user') return namesOfPeople(context, ids)
  if (subject === 'list') return new Map(ids.map((id) => [id, { name: id, href: null }]))
  if (subject === 'document') return namesOfDocuments(context, ids)
  const kind = kinds[subject]
  return kind === undefined ? new Map() : namesOfKind(context, kind, ids)
}
