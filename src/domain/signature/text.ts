import * as z from 'zod/mini'

/** One part of a text: a heading, paragraphs, a list of points and figures. */
export const TextPart = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  points: z.array(z.string()),
  /** Figures, each with what it is: 'Price', '£320,000.00'. */
  rows: z.exactOptional(z.array(z.object({ label: z.string(), figure: z.string() }))),
})
export type TextPart = z.infer<typeof TextPart>

/** A document as text: the page on a phone and the file say the same. */
export const DocumentText = z.object({
  title: z.string(),
  /** Whom and what it concerns, line by line. */
  lines: z.array(z.string()),
  parts: z.array(TextPart),
})
export type DocumentText = z.infer<typeof DocumentText>
