import type { Verdict } from '#domain/act'
import { hasPermission } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import { type ActingPerson, ownIds, type PersonScope } from '#domain/user/acting-person'
import type { Lead } from './lead.ts'

export const mayViewAnyLead = (person: ActingPerson) =>
  person.id === 'system' || hasPermission(person, 'leads.view-any')

/** The scope of leads that a person may view: 'own' without leads.view-any. */
export const leadScope = (person: ActingPerson): PersonScope => {
  if (mayViewAnyLead(person)) return person.scope?.quotes ?? 'all'
  return person.type === 'staff' ? 'own' : 'none'
}

/** The ids of the people whose leads an 'own' or 'team' scope includes. */
export const peopleInLeadScope = (person: ActingPerson, scope: PersonScope) =>
  scope === 'team' ? [...new Set([...(person.team ?? []), ...ownIds(person)])] : ownIds(person)

export const canViewLead = (person: ActingPerson, lead: Pick<Lead, 'owner' | 'bdm'>): boolean => {
  const scope = leadScope(person)
  if (scope === 'all' || scope === 'none') return scope === 'all'
  if (lead.owner === null && mayViewAnyLead(person)) return true
  const people = peopleInLeadScope(person, scope)
  return [lead.owner, lead.bdm].some(
    (colleague) => colleague !== null && people.includes(colleague.id),
  )
}

export const mayAccessLead = (person: ActingPerson, lead: Pick<Lead, 'owner' | 'bdm'>): Verdict =>
  canViewLead(person, lead) ? true : notFound()
