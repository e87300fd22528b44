import type { CaseEnquiry } from './enquiry.ts'

type Placed = Pick<CaseEnquiry, 'round' | 'status' | 'earlier'>

/** The round that what is added next belongs to: the newest while it holds only drafts and what was asked again, else the one after. */
export const nextRound = (enquiries: readonly Placed[]): number => {
  const newest = Math.max(0, ...enquiries.map(({ round }) => round))
  const own = enquiries.filter(({ round }) => round === newest)
  const isOpen = own.every(({ status, earlier }) => status === 'raised' || earlier.length > 0)
  return newest > 0 && isOpen ? newest : newest + 1
}
