import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { pageQuery } from '#domain/list/page-query'
import { lineText } from '#domain/one-line'
import { ScriptTest } from './script/script.ts'
import { MOST_TESTS, TemplateContent, TemplateKey } from './template.ts'

export const TemplateListQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  view: z.optional(z.enum(['current', 'pending', 'own', 'retired'])),
  ...pageQuery,
})
export type TemplateListQuery = z.infer<typeof TemplateListQuery>

const version = z.int()

/** A new template, or the next version of the one whose key it has. */
export const TemplateBeginning = z.strictObject({
  key: TemplateKey,
  content: TemplateContent,
  /** Whether it is the next version of a template that there is. */
  is_next: z.boolean(),
})
export type TemplateBeginning = z.infer<typeof TemplateBeginning>

export const TemplateChange = z.strictObject({ version, content: TemplateContent })

export const TemplateAtVersion = z.strictObject({ version })

export const TemplatePublication = z.strictObject({
  version,
  /** The first day on which it is used; today or later. */
  effective_from: DateOnly,
  note: lineText(500),
})

export const SampleName = z.enum(['sole', 'joint', 'leasehold', 'company'])

export const TemplatePreviewing = z.strictObject({
  content: TemplateContent,
  sample: SampleName,
  /** The reference of a case to take the values from instead of the sample. */
  case_ref: z.nullable(lineText(40)),
})

const { shape } = TemplateContent

/** A test that is given nothing, and one that expects nothing, have neither in a form. */
const TypedTest = z.extend(ScriptTest, {
  given: z._default(ScriptTest.shape.given, ''),
  expected: z._default(ScriptTest.shape.expected, ''),
})

/** The content as a form sends it, which leaves out what is empty. */
export const TemplateForm = z.strictObject({
  name: shape.name,
  matter_types: z._default(shape.matter_types, []),
  audience: z._default(shape.audience, null),
  group: z._default(shape.group, null),
  category: z._default(shape.category, ''),
  layout: z._default(shape.layout, null),
  layout_for: z._default(shape.layout_for, null),
  subject: z._default(shape.subject, ''),
  preheader: z._default(shape.preheader, ''),
  body: z._default(shape.body, ''),
  footer: z._default(shape.footer, ''),
  sms: z._default(shape.sms, ''),
  inputs: z._default(shape.inputs, []),
  file_name: z._default(shape.file_name, ''),
  needs_signature: z._default(shape.needs_signature, false),
  language: z._default(shape.language, 'en'),
  word: shape.word,
  tests: z._default(z.array(TypedTest).check(z.maxLength(MOST_TESTS)), []),
})
