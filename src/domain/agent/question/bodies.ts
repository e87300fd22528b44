import * as z from 'zod/mini'
import { atMost } from '#domain/text/at-most'

const MOST_TEXT = 2000

const text = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), atMost(MOST_TEXT))

export const AgentQuestionEntry = z.strictObject({ text: text('Enter your question.') })
export type AgentQuestionEntry = z.infer<typeof AgentQuestionEntry>

export const AgentAnswer = z.strictObject({
  version: z.int().check(z.minimum(0)),
  text: text('Enter the answer.'),
})
export type AgentAnswer = z.infer<typeof AgentAnswer>
