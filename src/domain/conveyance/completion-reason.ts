import { type DateOnly, fullDate } from '#domain/dates'
import { isWorkingDay } from '#domain/working-days'
import type { Conveyance } from './conveyance.ts'
import type { FactKey } from './plan/fact.ts'
import { factNames } from './plan/fact.ts'

/** Facts that stand for money, which are recorded with an amount. */
const moneyFacts: readonly FactKey[] = ['funds_received', 'funds_sent']

const withoutAmount = ({ facts }: Conveyance) =>
  moneyFacts.filter((fact) => facts[fact] && !facts[fact].evidence?.amount)

/** What is unusual about completing on a day, as sentences; each asks for a reason. */
export const unusualCompletion = (conveyance: Conveyance, on: DateOnly): string[] => {
  const agreed = conveyance.key_dates.completion_on
  return [
    ...(agreed !== null && on < agreed ? [`The agreed date is ${fullDate(agreed)}.`] : []),
    ...(isWorkingDay(on) ? [] : [`${fullDate(on)} is not a working day.`]),
    ...withoutAmount(conveyance).map((fact) => `${factNames[fact]}: no amount is recorded.`),
  ]
}
