import type { AgentHome } from '#domain/agent/home'
import { agentCase, referredQuote } from '#domain/agent/home-view'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { openStatuses } from '#domain/conveyance/view'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf } from '#tenant/core/clauses'
import { inOrder } from '#tenant/core/in-order'
import { pageOf } from '#tenant/core/paging'
import { enquiryProgressOf } from '#tenant/enquiry/progress'
import type { RequestContext } from '#tenant/runtime/context'
import { toOwnAgency } from './brand/brand.ts'
import { handoversOf } from './keys/handovers.ts'
import { managesTeam } from './team/manager.ts'
import { agentTermsOf } from './terms/agreeing.ts'

const MOST_VISIBLE = 200

/** The open cases, nearest target first, and the quotes that the agent’s agency introduced. */
export const agentHome = (context: RequestContext): AgentHome => ({
  cases: agentCases(context),
  quotes: context.quoteCaseList
    .page({ view: 'all', limit: MOST_VISIBLE })
    .rows.map((it) => referredQuote(it)),
  ...agencyOf(context),
  ...(managesTeam(context) ? { manages: true } : {}),
  terms: agentTermsOf(context),
})

const agencyOf = ({ agencies, person }: RequestContext): Pick<AgentHome, 'agency'> => {
  const agency = agencies.current(person.agency_id ?? '')
  return agency === null ? {} : { agency: toOwnAgency(agency) }
}

const agentCases = (context: RequestContext): AgentHome['cases'] => {
  const { plans } = context
  const cases = casesOf(context)
  const reading = { today: context.today, firm: context.firm.brand.name }
  const ids = cases.map(({ id }) => id)
  const enquiries = enquiryProgressOf(context.store, ids)
  const handovers = handoversOf(context.store, ids)
  return cases.map((it) => ({
    ...agentCase({ conveyance: it, plan: plans.of(it.id) }, reading, handovers(it.id)),
    enquiries: enquiries(it.id),
  }))
}

const casesOf = ({ store, person }: RequestContext): Conveyance[] => {
  const open = {
    where: 't.status IN (SELECT value FROM json_each(?))',
    bindings: [JSON.stringify(openStatuses)],
  }
  const { ids } = pageOf(store, {
    table: 'conveyance_keys',
    sort: {
      name: 'target',
      column: 'target_on',
      direction: 'asc',
      index: 'conveyance_keys_target',
    },
    clauses: clausesOf(open, conveyancesWithin(person)),
    limit: MOST_VISIBLE,
  })
  return inOrder(store, conveyanceDocument, ids)
}
