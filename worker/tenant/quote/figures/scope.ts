import { leadScope } from '#domain/lead/access'
import { hasPermission } from '#domain/permissions'
import { quoteScope } from '#domain/quote/case/access'
import type { Whose } from '#domain/quote/figures/api'
import type { RequestContext } from '#tenant/runtime/context'
import type { Scope } from '#tenant/user/role/roles'
import { EVERYBODY, NOBODY } from './groups.ts'

export type FigureScope = {
  readonly whose: Whose
  readonly reach: Whose
  readonly cases: readonly number[]
  readonly leads: readonly number[]
}

const widths: readonly Whose[] = ['mine', 'team', 'all']
const scopeOf = (scope: Scope): Whose => (scope === 'all' || scope === 'team' ? scope : 'mine')
const narrower = (a: Whose, b: Whose) => (widths.indexOf(a) < widths.indexOf(b) ? a : b)

/** The ids of the people whose cases these are; null for everybody. */
export const peopleOf = (
  { person }: Pick<RequestContext, 'person'>,
  whose: Whose,
): string[] | null => {
  if (whose === 'all') return null
  return whose === 'team' ? [...new Set([...person.team, person.id])] : [person.id]
}

export const figureScope = (context: RequestContext, asked: Whose = 'all'): FigureScope => {
  const { person, quoteTotals } = context
  const reach = scopeOf(quoteScope(person))
  const whose = narrower(asked, reach)
  const groupsOf = (of: Whose, extra: readonly string[] = []) => {
    const people = peopleOf(context, of)
    return people === null ? [EVERYBODY] : quoteTotals.groups.within([...people, ...extra])
  }
  // Unowned leads belong to the whole desk, so they are not counted as one’s own.
  const includesUnowned = hasPermission(person, 'leads.view-any') && whose !== 'mine'
  return {
    whose,
    reach,
    cases: quoteScope(person) === 'none' ? [] : groupsOf(whose),
    leads: groupsOf(narrower(whose, scopeOf(leadScope(person))), includesUnowned ? [NOBODY] : []),
  }
}
