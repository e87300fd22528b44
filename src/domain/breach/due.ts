import { datedRows, inForce } from '#domain/dated-rule'
import { addDays, type DateOnly, earlier } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { Breach } from './breach.ts'

const rules = datedRows('Breaches', '2026-11-29', [
  {
    effectiveFrom: '2019-11-25',
    source:
      'SRA Accounts Rule 6.1: breaches are corrected promptly on discovery; the working days are the product’s own default. UK GDPR, article 33(1): the Commissioner is told within 72 hours.',
    correctionWorkingDays: 1,
    decisionWorkingDays: 5,
    dataDecisionDays: 3,
  },
])

type Of = Pick<Breach, 'kind' | 'found_on' | 'put_right' | 'decisions' | 'dismissed'>

/** By when a breach has to be put right and decided, whichever is still open and first; null once both are done. */
export const breachDueOn = (breach: Of): DateOnly | null => {
  const { kind, found_on, put_right, decisions, dismissed } = breach
  const rule = inForce(rules, found_on) ?? rules[0]
  if (dismissed || rule === undefined) return null
  const decision =
    kind === 'data'
      ? addDays(found_on, rule.dataDecisionDays)
      : addWorkingDays(found_on, rule.decisionWorkingDays)
  const open = [
    ...(put_right ? [] : [addWorkingDays(found_on, rule.correctionWorkingDays)]),
    ...(decisions.length > 0 ? [] : [decision]),
  ]
  return open.length === 0 ? null : open.reduce(earlier)
}
