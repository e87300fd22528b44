import type { Verdict } from '#domain/act'
import { hasPermission } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import type { ActingPerson, PersonScope } from '#domain/user/acting-person'
import type { Lead } from './lead.ts'

/** Whether somebody may view leads that are nobody's. */
export const mayViewAnyLead = (person: ActingPerson) =>
  person.id === 'system' || hasPermission(person, 'leads.view-any')

/** Somebody's scope of leads: without the permission to view any, their own. */
export const leadScope = (person: ActingPerson): PersonScope => {
  if (mayViewAnyLead(person)) return person.scope?.quotes ?? 'all'
  return person.type === 'staff' ? 'own' : 'none'
}

/** The ids of the people whose leads are in a scope of one's own or one's team. */
export const peopleInLeadScope = (person: ActingPerson, scope: PersonScope) =>
  scope === 'team' ? [...new Set([...(person.team ?? []), person.id])] : [person.id]

/** Whether somebody may see a lead: their own, their team's or every one; whoever may view any sees those of nobody. */
export const canViewLead = (person: ActingPerson, lead: Pick<Lead, 'owner' | 'bdm'>): boolean => {
  const scope = leadScope(person)
  if (scope === 'all' || scope === 'none') return scope === 'all'
  if (lead.owner === null && mayViewAnyLead(person)) return true
  const people = peopleInLeadScope(person, scope)
  return [lead.owner, lead.bdm].some((one) => one !== null && people.includes(one.id))
}

/** Whether somebody may change a lead: whoever sees it. */
export const mayAccessLead = (person: ActingPerson, lead: Pick<Lead, 'owner' | 'bdm'>): Verdict =>
  canViewLead(person, lead) ? true : notFound()
