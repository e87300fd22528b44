import * as z from 'zod/mini'
import { ReplyUse, StandardReplyContent } from './standard-reply.ts'

const version = z.int().check(z.minimum(0))

export const StandardReplyEntry = z.strictObject({ content: StandardReplyContent })
export const StandardReplyChange = z.strictObject({ version, content: StandardReplyContent })
export const StandardReplyAtVersion = z.strictObject({ version })

export const StandardReplyQuery = z.strictObject({
  view: z.optional(z.enum(['archived'])),
  use: z.optional(ReplyUse),
})
export type StandardReplyQuery = z.infer<typeof StandardReplyQuery>
