import type { DateOnly } from '#domain/dates'
import type { MatterType, Nation } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { nationOfPostcode } from '#domain/nation'
import { inPounds } from '#domain/tax/land-tax-labels'
import { placeProblems, readPrice } from './completeness.ts'
import { answersOf } from './condition.ts'
import { factsKey, factsOf, type MatterFacts, type QuoteFacts } from './facts.ts'
import type { MatterToPrice } from './matter-pricing.ts'
import type { IncompleteFact } from './quote.ts'
import { bandOf, type FeeScale, matterScale } from './scale/scale.ts'

export type ReadMatter = {
  readonly it: MatterToPrice | null
  readonly problems: readonly IncompleteFact[]
}

/** A matter ready to price as far as it can be, and what keeps its quote from being sent. */
export const readMatter = (
  facts: QuoteFacts,
  matter: MatterType,
  feeScale: FeeScale,
  today: DateOnly,
): ReadMatter => {
  const of = factsOf(facts, matter)
  const key = factsKey(matter)
  if (!of)
    return { it: null, problems: [{ field: key, message: `Tell us about the ${nameOf(matter)}.` }] }
  const { price, problems } = readPrice(matter, of.price)
  const found = [...problems, ...placeProblems(matter, of, facts.sale_stage)]
  const scale = matterScale(feeScale, matter, today)
  if (!scale) {
    const message = `The firm has no prices for a ${nameOf(matter)} today. Choose another fee scale.`
    return { it: null, problems: [...found, { field: `${key}.price`, message }] }
  }
  const it = {
    facts,
    matter,
    of,
    answers: answersOf(of, nationOf(of)),
    price,
    scale,
    feeScale,
    today,
  }
  const isPriced = price === null || bandOf(scale, price) !== null
  return { it, problems: isPriced ? found : [...found, noBand(matter, price)] }
}

const nameOf = (matter: MatterType) => matterNames[matter].toLowerCase()

const noBand = (matter: MatterType, price: number): IncompleteFact => ({
  field: `${factsKey(matter)}.price`,
  message: `The fee scale has no band for ${inPounds(price)}. Add a band, or quote by letter.`,
})

/** The nation that somebody chose, else the one that the postcode is in. */
export const nationOf = (of: Pick<MatterFacts, 'nation' | 'postcode'>): Nation | null =>
  of.nation ?? nationOfPostcode(of.postcode)
