import { assertAllowed } from '#domain/act'
import type { Branch, Negotiator } from '#domain/agent/agency'
import type { NegotiatorChange, NegotiatorDetails, NegotiatorMove } from '#domain/agent/bodies'
import { introducerEvent } from '#domain/agent/introducer-event'
import { assertNewName } from '#domain/agent/names'
import { hasNamesake, mayChange, mayMove, mayRestore } from '#domain/agent/rules'
import { fieldChanges } from '#domain/field-change'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { freshNegotiator } from './fresh.ts'

const requireName = ({ agencies }: RequestContext, name: string, branch: Branch, ownId?: string) =>
  assertNewName(name, agencies.negotiatorsOf(branch.id), ownId, ` at ${branch.name}`)

const requireLive = ({ agencies }: RequestContext, branch: Branch) => {
  assertAllowed(mayChange(agencies.get(branch.agency_id)))
  assertAllowed(mayChange(branch))
}

/** Adds a negotiator to a branch in use; throws 422 for a name that a colleague there has. */
export const addNegotiator = (
  context: RequestContext,
  branchId: string,
  details: NegotiatorDetails,
): Negotiator => {
  const branch = context.agencies.branches.get(branchId)
  requireLive(context, branch)
  requireName(context, details.name, branch)
  const negotiator = context.agencies.negotiators.insert({
    ...details,
    id: context.newId(),
    version: 1,
    branch_id: branch.id,
    portal_user_id: null,
    archived_at: null,
    merged_into: null,
  })
  const detail = { name: negotiator.name, branch: branch.name }
  context.recordEvents([
    introducerEvent('negotiator.created', 'negotiator', negotiator, [], detail),
  ])
  return negotiator
}

/** The negotiator, whose branch and agency are in use. */
export const changeable = (context: RequestContext, id: string, version: number) => {
  const negotiator = freshNegotiator(context, id, version)
  const branch = context.agencies.branches.get(negotiator.branch_id)
  requireLive(context, branch)
  return { negotiator, branch }
}

const fields = ['name', 'email', 'phone', 'notes'] as const

const toShow = (it: Negotiator) => ({ ...it, manages_the_team: it.is_manager ? 'yes' : 'no' })

export const changeNegotiator = (
  context: RequestContext,
  id: string,
  { version, ...details }: NegotiatorChange,
): Negotiator => {
  const { negotiator: before, branch } = changeable(context, id, version)
  assertAllowed(mayChange(before))
  requireName(context, details.name, branch, id)
  const negotiator = { ...before, ...details, version: version + 1 }
  context.agencies.negotiators.replace(negotiator, version)
  const names = [...fields, 'is_manager' as const]
  const changed = names.filter((it) => (before[it] ?? false) !== (negotiator[it] ?? false))
  context.recordEvents([
    introducerEvent('negotiator.updated', 'negotiator', negotiator, changed, {
      name: before.name,
      changes: fieldChanges(toShow(before), toShow(negotiator), [...fields, 'manages_the_team']),
    }),
  ])
  return negotiator
}

/** Moves a negotiator to another branch of the agency; what they introduced stays with the branch of then. */
export const moveNegotiator = (
  context: RequestContext,
  id: string,
  { version, branch_id }: NegotiatorMove,
): Negotiator => {
  const { negotiator: before, branch: from } = changeable(context, id, version)
  const to = context.agencies.branches.find(branch_id)
  if (to === null) throw invalid({ branch_id: ['Choose a branch of the agency.'] })
  assertAllowed(mayMove(before, from, to, context.agencies.negotiatorsOf(to.id)))
  const negotiator = { ...before, branch_id, version: version + 1 }
  context.agencies.negotiators.replace(negotiator, version)
  context.recordEvents([
    introducerEvent('negotiator.moved', 'negotiator', negotiator, ['branch_id'], {
      name: negotiator.name,
      from: from.name,
      to: to.name,
    }),
  ])
  return negotiator
}

export const archiveNegotiator = (
  context: RequestContext,
  id: string,
  version: number,
): Negotiator => {
  const { negotiator: before } = changeable(context, id, version)
  assertAllowed(mayChange(before))
  const negotiator = { ...before, archived_at: context.now, version: version + 1 }
  context.agencies.negotiators.replace(negotiator, version)
  const detail = { name: negotiator.name }
  context.recordEvents([
    introducerEvent('negotiator.archived', 'negotiator', negotiator, ['archived_at'], detail),
  ])
  return negotiator
}

export const restoreNegotiator = (
  context: RequestContext,
  id: string,
  version: number,
): Negotiator => {
  const { negotiator: before, branch } = changeable(context, id, version)
  const colleagues = context.agencies.negotiatorsOf(branch.id)
  assertAllowed(mayRestore(before, hasNamesake(before, colleagues)))
  const negotiator = { ...before, archived_at: null, version: version + 1 }
  context.agencies.negotiators.replace(negotiator, version)
  const detail = { name: negotiator.name }
  context.recordEvents([
    introducerEvent('negotiator.restored', 'negotiator', negotiator, ['archived_at'], detail),
  ])
  return negotiator
}
