import * as z from 'zod/mini'
import { Risk } from '#domain/conveyance/conveyance'
import { RiskAssessment, RiskFact } from './risk.ts'

/** The risk of a case, held against its facts of now, as staff see it. */
export const CaseRisk = z.object({
  version: z.int(),
  standing: z.enum(['none', 'second_person', 'current', 'reopened', 'sent_back']),
  /** Why it has to be assessed again. */
  changes: z.array(z.string()),
  level: z.nullable(Risk),
  /** Null without permission, and where none was ever made. */
  assessment: z.nullable(RiskAssessment),
  /** What the next assessment rests on; empty without permission. */
  facts: z.array(RiskFact),
})
export type CaseRisk = z.infer<typeof CaseRisk>
