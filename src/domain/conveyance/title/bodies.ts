import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Tenure } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { TitleClass } from './title.ts'

const longText = z.string().check(z.trim(), atMost(4000))
const line = (what: string) => lineText(200).check(z.minLength(1, `Enter ${what}.`))

export const TitleRegisterBody = z.strictObject({
  number: z.nullable(lineText(20)),
  class: TitleClass,
  tenure: Tenure,
  proprietors: line('the registered proprietors'),
  entries: z.nullable(longText),
})

export const BrokerBody = z.strictObject({
  firm: line('the broker’s firm'),
  name: z.nullable(lineText(120)),
  phone: z.nullable(lineText(40)),
  email: z.nullable(z.email('Enter an email address.')),
})

export const MortgageBody = z.strictObject({
  account: z.nullable(lineText(60)),
  conditions: z.nullable(longText),
  broker: z.nullable(BrokerBody),
})

export const RedemptionBody = z.strictObject({
  lender: line('the lender'),
  account: z.nullable(lineText(60)),
  figure: Pence,
  on: DateOnly,
  daily_rate: Pence,
  valid_to: DateOnly,
})

export const TitleBody = z.strictObject({
  version: z.int().check(z.minimum(0)),
  titles: z.array(TitleRegisterBody).check(z.maxLength(12)),
  mortgage: MortgageBody,
  redemptions: z.array(RedemptionBody).check(z.maxLength(6)),
})
export type TitleBody = z.infer<typeof TitleBody>
