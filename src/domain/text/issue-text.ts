import type * as z from 'zod/mini'
import { tooLongText } from './at-most.ts'

/** What is said of a value of which its schema says nothing. */
export const NOT_VALID = 'Enter a valid value.'

/** What a schema says, where it says nothing of itself. */
const UNSAID = 'Invalid input'

/** What a person reads beside a field that does not match its schema. */
export const issueText = (issue: z.core.$ZodIssue): string => {
  if (issue.message && issue.message !== UNSAID) return issue.message
  if (issue.code !== 'too_big') return NOT_VALID
  if (issue.origin === 'string') return tooLongText(issue.maximum)
  return issue.origin === 'array' ? `Enter ${issue.maximum} or fewer.` : NOT_VALID
}
