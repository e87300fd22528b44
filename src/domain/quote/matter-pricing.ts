import type { DateOnly } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import type { Pence } from '#domain/money'
import { dueOf, thirdPartyCharge } from './charge.ts'
import type { Answers } from './condition.ts'
import type { MatterFacts, QuoteFacts } from './facts.ts'
import { countedLabel, feeLabel, headingOf } from './labels.ts'
import { isOurWork, lineOf, linkedDiscount, totalOf } from './line.ts'
import { addedLines, withOverrides } from './override.ts'
import type { PricedMatter, QuoteLine } from './quote.ts'
import {
  bandOf,
  type Disbursement,
  type FeeScale,
  type MatterScale,
  type Supplement,
} from './scale/scale.ts'

/** A matter with everything that its price depends on; `price` is null if invalid. */
export type MatterToPrice = {
  readonly facts: QuoteFacts
  readonly matter: MatterType
  readonly of: MatterFacts
  readonly answers: Answers
  readonly price: Pence | null
  readonly scale: MatterScale
  readonly feeScale: FeeScale
  readonly today: DateOnly
}

export const scaleLines = (matterToPrice: MatterToPrice): QuoteLine[] => {
  const fee = legalFee(matterToPrice)
  return [
    ...fee,
    ...matterToPrice.scale.supplements.flatMap((charge) => supplementLine(matterToPrice, charge)),
    ...(matterToPrice.facts.subject === 'both' &&
    matterToPrice.matter === 'purchase' &&
    matterToPrice.feeScale.linked_discount > 0
      ? fee.map((line) => linkedDiscount(matterToPrice.feeScale, line))
      : []),
    ...matterToPrice.scale.disbursements.flatMap((charge) =>
      disbursementLine(matterToPrice, charge),
    ),
  ]
}

const legalFee = ({ matter, of, price, scale }: MatterToPrice): QuoteLine[] => {
  const band = price === null ? null : bandOf(scale, price)
  if (!band) return []
  return [
    lineOf({
      key: `${matter}.legal_fee`,
      section: 'legal_work',
      label: feeLabel(band, of.tenure),
      ex_vat: band.fee,
      vat_rate: scale.vat_rate,
    }),
  ]
}

const supplementLine = (matterToPrice: MatterToPrice, charge: Supplement): QuoteLine[] => {
  const due = dueOf(charge, matterToPrice.answers, matterToPrice.facts)
  if (due.is !== 'due') return []
  return [
    lineOf({
      key: `${matterToPrice.matter}.${charge.key}`,
      section: 'supplement',
      label: countedLabel(charge, due.count),
      ex_vat: charge.fee * due.count,
      vat_rate: charge.vat_rate,
    }),
  ]
}

const disbursementLine = (matterToPrice: MatterToPrice, charge: Disbursement): QuoteLine[] => {
  const due = dueOf(charge, matterToPrice.answers, matterToPrice.facts)
  const charged = due.is === 'due' ? thirdPartyCharge(charge, due.count, matterToPrice) : null
  if (due.is !== 'due' || !charged) return []
  return [
    lineOf({
      key: `${matterToPrice.matter}.${charge.key}`,
      section: charge.section,
      label: countedLabel(charge, due.count),
      vat_rate: charge.vat_rate,
      ...charged,
    }),
  ]
}

export const priceMatter = (matterToPrice: MatterToPrice): PricedMatter => {
  const lines = sortedLines([
    ...withOverrides(scaleLines(matterToPrice), matterToPrice.facts.overrides),
    ...addedLines(matterToPrice.facts, matterToPrice.matter),
  ])
  return {
    kind: matterToPrice.matter,
    heading: headingOf(matterToPrice.matter, matterToPrice.of),
    lines,
    fees: totalOf(lines.filter(isOurWork)),
    disbursements: totalOf(lines.filter((line) => !isOurWork(line))),
    subtotal: totalOf(lines),
  }
}

const sortedLines = (lines: readonly QuoteLine[]) => [
  ...lines.filter(isOurWork),
  ...lines.filter((line) => !isOurWork(line)),
]
