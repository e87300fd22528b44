import type { MatterType } from '#domain/matter'
import { type Pence, sum } from '#domain/money'
import { type Referral, type ReferralScale, referralFee } from '../referral.ts'

type Introduction = {
  readonly referral: Pick<Referral, 'fee'>
  /** The matters of the quote. */
  readonly matters: readonly MatterType[]
  /** What the agency gets by matter; null without a scale. */
  readonly scale: ReferralScale | null
}

/** Each matter’s part of an equal split in pence, the first with what is left over. */
const equalShare = (fee: Pence, count: number, index: number): Pence => {
  const part = Math.floor(fee / count)
  return index === 0 ? fee - part * (count - 1) : part
}

/**
 * The part of a disclosed fee that one matter of the quote earns, in pence: by the agency's scale where that comes to
 * the disclosed fee, else in equal parts. The parts of all its matters are the fee that the client was told of.
 */
export const feeOfMatter = (
  { referral: { fee }, matters, scale }: Introduction,
  matter: MatterType,
): Pence => {
  const index = matters.indexOf(matter)
  if (index < 0) return 0
  const parts = matters.map((it) => (scale === null ? 0 : referralFee(scale, [it])))
  return sum(parts) === fee ? (parts[index] ?? 0) : equalShare(fee, matters.length, index)
}
