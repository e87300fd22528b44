import * as z from 'zod/mini'
import { Risk } from '#domain/conveyance/conveyance'
import { DateOnly, Instant } from '#domain/date-schema'
import { FundsKind } from '#domain/funds/funds'
import { Named } from '#domain/party'

/** What the product knows of a case, by the part of it that an assessment rests on. */
export const RiskTopic = z.enum([
  'price',
  'loan',
  'client',
  'other_party',
  'person',
  'payer',
  'funds',
  'remote',
  'flag',
  'sanctions',
  'account',
])
export type RiskTopic = z.infer<typeof RiskTopic>

/** One fact of a case: the same topic and key is the same fact. */
export const RiskFact = z.object({ topic: RiskTopic, key: z.string(), text: z.string() })
export type RiskFact = z.infer<typeof RiskFact>

/** What somebody has to say about a case, besides what the product knows. */
export const RiskAnswers = z.strictObject({
  exposed: z.enum(['no', 'domestic', 'foreign'], 'Choose an answer.'),
  kind: z.enum(['people', 'company', 'trust', 'complex'], 'Choose an answer.'),
  manner: z.enum(['usual', 'unusual'], 'Choose an answer.'),
  country: z.enum(['uk', 'abroad', 'high_risk'], 'Choose an answer.'),
  meeting: z.enum(['in_person', 'video', 'remote'], 'Choose an answer.'),
  purpose: z.enum(['home', 'letting', 'unclear'], 'Choose an answer.'),
  value: z.enum(['fits', 'higher'], 'Choose an answer.'),
  cash: z.enum(['no', 'yes'], 'Choose an answer.'),
  third_party: z.enum(['no', 'yes'], 'Choose an answer.'),
})
export type RiskAnswers = z.infer<typeof RiskAnswers>

export const RiskGroup = z.enum(['client', 'geography', 'delivery', 'matter', 'funds'])
export type RiskGroup = z.infer<typeof RiskGroup>

/** What was done beyond the usual where the risk is high. */
export const EnhancedDiligence = z.object({
  wealth: z.string(),
  checks: z.string(),
  monitoring: z.string(),
})
export type EnhancedDiligence = z.infer<typeof EnhancedDiligence>

const Stamp = { by: Named, at: Instant }

export const RiskRound = z.object({
  ...Stamp,
  /** Null for one that was taken over from before questions were asked. */
  answers: z.nullable(RiskAnswers),
  /** What each group of answers is known from. */
  basis: z.partialRecord(RiskGroup, z.string()),
  expected_funds: z.array(FundsKind),
  rests_on: z.array(RiskFact),
  client: Risk,
  matter: Risk,
  reasons: z.array(z.string()),
  /** What the rule makes of answers and facts: the higher of client and matter. */
  scored: Risk,
  raised: z.nullable(z.object({ level: Risk, reason: z.string() })),
  level: Risk,
  enhanced: z.nullable(EnhancedDiligence),
  review_on: DateOnly,
  approved: z.nullable(z.object({ ...Stamp, note: z.string(), lowered_from: z.nullable(Risk) })),
  ended: z.nullable(
    z.object({
      how: z.enum(['reopened', 'sent_back', 'assessed_again']),
      words: z.array(z.string()),
      ...Stamp,
    }),
  ),
})
export type RiskRound = z.infer<typeof RiskRound>

export const RiskStatus = z.enum(['second_person', 'current', 'reopened', 'sent_back'])
export type RiskStatus = z.infer<typeof RiskStatus>

/** The client and matter risk of one case; the last round counts, earlier ones are its history. */
export const RiskAssessment = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** As it was last saved; whether it still holds is worked out from the facts whenever it is read. */
  status: RiskStatus,
  rounds: z.array(RiskRound),
})
export type RiskAssessment = z.infer<typeof RiskAssessment>
