import type { Agency, Branch, Negotiator } from '#domain/agent/agency'
import { type ReferralScale, referralFee } from '#domain/agent/referral'
import { mattersOf, type QuoteFacts, type QuoteSubject } from '#domain/quote/facts'
import type { Random } from '../random.ts'
import type { DemoBranch } from './introducers.ts'
import { namedOf, type Staff } from './staff.ts'

export type Introduction = {
  readonly agency: Agency
  readonly branch: Branch
  readonly negotiator: Negotiator
}

/** A negotiator at a branch in the town, or at any branch when the town has none. */
export const introductionIn = (
  branches: readonly DemoBranch[],
  town: string,
  random: Random,
): Introduction => {
  const near = branches.filter(({ branch }) => branch.name === town)
  const { agency, branch, negotiators } = random.pick(near.length > 0 ? near : branches)
  return { agency, branch, negotiator: random.pick(negotiators) }
}

export const referralFrom = (
  introduction: Introduction,
  subject: QuoteSubject,
  scale: ReferralScale | null,
): NonNullable<QuoteFacts['referral']> => ({
  agency_id: introduction.agency.id,
  agency: introduction.agency.name,
  branch_id: introduction.branch.id,
  branch: introduction.branch.name,
  negotiator_id: introduction.negotiator.id,
  negotiator: introduction.negotiator.name,
  fee: introduction.agency.referral_scale_id && scale ? referralFee(scale, mattersOf(subject)) : 0,
})

/** Owner, giver and BDM of a quote: mostly the adviser's, sometimes the manager's. */
export const creditOf = (staff: Staff, isIntroduced: boolean, random: Random) => {
  const giver = namedOf(random.chance(0.8) ? staff.adviser : staff.newbusiness)
  return { owner: giver, giver, bdm: isIntroduced ? namedOf(staff.bdm) : null }
}
