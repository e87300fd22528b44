import type { Agency, Branch, Negotiator } from '#domain/agent/agency'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh, type Table } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { agencyView } from './view.ts'

type Stored = Agency | Branch | Negotiator

const freshIn = <Of extends Stored>(
  context: RequestContext,
  table: Pick<Table<Of>, 'get'>,
  subject: 'agency' | 'branch' | 'negotiator',
  id: string,
  version: number,
  agencyId: (it: Of) => string,
): Of => {
  const it = table.get(id)
  requireFresh(
    version,
    it,
    () => lastChange(context.audit, context.person, subject, id),
    () => agencyView(context, agencyId(it)),
  )
  return it
}

/** The agency; throws 404 when there is none, 409 with its page when the version is stale. */
export const freshAgency = (context: RequestContext, id: string, version: number): Agency =>
  freshIn(context, context.agencies, 'agency', id, version, (it) => it.id)

/** The branch; throws 404 when there is none, 409 with its agency when the version is stale. */
export const freshBranch = (context: RequestContext, id: string, version: number): Branch =>
  freshIn(context, context.agencies.branches, 'branch', id, version, (it) => it.agency_id)

/** The negotiator; throws 404 when there is none, 409 with the agency when the version is stale. */
export const freshNegotiator = (context: RequestContext, id: string, version: number): Negotiator =>
  freshIn(context, context.agencies.negotiators, 'negotiator', id, version, (it) =>
    agencyIdOf(context, it),
  )

const agencyIdOf = ({ agencies }: RequestContext, { branch_id }: Negotiator) =>
  agencies.branches.get(branch_id).agency_id
