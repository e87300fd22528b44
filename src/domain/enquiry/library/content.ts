import * as z from 'zod/mini'

export const neededBy = ['title', 'lender', 'client'] as const

export const LibraryContent = z.strictObject({
  /** 'TIT-01' */
  code: z.string().check(z.regex(/^[A-Z]{3}-\d{2,3}$/)),
  classification: z.string().check(z.regex(/^[A-Z]{3}$/)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** The instruction behind the enquiry; a case adds its fact and its reason. */
  asks: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  /** A condition over facts of the case: 'title.plan_differs' */
  applies_if: z.string().check(z.maxLength(300)),
  needed_by: z.enum(neededBy),
  default_answerer: z.string(),
  evidence: z.array(z.string()),
  /** What a client reads. */
  client_text: z.string().check(z.maxLength(500)),
  indemnity: z.nullable(z.string()),
  /** Whether contact with an outsider could void a policy. */
  no_contact: z.boolean(),
  protocol_ok: z.boolean(),
})
export type LibraryContent = z.infer<typeof LibraryContent>
