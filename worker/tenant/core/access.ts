import type { Conveyance } from '#domain/conveyance/conveyance'
import { hasPermission } from '#domain/permissions'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { creditOf } from '#domain/quote/credit'
import type { Person } from '#tenant/user/people'
import type { Scope } from '#tenant/user/role/roles'
import type { Clause } from './clauses.ts'

export type Action = 'view' | 'change'

/** A record as far as its reach goes: who works on it, whose case it is, who introduced it. */
export type Subject =
  | {
      readonly kind: 'conveyance'
      readonly record: Pick<
        Conveyance,
        'status' | 'clients' | 'agency' | 'fee_earner' | 'assistant'
      >
    }
  | {
      readonly kind: 'quote-case'
      readonly record: Pick<QuoteCase, 'owner' | 'giver' | 'bdm' | 'facts' | 'credit' | 'quotes'>
    }

const completed = ['completed', 'post_completion', 'closed', 'archived'] as const

const distinct = (ids: readonly (string | undefined)[]) =>
  [...new Set(ids)].filter((id) => id !== undefined)

/** The ids of those who work on a conveyance. */
export const peopleOfConveyance = (it: Pick<Conveyance, 'fee_earner' | 'assistant'>) =>
  distinct([it.fee_earner.id, it.assistant?.id])

/** The ids of those who work on a quote case. */
const workersOfQuoteCase = (it: Pick<QuoteCase, 'owner' | 'giver' | 'bdm'>) =>
  distinct([it.owner?.id, it.giver?.id, it.bdm?.id])

/** The ids of those who see a quote case: who work on it, and who keep its credit. */
export const peopleOfQuoteCase = (
  it: Pick<QuoteCase, 'owner' | 'giver' | 'bdm' | 'credit' | 'quotes'>,
) => {
  const { giver_id, bdm_id } = creditOf(it)
  return distinct([...workersOfQuoteCase(it), giver_id ?? undefined, bdm_id ?? undefined])
}

/** How far a person reaches into quote cases: without the permission to view any, their own. */
export const quoteScope = (person: Person): Scope =>
  person.id === 'system' || hasPermission(person, 'quotes.view-any') ? person.scope.quotes : 'own'

const within = (scope: Scope, person: Person, people: readonly string[]) =>
  scope === 'all' ||
  (scope !== 'none' && people.includes(person.id)) ||
  (scope === 'team' && people.some((id) => person.team.includes(id)))

/**
 * The one rule of reach: whether a person may see a record, or change it. What is out of reach does
 * not exist for them. The list filters below are the same rule as SQL.
 */
export const can = (person: Person, action: Action, subject: Subject): boolean => {
  if (action === 'change' && (person.read_only || person.type === 'agent')) return false
  return subject.kind === 'conveyance'
    ? reachesConveyance(person, subject.record)
    : reachesQuoteCase(person, action, subject.record)
}

type ConveyanceReach = Extract<Subject, { kind: 'conveyance' }>['record']

const reachesConveyance = (person: Person, it: ConveyanceReach) => {
  if (person.type === 'client')
    return it.clients.some((client) => client.contact_id === person.contact_id)
  if (person.type === 'agent') return it.agency !== null && it.agency.agency.id === person.agency_id
  const scope = person.scope.conveyance
  return (
    within(scope, person, peopleOfConveyance(it)) ||
    (scope === 'completed' && completed.some((status) => status === it.status))
  )
}

const reachesQuoteCase = (
  person: Person,
  action: Action,
  it: Extract<Subject, { kind: 'quote-case' }>['record'],
) => {
  if (person.type === 'client')
    return it.facts.clients.some(
      (client) => client.contact_id !== null && client.contact_id === person.contact_id,
    )
  if (person.type === 'agent')
    return it.facts.referral !== null && it.facts.referral.agency_id === person.agency_id
  const people = action === 'view' ? peopleOfQuoteCase(it) : workersOfQuoteCase(it)
  return within(quoteScope(person), person, people)
}

const nothing: Clause = { where: '0', bindings: [], ids: 'SELECT NULL AS id WHERE 0' }

type Table = 'conveyance_people' | 'quote_case_people'

/** Rows on which one of these people works; `open`: only cases that are not over. */
export const among = (table: Table, ids: readonly string[], open = false): Clause => ({
  where: `EXISTS (SELECT 1 FROM ${table} AS p WHERE p.id = t.id AND p.user_id IN (SELECT value FROM json_each(?))${open ? ' AND p.open = 1' : ''})`,
  ids: `SELECT id FROM ${table} WHERE user_id IN (SELECT value FROM json_each(?))${open ? ' AND open = 1' : ''}`,
  bindings: [JSON.stringify(ids)],
})

const inScope = (scope: Scope, table: Table, person: Person, open = false): Clause | null => {
  if (scope === 'all') return null
  if (scope === 'none') return nothing
  return among(table, scope === 'team' ? [...person.team, person.id] : [person.id], open)
}

/**
 * Which rows of `conveyance_keys` a person reaches; null for every one. `open`: the caller asks for cases
 * that are not over alone, which narrows the rows to lead with.
 */
export const conveyancesWithin = (person: Person, open = false): Clause | null => {
  if (person.type === 'client') return ofContact(person)
  if (person.type === 'agent') return ofAgency('conveyance_keys', person)
  const { conveyance } = person.scope
  if (conveyance !== 'completed') return inScope(conveyance, 'conveyance_people', person, open)
  return orCompleted(among('conveyance_people', [person.id], open))
}

/** Which rows of `quote_case_keys` a person reaches; null for every one. */
export const quoteCasesWithin = (person: Person): Clause | null => {
  if (person.type === 'client') return nothing
  if (person.type === 'agent') return ofAgency('quote_case_keys', person)
  return inScope(quoteScope(person), 'quote_case_people', person)
}

const orCompleted = (own: Clause): Clause => ({
  where: `t.status IN (SELECT value FROM json_each(?)) OR ${own.where}`,
  ids: `SELECT id FROM conveyance_keys WHERE status IN (SELECT value FROM json_each(?)) UNION ${own.ids}`,
  bindings: [JSON.stringify(completed), ...own.bindings],
})

const ofContact = (person: Person): Clause => ({
  where: 'EXISTS (SELECT 1 FROM conveyance_clients AS c WHERE c.id = t.id AND c.contact_id = ?)',
  ids: 'SELECT id FROM conveyance_clients WHERE contact_id = ?',
  bindings: [person.contact_id ?? ''],
})

const ofAgency = (table: string, person: Person): Clause => ({
  where: 't.agency_id = ?',
  ids: `SELECT id FROM ${table} WHERE agency_id = ?`,
  bindings: [person.agency_id ?? ''],
})
