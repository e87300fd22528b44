import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { factNames } from '#domain/conveyance/plan/fact'
import { type DateOnly, fullDate } from '#domain/dates'
import { isWorkingDay } from '#domain/working-days'

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
