import * as z from 'zod/mini'
import { Phone } from '#domain/contact'
import { Pence } from '#domain/money-schema'
import { lineText, oneLine } from '#domain/one-line'

const requiredLine = (what: string) => lineText(200).check(z.minLength(1, `Enter ${what}.`))
const named = z.nullable(z.strictObject({ id: z.string(), name: z.string().check(oneLine) }))
const email = z.nullable(z.email('Enter an email address.'))
const phone = z._default(z.nullable(Phone), null)

export const OtherSideBody = z.strictObject({
  firm: requiredLine('the firm'),
  handler: z.nullable(lineText(120)),
  email,
  phone,
})

export const LenderBody = z.strictObject({
  name: requiredLine('the lender'),
  ref: z.nullable(lineText(60)),
  amount: z.nullable(Pence),
  email: z._default(email, null),
  phone,
})

export const IntroducerBody = z.strictObject({
  agency: z.strictObject({ id: z.string(), name: z.string().check(oneLine) }),
  branch: named,
  negotiator: named,
})
