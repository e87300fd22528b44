import type { Conveyance } from '#domain/conveyance/conveyance'
import type { LeadIntroducer } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import type { Referral } from './referral.ts'

/** Where merged introducers are now: the record that one was merged into, null for one that was not merged. */
export type MergedInto = {
  readonly agency: (id: string) => Named | null
  readonly branch: (id: string) => Named | null
  readonly negotiator: (id: string) => Named | null
  /** The present name of a branch that is known by its name alone; the same name unless it was merged. */
  readonly branchName: (agencyId: string, name: string) => string
}

type Introducer = NonNullable<Conveyance['agency']>

/** The introducer of a case, as its records are now. */
export const followIntroducer = (it: Introducer, into: MergedInto): Introducer => ({
  agency: into.agency(it.agency.id) ?? it.agency,
  branch: it.branch && (into.branch(it.branch.id) ?? it.branch),
  negotiator: it.negotiator && (into.negotiator(it.negotiator.id) ?? it.negotiator),
})

const followAgency = <Of extends { readonly agency_id: string | null; readonly agency: string }>(
  it: Of,
  into: MergedInto,
): Of => {
  const agency = it.agency_id === null ? null : into.agency(it.agency_id)
  return agency === null ? it : { ...it, agency_id: agency.id, agency: agency.name }
}

const branchNow = (agencyId: string | null, name: string, into: MergedInto) =>
  agencyId === null || name === '' ? name : into.branchName(agencyId, name)

/** The introducer of a lead, which names its branch and negotiator only. */
export const followLeadIntroducer = (it: LeadIntroducer, into: MergedInto): LeadIntroducer => {
  const introducer = followAgency(it, into)
  return { ...introducer, branch: branchNow(introducer.agency_id, it.branch, into) }
}

/** The referral of a quote, as its records are now; its fee stays. */
export const followReferral = (it: Referral, into: MergedInto): Referral => {
  const referral = followAgency(it, into)
  const branch = it.branch_id === null ? null : into.branch(it.branch_id)
  const negotiator = it.negotiator_id === null ? null : into.negotiator(it.negotiator_id)
  return {
    ...referral,
    branch_id: branch?.id ?? it.branch_id,
    branch:
      it.branch_id === null
        ? branchNow(referral.agency_id, it.branch, into)
        : (branch?.name ?? it.branch),
    negotiator_id: negotiator?.id ?? it.negotiator_id,
    negotiator: negotiator?.name ?? it.negotiator,
  }
}
