import type { DateOnly } from '#domain/dates'
import type { MatterType, Nation } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { nationOfPostcode } from '#domain/nation'
import { formatPounds } from '#domain/tax/land-tax-labels'
import { addressProblems, parsePrice } from './completeness.ts'
import { answersOf } from './condition.ts'
import { factsKey, factsOf, type MatterFacts, type QuoteFacts } from './facts.ts'
import type { MatterToPrice } from './matter-pricing.ts'
import type { IncompleteFact } from './quote.ts'
import { bandOf, type FeeScale, matterScale } from './scale/scale.ts'

export type ParsedMatter = {
  readonly matterToPrice: MatterToPrice | null
  readonly problems: readonly IncompleteFact[]
}

/** Collects what a matter's price depends on, with the problems that prevent sending. */
export const parseMatter = (
  facts: QuoteFacts,
  matter: MatterType,
  feeScale: FeeScale,
  today: DateOnly,
): ParsedMatter => {
  const matterFacts = factsOf(facts, matter)
  if (!matterFacts) return { matterToPrice: null, problems: [noFacts(matter)] }
  const { price, problems } = parsePrice(matter, matterFacts.price)
  const foundProblems = [...problems, ...addressProblems(matter, matterFacts, facts.sale_stage)]
  const scale = matterScale(feeScale, matter, today)
  if (!scale) return { matterToPrice: null, problems: [...foundProblems, noPrices(matter)] }
  const answers = answersOf(matterFacts, nationOf(matterFacts))
  const matterToPrice = { facts, matter, of: matterFacts, answers, price, scale, feeScale, today }
  const isPriced = price === null || bandOf(scale, price) !== null
  return {
    matterToPrice,
    problems: isPriced ? foundProblems : [...foundProblems, noBand(matter, price)],
  }
}

const nameOf = (matter: MatterType) => matterNames[matter].toLowerCase()

const noFacts = (matter: MatterType): IncompleteFact => ({
  field: factsKey(matter),
  message: `Enter the details of the ${nameOf(matter)}.`,
})

const noPrices = (matter: MatterType): IncompleteFact => ({
  field: `${factsKey(matter)}.price`,
  message: `The firm has no prices for a ${nameOf(matter)} today. Choose another fee scale.`,
})

const noBand = (matter: MatterType, price: number): IncompleteFact => ({
  field: `${factsKey(matter)}.price`,
  message: `The fee scale has no band for ${formatPounds(price)}. Add a band, or quote by letter.`,
})

/** The chosen nation, else that of the postcode. */
export const nationOf = (matterFacts: Pick<MatterFacts, 'nation' | 'postcode'>): Nation | null =>
  matterFacts.nation ?? nationOfPostcode(matterFacts.postcode)
