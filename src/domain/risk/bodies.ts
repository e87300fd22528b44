import * as z from 'zod/mini'
import { Risk } from '#domain/conveyance/conveyance'
import { DateOnly } from '#domain/date-schema'
import { FundsKind } from '#domain/funds/funds'
import { atMost } from '#domain/text/at-most'
import { RiskAnswers } from './risk.ts'

const version = z.int().check(z.minimum(0))
const given = (message: string) => z.string().check(z.trim(), z.minLength(3, message), atMost(2000))

export const RiskBasis = z.strictObject({
  client: given('Enter what you searched and saw.'),
  geography: given('Enter how you know it.'),
  delivery: given('Enter how you met, or will meet, everybody.'),
  matter: given('Enter what you know of the purpose and value.'),
  funds: given('Enter what you were told about the money.'),
})

export const RiskRaise = z.strictObject({ level: Risk, reason: given('Enter a reason.') })

export const Enhanced = z.strictObject({
  wealth: given('Enter how their wealth came about, and what shows it.'),
  checks: given('Enter which further checks you made.'),
  monitoring: given('Enter how the case is watched more closely.'),
})

const MOST_FACTS = 500

/** What somebody makes of the risk of a case: never a level alone. */
export const RiskEntry = z.strictObject({
  version,
  answers: RiskAnswers,
  basis: RiskBasis,
  expected_funds: z.array(FundsKind).check(z.maxLength(FundsKind.options.length)),
  /** A higher level than the rule’s. */
  raised: z.optional(RiskRaise),
  /** Needed where the level is high. */
  enhanced: z.optional(Enhanced),
  review_on: DateOnly,
  /** The names of the facts that were shown: what is saved is what somebody saw. */
  facts: z.array(z.string()).check(z.maxLength(MOST_FACTS)),
})
export type RiskEntry = z.infer<typeof RiskEntry>

export const RiskApproval = z.strictObject({
  version,
  level: Risk,
  note: given('Enter what you considered.'),
})
export type RiskApproval = z.infer<typeof RiskApproval>

export const RiskRejection = z.strictObject({ version, reason: given('Enter a reason.') })
export type RiskRejection = z.infer<typeof RiskRejection>
