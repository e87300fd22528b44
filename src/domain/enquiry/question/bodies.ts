import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { atMost } from '#domain/text/at-most'

const version = z.int().check(z.minimum(0))
const text = (most: number) => z.string().check(z.trim(), atMost(most))

export const QuestionList = z.strictObject({
  due_on: DateOnly,
  questions: z
    .array(
      z.strictObject({
        enquiry_id: z.string(),
        question: text(1000).check(z.minLength(1, 'Enter the question.')),
        help: z.nullable(text(500)),
      }),
    )
    .check(z.minLength(1, 'Choose an enquiry.'), z.maxLength(100)),
})
export type QuestionList = z.infer<typeof QuestionList>

export const QuestionAnswering = z.strictObject({
  version,
  kind: z.enum(['text', 'not_sure']),
  text: text(5000),
  /** Whether it is the answer; otherwise it is only saved. */
  is_sent: z.boolean(),
})
export type QuestionAnswering = z.infer<typeof QuestionAnswering>

export const QuestionWithdrawal = z.strictObject({ version })
