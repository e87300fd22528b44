import * as z from 'zod/mini'
import type { Block } from './markup/block.ts'
import { Script } from './script/script.ts'
import { TemplateContent, TemplateFamily } from './template.ts'
import { TemplateStatus, TemplateVersion } from './version.ts'
import { WordFileView } from './word/file.ts'

/** One template in a list: the version in force, or the newest where none is. */
export const TemplateRow = z.object({
  id: z.string(),
  version: z.int(),
  key: z.string(),
  number: z.int(),
  status: TemplateStatus,
  is_standard: z.boolean(),
  /** The version that waits to be published; null for none. */
  pending: z.nullable(z.object({ id: z.string(), status: TemplateStatus })),
  content: z.pick(TemplateContent, {
    name: true,
    matter_types: true,
    audience: true,
    group: true,
    category: true,
    layout: true,
    layout_for: true,
    subject: true,
    needs_signature: true,
    language: true,
    word: true,
  }),
  text_start: z.string(),
  /** How many workflows, communications and other templates name it. */
  used_by: z.int(),
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(z.string()),
})
export type TemplateRow = z.infer<typeof TemplateRow>

/** What names a template: another one, a communication, or a step of a workflow. */
export const TemplateUse = z.object({
  /** Null for a workflow. */
  family: z.nullable(z.enum([...TemplateFamily.options, 'communication'])),
  id: z.string(),
  name: z.string(),
})
export type TemplateUse = z.infer<typeof TemplateUse>

const VersionLine = z.extend(
  z.pick(TemplateVersion, {
    id: true,
    number: true,
    status: true,
    effective_from: true,
    made_by: true,
    made_at: true,
    published_by: true,
    published_at: true,
    note: true,
  }),
  { is_in_force: z.boolean() },
)

export const TemplateDetail = z.extend(TemplateVersion, {
  is_standard: z.boolean(),
  is_in_force: z.boolean(),
  /** Whether somebody other than its editor has to publish it. */
  needs_second_person: z.boolean(),
  /** Every version of its key, newest first. */
  versions: z.array(VersionLine),
  used_by: z.array(TemplateUse),
  /** The Word file of its content; null for a text. */
  word_file: z.nullable(WordFileView),
})
export type TemplateDetail = z.infer<typeof TemplateDetail>

const Blocks = z.array(z.custom<Block>())

/** A template as it comes out for a case. */
export const TemplatePreview = z.object({
  subject: z.string(),
  preheader: z.string(),
  header: Blocks,
  body: Blocks,
  footer: Blocks,
  sms: z.string(),
  file_name: z.string(),
  missing: z.array(z.object({ path: z.string(), label: z.string() })),
})
export type TemplatePreview = z.infer<typeof TemplatePreview>

/** What the editors of templates check and choose from. */
export const TemplateParts = z.object({
  snippets: z.record(z.string(), z.string()),
  /** The computed fields and helpers in force. */
  scripts: z.array(Script),
  layouts: z.array(
    z.object({ key: z.string(), name: z.string(), layout_for: TemplateContent.shape.layout_for }),
  ),
  second_person: z.boolean(),
})
export type TemplateParts = z.infer<typeof TemplateParts>
