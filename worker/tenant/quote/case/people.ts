import type { Named } from '#domain/party'
import type { CasePeople } from '#domain/quote/case/drafting'
import type { QuoteFacts } from '#domain/quote/facts'
import { invalid } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'

const roles = { owner_id: 'owner', giver_id: 'giver', bdm_id: 'BDM' } as const

/**
 * The people whom the facts name by id; throws 422 for an id that is not active staff, unless `current` has them in
 * that role already: somebody who has left keeps their name and credit.
 */
export const peopleIn = (
  { users }: RequestContext,
  facts: QuoteFacts,
  current: CasePeople | null = null,
): CasePeople => {
  const named = (field: keyof typeof roles): Named | null => {
    const id = facts[field]
    if (id === null) return null
    const held = current?.[field === 'bdm_id' ? 'bdm' : field === 'giver_id' ? 'giver' : 'owner']
    if (held?.id === id) return held
    const user = users.find(id)
    if (user === null || user.type === 'client' || user.status !== 'active')
      throw invalid({ [`facts.${field}`]: [`Choose a member of staff as ${roles[field]}.`] })
    return { id: user.id, name: fullName(user) }
  }
  return { owner: named('owner_id'), giver: named('giver_id'), bdm: named('bdm_id') }
}
