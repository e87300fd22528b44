import type { Verdict } from '#domain/act'
import { hasPermission } from '#domain/permissions'
import { creditOf } from '#domain/quote/credit'
import { notFound, Refusal } from '#domain/refusal'
import { type ActingPerson, isInScope, type PersonScope } from '#domain/user/acting-person'
import type { QuoteCase } from './quote-case.ts'

type Subject = Pick<QuoteCase, 'owner' | 'giver' | 'bdm' | 'facts' | 'credit' | 'quotes'>

const distinctIds = (ids: readonly (string | undefined)[]) =>
  [...new Set(ids)].filter((id) => id !== undefined)

const workerIdsOf = (quoteCase: Pick<QuoteCase, 'owner' | 'giver' | 'bdm'>) =>
  distinctIds([quoteCase.owner?.id, quoteCase.giver?.id, quoteCase.bdm?.id])

/** The ids of the people who can view a quote case: those who work on it and those with its credit. */
export const viewerIdsOf = (subject: Omit<Subject, 'facts'>) => {
  const { giver_id, bdm_id } = creditOf(subject)
  return distinctIds([...workerIdsOf(subject), giver_id ?? undefined, bdm_id ?? undefined])
}

/** The scope of quote cases that a person may view: 'own' without quotes.view-any. */
export const quoteScope = (person: ActingPerson): PersonScope =>
  person.id === 'system' || hasPermission(person, 'quotes.view-any')
    ? (person.scope?.quotes ?? 'all')
    : 'own'

export const canViewQuoteCase = (person: ActingPerson, subject: Subject): boolean => {
  if (person.type === 'client')
    return (
      !person.helping &&
      subject.facts.clients.some(
        (client) => client.contact_id !== null && client.contact_id === person.contact_id,
      )
    )
  if (person.type === 'agent')
    return subject.facts.referral !== null && subject.facts.referral.agency_id === person.agency_id
  return isInScope(quoteScope(person), person, viewerIdsOf(subject))
}

/** Whether a person may change a quote case; refuses 404, with the reason for those who see it only for its credit. */
export const mayAccessQuoteCase = (person: ActingPerson, subject: Subject): Verdict => {
  if (!canViewQuoteCase(person, subject)) return notFound()
  if (person.type === 'agent' || person.read_only) return notFound()
  if (person.type === 'client' || isInScope(quoteScope(person), person, workerIdsOf(subject)))
    return true
  return new Refusal(404, 'not_found', 'Only the people who work on this quote can change it.')
}
