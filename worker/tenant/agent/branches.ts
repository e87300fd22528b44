import { assertAllowed } from '#domain/act'
import type { Agency, Branch } from '#domain/agent/agency'
import type { BranchChange, BranchDetails } from '#domain/agent/bodies'
import { introducerEvent } from '#domain/agent/introducer-event'
import { assertNewName } from '#domain/agent/names'
import { hasNamesake, mayChange, mayRestore } from '#domain/agent/rules'
import { fieldChanges } from '#domain/field-change'
import type { RequestContext } from '#tenant/runtime/context'
import { freshBranch } from './fresh.ts'

const requireName = ({ agencies }: RequestContext, name: string, agency: Agency, ownId?: string) =>
  assertNewName(name, agencies.branchesOf(agency.id), ownId, ` at ${agency.name}`)

/** Adds a branch to an agency in use; throws 422 for a name that another of its branches has. */
export const addBranch = (
  context: RequestContext,
  agencyId: string,
  details: BranchDetails,
): Branch => {
  const agency = context.agencies.get(agencyId)
  assertAllowed(mayChange(agency))
  requireName(context, details.name, agency)
  const branch = context.agencies.branches.insert({
    ...details,
    id: context.newId(),
    version: 1,
    agency_id: agency.id,
    archived_at: null,
    merged_into: null,
  })
  context.recordEvents([
    introducerEvent('branch.created', 'branch', branch, [], { name: branch.name }),
  ])
  return branch
}

/** The branch and its agency, both in use. */
const changeable = (context: RequestContext, id: string, version: number) => {
  const branch = freshBranch(context, id, version)
  const agency = context.agencies.get(branch.agency_id)
  assertAllowed(mayChange(agency))
  return { branch, agency }
}

const fields = ['name', 'postcode', 'phone', 'email'] as const

export const changeBranch = (
  context: RequestContext,
  id: string,
  { version, ...details }: BranchChange,
): Branch => {
  const { branch: before, agency } = changeable(context, id, version)
  assertAllowed(mayChange(before))
  requireName(context, details.name, agency, id)
  const branch = { ...before, ...details, version: version + 1 }
  context.agencies.branches.replace(branch, version)
  const changed = fields.filter((field) => before[field] !== branch[field])
  context.recordEvents([
    introducerEvent('branch.updated', 'branch', branch, changed, {
      name: before.name,
      changes: fieldChanges(before, branch, fields),
    }),
  ])
  return branch
}

/** Archives a branch: its negotiators are offered no more until it is restored. */
export const archiveBranch = (context: RequestContext, id: string, version: number): Branch => {
  const { branch: before } = changeable(context, id, version)
  assertAllowed(mayChange(before))
  const branch = { ...before, archived_at: context.now, version: version + 1 }
  context.agencies.branches.replace(branch, version)
  context.recordEvents([
    introducerEvent('branch.archived', 'branch', branch, ['archived_at'], { name: branch.name }),
  ])
  return branch
}

export const restoreBranch = (context: RequestContext, id: string, version: number): Branch => {
  const { branch: before, agency } = changeable(context, id, version)
  const siblings = context.agencies.branchesOf(agency.id)
  assertAllowed(mayRestore(before, hasNamesake(before, siblings)))
  const branch = { ...before, archived_at: null, version: version + 1 }
  context.agencies.branches.replace(branch, version)
  context.recordEvents([
    introducerEvent('branch.restored', 'branch', branch, ['archived_at'], { name: branch.name }),
  ])
  return branch
}
