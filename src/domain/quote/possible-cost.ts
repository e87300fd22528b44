import type { MatterType } from '#domain/matter'
import { dueOf, thirdPartyCharge } from './charge.ts'
import { type Answers, isMet } from './condition.ts'
import type { PurchaseFacts } from './facts.ts'
import { withVat } from './line.ts'
import type { MatterToPrice } from './matter-pricing.ts'
import type { CouldApply, QuoteTax } from './quote.ts'
import type { Contingency, Disbursement, MatterScale, Supplement } from './scale/scale.ts'
import { quoteTax } from './tax.ts'

const possibleCost = (
  possibleCosts: Pick<CouldApply, 'key' | 'matter' | 'label' | 'kind' | 'inc_vat' | 'why'>,
  up_to: number | null = null,
): CouldApply => ({ ...possibleCosts, up_to })

type UnknownCharge = Supplement | Disbursement

const unknownCharges = <Charge extends UnknownCharge>(
  { matter, answers, facts }: MatterToPrice,
  charges: readonly Charge[],
  kind: CouldApply['kind'],
  exVatOf: (charge: Charge) => number,
): CouldApply[] =>
  charges
    .filter((charge) => dueOf(charge, answers, facts).is === 'unknown')
    .map((charge) =>
      possibleCost({
        key: `${matter}.${charge.key}`,
        matter,
        label: charge.label_could,
        kind,
        inc_vat: withVat(exVatOf(charge), charge.vat_rate).inc_vat,
        why: charge.why,
      }),
    )

const unknownSupplements = (matterToPrice: MatterToPrice) =>
  unknownCharges(matterToPrice, matterToPrice.scale.supplements, 'fee', ({ fee }) => fee)

const unknownDisbursements = (matterToPrice: MatterToPrice) =>
  unknownCharges(
    matterToPrice,
    matterToPrice.scale.disbursements,
    'third_party',
    (charge) => thirdPartyCharge(charge, 1, matterToPrice)?.ex_vat ?? 0,
  )

const registrationEffects = [
  {
    fact: 'new_build',
    label: 'Land Registry fee, new build',
    why: 'A new plot is registered from part of a title, at the full fee.',
  },
  {
    fact: 'unregistered',
    label: 'Land Registry fee, first registration',
    why: 'First registrations are charged the full fee.',
  },
] as const

/** The extra Land Registry fee for each unknown fact that would change it. */
const registrationDifferences = (matterToPrice: MatterToPrice): CouldApply[] => {
  const charge = matterToPrice.scale.disbursements.find(
    ({ amount }) => amount.kind === 'registration',
  )
  const now = charge ? thirdPartyCharge(charge, 1, matterToPrice) : null
  if (!charge || !now) return []
  return registrationEffects
    .filter(({ fact }) => matterToPrice.answers[fact] === null)
    .map(({ fact, label, why }) => {
      const changed = thirdPartyCharge(charge, 1, {
        ...matterToPrice,
        answers: { ...matterToPrice.answers, [fact]: true },
      })
      const increase = (changed?.ex_vat ?? now.ex_vat) - now.ex_vat
      const { inc_vat } = withVat(increase, charge.vat_rate)
      return possibleCost({
        key: `${matterToPrice.matter}.registration.${fact}`,
        matter: matterToPrice.matter,
        label,
        kind: 'third_party',
        inc_vat,
        why,
      })
    })
    .filter(({ inc_vat }) => inc_vat !== 0)
}

const contingencyEntry = (matter: MatterType, contingency: Contingency): CouldApply =>
  possibleCost(
    {
      key: `${matter}.${contingency.key}`,
      matter,
      label: contingency.label,
      kind: 'third_party',
      inc_vat: withVat(contingency.amount, contingency.vat_rate).inc_vat,
      why: contingency.why,
    },
    contingency.up_to === null ? null : withVat(contingency.up_to, contingency.vat_rate).inc_vat,
  )

/** Contingencies that the facts do not rule out. */
const contingencies = (matter: MatterType, scale: MatterScale, answers: Answers) =>
  scale.contingencies
    .filter((it) => isMet(it.when, answers) !== false)
    .map((it) => contingencyEntry(matter, it))

export const possibleCosts = (matterToPrice: MatterToPrice): CouldApply[] => [
  ...unknownSupplements(matterToPrice),
  ...unknownDisbursements(matterToPrice),
  ...registrationDifferences(matterToPrice),
  ...contingencies(matterToPrice.matter, matterToPrice.scale, matterToPrice.answers),
]

const taxEffects = [
  {
    fact: 'first_time_buyer',
    label: 'First-time buyer relief',
    why: 'All buyers are first-time buyers and will live there.',
  },
  {
    fact: 'additional',
    label: 'Keeping another property: higher rates',
    why: 'A buyer owns another property and is not replacing their main home.',
  },
  {
    fact: 'non_resident',
    label: 'Overseas buyer: surcharge',
    why: 'A buyer spent fewer than 183 days in the UK in the year before.',
  },
  {
    fact: 'company',
    label: 'Company buyer: tax',
    why: 'Different rates apply when a company or trust buys.',
  },
  {
    fact: 'company_relief',
    label: 'Company buyer: relief',
    why: 'Rental and development businesses are exempt from the flat rate.',
  },
] as const

/** The change in land tax for each unknown fact that would affect it. */
export const possibleTaxCosts = (facts: PurchaseFacts, tax: QuoteTax): CouldApply[] =>
  taxEffects
    .filter(({ fact }) => facts[fact] === null)
    .map(({ fact, label, why }) => {
      const changed = quoteTax({ ...facts, [fact]: true }, tax.nation, tax.price, tax.effective_on)
      return possibleCost({
        key: `purchase.tax.${fact}`,
        matter: 'purchase',
        label,
        kind: 'tax',
        inc_vat: changed.total - tax.total,
        why,
      })
    })
    .filter(({ inc_vat }) => inc_vat !== 0)
