import { agentTeam } from '#domain/agent/team/figures'
import type { AgentTeam, TeamRow } from '#domain/agent/team/team'
import { completedStatuses } from '#domain/conveyance/access'
import { activeStatuses } from '#domain/conveyance/view'
import { addYears } from '#domain/dates'
import { Refusal } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { ownAgency } from '../own-agency.ts'
import { currentAgency } from '../view.ts'
import { managesTeam } from './manager.ts'

/** What each branch and negotiator of the agent’s agency introduced. Throws 403 unless they manage it. */
export const teamOf = (context: RequestContext): AgentTeam => {
  const agency = currentAgency(context, ownAgency(context))
  if (!managesTeam(context))
    throw new Refusal(
      403,
      'forbidden',
      'Only managers see the team. Ask us to make you one in your agency’s record.',
    )
  return agentTeam(agency.name, [...casesOf(context, agency.id), ...quotesOf(context, agency.id)])
}

type CaseCounts = Omit<TeamRow, 'quotes' | 'instructed'>
type QuoteCounts = Pick<TeamRow, 'branch' | 'negotiator' | 'quotes' | 'instructed'>

const statusIn = 't.status IN (SELECT value FROM json_each(?))'

const casesOf = ({ store, today }: RequestContext, agencyId: string): CaseCounts[] => {
  const since = addYears(today, -1)
  return store.rows<CaseCounts>(
    `SELECT coalesce(json_extract(c.doc, '$.agency.branch.name'), '') AS branch,
       coalesce(json_extract(c.doc, '$.agency.negotiator.name'), '') AS negotiator,
       sum(${statusIn}) AS open,
       sum(t.status = 'exchanged') AS exchanged,
       sum(${statusIn} AND t.completion_on >= ?) AS completed,
       sum(t.status = 'aborted' AND json_extract(c.doc, '$.abortion.on') >= ?) AS fallen_through
     FROM conveyance_keys AS t JOIN conveyances AS c ON c.id = t.id
     WHERE t.agency_id = ? GROUP BY 1, 2`,
    JSON.stringify([...activeStatuses, 'on_hold']),
    JSON.stringify(completedStatuses),
    since,
    since,
    agencyId,
  )
}

const quotesOf = ({ store, today }: RequestContext, agencyId: string): QuoteCounts[] =>
  store.rows<QuoteCounts>(
    `SELECT coalesce(json_extract(c.doc, '$.facts.referral.branch'), '') AS branch,
       coalesce(json_extract(c.doc, '$.facts.referral.negotiator'), '') AS negotiator,
       count(*) AS quotes, sum(t.status = 'instructed') AS instructed
     FROM quote_case_keys AS t JOIN quote_cases AS c ON c.id = t.id
     WHERE t.agency_id = ? AND t.status <> 'draft' AND json_extract(c.doc, '$.created_at') >= ?
     GROUP BY 1, 2`,
    agencyId,
    addYears(today, -1),
  )
