import { type IntroducerRecord, isLive } from '#domain/agent/agency'
import type { MergedRecords } from '#domain/agent/merging'
import type { MergePreview } from '#domain/agent/view'
import { Refusal } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { countsOfAgency, countsOfBranch } from './counts.ts'
import { mergedAgencies, mergedBranches } from './merging.ts'

type Joined = Pick<MergePreview, 'joined_branches' | 'joined_negotiators' | 'against'>

/** What a merge would make one, or why it is refused. */
const attempted = (merge: () => MergedRecords): Joined => {
  try {
    const { joined } = merge()
    return {
      joined_branches: [...joined.branches],
      joined_negotiators: [...joined.negotiators],
      against: null,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { joined_branches: [], joined_negotiators: [], against: error.message }
  }
}

const identityOf = ({ name, version }: IntroducerRecord) => ({
  other: name,
  other_version: version,
})

/** What merging an agency into another would move; throws 404 when either does not exist. */
export const previewAgencyMerge = (
  context: RequestContext,
  id: string,
  otherId: string,
): MergePreview => {
  const { agencies } = context
  const [target, other] = [agencies.get(id), agencies.get(otherId)]
  const branches = agencies.branchesOf(other.id).filter(isLive)
  return {
    ...identityOf(other),
    branches: branches.length,
    negotiators: branches.flatMap((it) => agencies.negotiatorsOf(it.id)).filter(isLive).length,
    ...countsOfAgency(context, other.id),
    ...attempted(() => mergedAgencies(context, target, other)),
  }
}

/** What merging a branch into another would move; throws 404 when either does not exist. */
export const previewBranchMerge = (
  context: RequestContext,
  id: string,
  otherId: string,
): MergePreview => {
  const { agencies } = context
  const [target, other] = [agencies.branches.get(id), agencies.branches.get(otherId)]
  return {
    ...identityOf(other),
    branches: 0,
    negotiators: agencies.negotiatorsOf(other.id).filter(isLive).length,
    ...countsOfBranch(context, other),
    ...attempted(() => mergedBranches(context, target, other)),
  }
}
