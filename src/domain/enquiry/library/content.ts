import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

export const neededBy = ['title', 'lender', 'client'] as const

const longText = (most: number) => z.string().check(z.trim(), atMost(most))

export const LibraryContent = z.strictObject({
  /** 'TIT-01' */
  code: z.string().check(z.trim(), z.regex(/^[A-Z]{3}-\d{2,3}$/, 'Enter a code such as TIT-01.')),
  classification: z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a classification.')),
  title: lineText(120).check(z.minLength(1, 'Enter a title.')),
  /** The instruction behind the enquiry; a case adds its fact and its reason. */
  asks: longText(1000).check(z.minLength(1, 'Enter what is asked.')),
  /** A condition over facts of the case: 'title.plan_differs' */
  applies_if: lineText(300),
  needed_by: z.enum(neededBy, 'Choose who needs it.'),
  default_answerer: lineText(40).check(z.minLength(1, 'Enter who usually answers.')),
  evidence: z
    .array(lineText(120).check(z.minLength(1, 'Enter the document.')))
    .check(z.maxLength(20, 'Enter 20 documents or fewer.')),
  /** What a client reads. */
  client_text: longText(500),
  indemnity: z.nullable(lineText(60)),
  /** Whether contact with an outsider could void a policy. */
  no_contact: z.boolean(),
  protocol_ok: z.boolean(),
})
export type LibraryContent = z.infer<typeof LibraryContent>
