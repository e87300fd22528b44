import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey, Facts } from '#domain/conveyance/plan/fact'
import type { Pence } from '#domain/money'
import type { CompletionCase, DayTotal, MovedMoney } from './completion-day.ts'

const outFacts: readonly FactKey[] = ['funds_sent', 'mortgage_redeemed', 'balance_paid']

const movedMoney = (facts: Facts, fact: FactKey): readonly MovedMoney[] => {
  const recorded = facts[fact]
  if (!recorded) return []
  const { at, by, evidence, recorded_by } = recorded
  return [{ fact, amount: evidence?.amount ?? null, at, by, asked_by: recorded_by ?? null }]
}

/** What was received for completion. A buyer's balance counts until the whole sum has been received, which includes it. */
export const moneyIn = ({ facts }: Pick<Conveyance, 'facts'>): MovedMoney[] => {
  const received = movedMoney(facts, 'funds_received')
  return [...(received.length > 0 ? received : movedMoney(facts, 'balance_received'))]
}

export const moneyOut = ({ facts }: Pick<Conveyance, 'facts'>): MovedMoney[] =>
  outFacts.flatMap((fact) => movedMoney(facts, fact))

const totalOf = (money: readonly MovedMoney[]): DayTotal => {
  const amounts = money.flatMap(({ amount }): Pence[] => (amount === null ? [] : [amount]))
  return {
    amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
    missing: money.length - amounts.length,
  }
}

/** The sums of a day, of recorded amounts alone. */
export const dayTotals = (cases: readonly Pick<CompletionCase, 'money_in' | 'money_out'>[]) => ({
  money_in: totalOf(cases.flatMap((it) => it.money_in)),
  money_out: totalOf(cases.flatMap((it) => it.money_out)),
})
