import type { Agency, Branch } from '#domain/agent/agency'
import type { Merging } from '#domain/agent/bodies'
import { introducerEvent } from '#domain/agent/introducer-event'
import {
  type MergedAgencies,
  type MergedRecords,
  mergeAgencies,
  mergeBranches,
} from '#domain/agent/merging'
import { movedText } from '#domain/agent/moved'
import type { RequestContext } from '#tenant/runtime/context'
import { followMergeIn } from './copies.ts'
import { countsOfAgency } from './counts.ts'
import { freshAgency, freshBranch } from './fresh.ts'
import {
  moveCalls,
  moveSavedViews,
  moveScales,
  moveUsers,
  moveVisits,
  renameVisits,
} from './moving.ts'

const staffed = ({ agencies }: RequestContext, branch: Branch) => ({
  branch,
  negotiators: agencies.negotiatorsOf(branch.id),
})

const whole = (context: RequestContext, agency: Agency) => ({
  agency,
  staffed: context.agencies.branchesOf(agency.id).map((it) => staffed(context, it)),
  current: hasPrices(context, agency.id),
})

const hasPrices = ({ feeScales, today }: RequestContext, id: string) =>
  feeScales
    .list()
    .some(
      ({ agency, state, valid_to }) =>
        agency?.id === id && state === 'published' && (valid_to === null || valid_to >= today),
    )

/** The records as they would be after a merge, of which nothing is saved; throws 409 where it is refused. */
export const mergedAgencies = (context: RequestContext, target: Agency, other: Agency) =>
  mergeAgencies(whole(context, target), whole(context, other), context.now)

export const mergedBranches = (context: RequestContext, target: Branch, other: Branch) =>
  mergeBranches(staffed(context, target), staffed(context, other), context.now)

const save = ({ agencies }: RequestContext, { branches, negotiators }: MergedRecords) => {
  for (const branch of branches) agencies.branches.replace(branch, branch.version - 1)
  for (const it of negotiators) agencies.negotiators.replace(it, it.version - 1)
}

/** Merges agency `other_id` into another with all that names it; it stays as a pointer to that one. */
export const mergeAgencyInto = (context: RequestContext, id: string, body: Merging): Agency => {
  const target = freshAgency(context, id, body.version)
  const other = freshAgency(context, body.other_id, body.other_version)
  const merged = mergedAgencies(context, target, other)
  const counts = countsOfAgency(context, other.id)
  context.agencies.replace(merged.target, target.version)
  context.agencies.replace(merged.other, other.version)
  save(context, merged)
  recordMerge(context, merged, movedText(counts))
  const to = { id: target.id, name: target.name }
  moveUsers(context, other.id, to)
  moveScales(context, other.id, to)
  moveCalls(context, other.id, to)
  moveVisits(context, other.id, to)
  moveSavedViews(context, other.id, to)
  followMergeIn(context, other.id)
  return merged.target
}

const recordMerge = (context: RequestContext, merged: MergedAgencies, moved: string) => {
  const { target, other } = merged
  const detail = { name: target.name, other: other.name, other_id: other.id, moved }
  context.recordEvents([
    introducerEvent('agency.merged', 'agency', target, ['branches'], detail),
    introducerEvent('agency.merged', 'agency', other, ['merged_into'], detail),
  ])
}

/** Merges branch `other_id` into another of its agency with all that names it. */
export const mergeBranchInto = (context: RequestContext, id: string, body: Merging): Branch => {
  const target = freshBranch(context, id, body.version)
  const other = freshBranch(context, body.other_id, body.other_version)
  const merged = mergedBranches(context, target, other)
  save(context, merged)
  const detail = { name: target.name, other: other.name, other_id: other.id }
  context.recordEvents(
    merged.branches.map((it) =>
      introducerEvent('branch.merged', 'branch', it, ['negotiators'], detail),
    ),
  )
  renameVisits(context, target.agency_id, other.name, target.name)
  followMergeIn(context, target.agency_id)
  return context.agencies.branches.get(id)
}
