import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { type DateOnly as Day, daysBetween } from '#domain/dates'
import { Tenure } from '#domain/matter'
import { Pence } from '#domain/money-schema'

export const TitleClass = z.enum([
  'absolute',
  'good_leasehold',
  'possessory',
  'qualified',
  'unregistered',
])
export type TitleClass = z.infer<typeof TitleClass>

const orNull = z.nullable(z.string())

export const TitleRegister = z.object({
  /** 'SL123456'; null for unregistered land. */
  number: orNull,
  class: TitleClass,
  tenure: Tenure,
  proprietors: z.string(),
  /** Restrictions, notices and charges. */
  entries: orNull,
})

export const Redemption = z.object({
  lender: z.string(),
  account: orNull,
  /** What has to be paid on `on`, in pence. */
  figure: Pence,
  on: DateOnly,
  daily_rate: Pence,
  valid_to: DateOnly,
})
export type Redemption = z.infer<typeof Redemption>

export const Broker = z.object({ firm: z.string(), name: orNull, phone: orNull, email: orNull })

/** The title of a case and the mortgages on it. Lender and offer dates are the conveyance’s own. */
export const CaseTitle = z.object({
  id: z.string(),
  version: z.int(),
  titles: z.array(TitleRegister),
  mortgage: z.object({ account: orNull, conditions: orNull, broker: z.nullable(Broker) }),
  redemptions: z.array(Redemption),
})
export type CaseTitle = z.infer<typeof CaseTitle>

export const blankTitle = (id: string): CaseTitle => ({
  id,
  version: 0,
  titles: [],
  mortgage: { account: null, conditions: null, broker: null },
  redemptions: [],
})

export const titleClassNames: Readonly<Record<TitleClass, string>> = {
  absolute: 'Absolute',
  good_leasehold: 'Good leasehold',
  possessory: 'Possessory',
  qualified: 'Qualified',
  unregistered: 'Unregistered',
}

/** What redeems the mortgage on a day, in pence; null on a day for which the figure is not valid. */
export const redemptionOn = (
  { figure, on, daily_rate, valid_to }: Redemption,
  day: Day,
): number | null => (day < on || day > valid_to ? null : figure + daily_rate * daysBetween(on, day))

/** What redeems every mortgage on a day, in pence; null when there is none, or a figure is not valid then. */
export const totalRedemptionOn = (redemptions: readonly Redemption[], day: Day): number | null =>
  redemptions.length === 0
    ? null
    : redemptions.reduce<number | null>((sum, one) => {
        const figure = redemptionOn(one, day)
        return sum === null || figure === null ? null : sum + figure
      }, 0)
