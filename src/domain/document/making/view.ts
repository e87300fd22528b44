import * as z from 'zod/mini'
import type { Block } from '#domain/template/markup/block'
import { TemplateContent, TemplateInput } from '#domain/template/template'

/** A template that a document of a case can be made from. */
export const CaseTemplate = z.object({
  key: z.string(),
  /** The number of the version in force. */
  number: z.int(),
  name: z.string(),
  audience: TemplateContent.shape.audience,
  needs_signature: z.boolean(),
  inputs: z.array(TemplateInput),
  /** Whether it is a Word file, of which only Word files are made. */
  is_word: z.boolean(),
  /** The group of the case under which it is filed. */
  group: z.string(),
  /** Whom it is addressed to, as far as the case knows; null for the clients. */
  recipient: z.nullable(z.string()),
})
export type CaseTemplate = z.infer<typeof CaseTemplate>

const Blocks = z.array(z.custom<Block>())

/** A document as it would be made. */
export const MakingPreview = z.object({
  header: Blocks,
  body: Blocks,
  footer: Blocks,
  file_name: z.string(),
  /** What it needs and the case has not; it cannot be made with any of it. */
  missing: z.array(z.object({ path: z.string(), label: z.string() })),
})
export type MakingPreview = z.infer<typeof MakingPreview>
