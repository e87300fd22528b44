import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import { registrationFee, searchFee } from '#domain/tax/registration-fee'
import { type Answers, countOf, isMet } from './condition.ts'
import type { QuoteFacts } from './facts.ts'
import type { Disbursement, Supplement } from './scale/scale.ts'

type Charge = Pick<Supplement | Disbursement, 'when' | 'per'>

/** Whether a charge is due and how many times; 'unknown' if a fact is missing. */
export type Due =
  | { readonly is: 'none' | 'unknown' }
  | { readonly is: 'due'; readonly count: number }

export const dueOf = (charge: Charge, answers: Answers, facts: QuoteFacts): Due => {
  const applies = isMet(charge.when, answers)
  const count = countOf(charge.per, answers, facts)
  if (applies === false || count === 0) return { is: 'none' }
  if (applies === null || count === null) return { is: 'unknown' }
  return { is: 'due', count }
}

/** The application route at HM Land Registry: first registrations by post, new builds as transfers of part. */
export const registrationRoute = (answers: Answers) => {
  if (answers.unregistered === true) return 'post'
  return answers.new_build === true ? 'portal-part' : 'portal-whole'
}

export type ThirdPartyCharge = {
  readonly ex_vat: Pence
  readonly origin: 'scale' | 'rule'
  readonly rule_id: string | null
}

/** The amount that a third party charges for `count`, in pence; null if it depends on an unknown price. */
export const thirdPartyCharge = (
  { amount }: Pick<Disbursement, 'amount'>,
  count: number,
  { answers, price, today }: { answers: Answers; price: Pence | null; today: DateOnly },
): ThirdPartyCharge | null => {
  if (amount.kind === 'fixed') {
    return { ex_vat: amount.amount * count, origin: 'scale', rule_id: null }
  }
  if (amount.kind === 'search') {
    const search = {
      service: amount.service,
      count: amount.count * count,
      route: 'online',
    } as const
    const { fee, rule } = searchFee({ ...search, orderedOn: today })
    return { ex_vat: fee, origin: 'rule', rule_id: rule.version }
  }
  if (price === null) return null
  const route = registrationRoute(answers)
  const { fee, rule } = registrationFee({
    scale: amount.scale,
    route,
    amount: price,
    lodgedOn: today,
  })
  return { ex_vat: fee, origin: 'rule', rule_id: rule.version }
}
