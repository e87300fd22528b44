import * as z from 'zod/mini'

/** What a monthly target counts. */
export const TargetMeasure = z.enum(['quotes', 'instructed'])
export type TargetMeasure = z.infer<typeof TargetMeasure>

const MOST_COUNT = 9_999

export const Target = z.strictObject({
  user_id: z.uuid(),
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-10.')),
  measure: TargetMeasure,
  /** Null removes the target. */
  count: z.nullable(
    z
      .int('Enter a whole number.')
      .check(z.minimum(1, 'Enter 1 or more.'), z.maximum(MOST_COUNT, 'Enter less than 10,000.')),
  ),
})
export type Target = z.infer<typeof Target>

export const TargetProgress = z.object({
  measure: TargetMeasure,
  count: z.int(),
  reached: z.int(),
})
export type TargetProgress = z.infer<typeof TargetProgress>
