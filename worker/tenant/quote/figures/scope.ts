import { leadScope } from '#domain/lead/access'
import { hasPermission } from '#domain/permissions'
import { quoteScope } from '#domain/quote/case/access'
import type { Whose } from '#domain/quote/figures/api'
import type { RequestContext } from '#tenant/runtime/context'
import type { Scope } from '#tenant/user/role/roles'
import { EVERYBODY, NOBODY } from './groups.ts'

/** Whose figures somebody sees: their reach, and the totals that make it up. */
export type FigureScope = {
  readonly whose: Whose
  readonly reach: Whose
  readonly cases: readonly number[]
  readonly leads: readonly number[]
}

const widths: readonly Whose[] = ['mine', 'team', 'all']
const scopeOf = (scope: Scope): Whose => (scope === 'all' || scope === 'team' ? scope : 'mine')
const narrower = (a: Whose, b: Whose) => (widths.indexOf(a) < widths.indexOf(b) ? a : b)

/** The people whose cases these are; null: everybody's. */
export const peopleOf = (
  { person }: Pick<RequestContext, 'person'>,
  whose: Whose,
): string[] | null => {
  if (whose === 'all') return null
  return whose === 'team' ? [...new Set([...person.team, person.id])] : [person.id]
}

/** The figures that somebody asks for, kept to what they reach. */
export const figureScope = (context: RequestContext, asked: Whose = 'all'): FigureScope => {
  const { person, quoteTotals } = context
  const reach = scopeOf(quoteScope(person))
  const whose = narrower(asked, reach)
  const groupsOf = (of: Whose, nobodys: readonly string[] = []) => {
    const people = peopleOf(context, of)
    return people === null ? [EVERYBODY] : quoteTotals.groups.within([...people, ...nobodys])
  }
  // Leads that nobody has are the whole desk's: they are not counted as one's own.
  const mayTake = hasPermission(person, 'leads.view-any') && whose !== 'mine'
  return {
    whose,
    reach,
    cases: quoteScope(person) === 'none' ? [] : groupsOf(whose),
    leads: groupsOf(narrower(whose, scopeOf(leadScope(person))), mayTake ? [NOBODY] : []),
  }
}
