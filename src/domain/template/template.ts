import * as z from 'zod/mini'
import { MatterType } from '#domain/matter'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { ScriptTest } from './script/script.ts'

export const TemplateFamily = z.enum(['document', 'email', 'layout', 'snippet', 'script'])
export type TemplateFamily = z.infer<typeof TemplateFamily>

export const TemplateAudience = z.enum([
  'client',
  'agent',
  'broker',
  'other_side',
  'lender',
  'freeholder',
  'registry',
  'internal',
])
export type TemplateAudience = z.infer<typeof TemplateAudience>

/** 'client-care-sale' */
export const TemplateKey = lineText(60).check(
  z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.'),
)

export const InputKind = z.enum(['text', 'long_text', 'date', 'money', 'number', 'lines'])
export type InputKind = z.infer<typeof InputKind>

/** What is asked of whoever makes the document; `{{ ask.issue }}` in the text. */
export const TemplateInput = z.strictObject({
  key: lineText(40).check(z.regex(/^[a-z][a-z_]*$/, 'Use lower-case letters and underscores.')),
  label: lineText(120).check(z.minLength(1, 'Enter the question.')),
  kind: InputKind,
  /** Used in previews; lines are separated by semicolons. */
  sample: lineText(300).check(z.minLength(1, 'Enter a sample answer.')),
})
export type TemplateInput = z.infer<typeof TemplateInput>

const longText = (most: number) => z.string().check(atMost(most))

/** The longest text of a template, in characters. */
export const LONGEST_BODY = 40_000

export const MOST_TESTS = 40

export const TemplateContent = z.strictObject({
  name: lineText(120).check(z.minLength(1, 'Enter a name.')),
  /** Every matter when empty. */
  matter_types: z.array(MatterType).check(z.maxLength(4)),
  audience: z.nullable(TemplateAudience),
  /** The group of a case’s documents; null for none. */
  group: z.nullable(lineText(60)),
  category: lineText(60),
  /** The key of a layout; null for the default one. */
  layout: z.nullable(TemplateKey),
  /** What a layout is for; null for everything else. */
  layout_for: z.nullable(z.enum(['document', 'email'])),
  subject: longText(300),
  preheader: longText(300),
  /** Of a Word template, what its file says. */
  body: longText(LONGEST_BODY),
  /** Below the text; layouts only. */
  footer: longText(4000),
  /** The short text of a message; '' for none. */
  sms: longText(1000),
  inputs: z.array(TemplateInput).check(z.maxLength(30, 'Enter 30 questions or fewer.')),
  /** The name of the file, with merge fields; '' for the name of the template. */
  file_name: lineText(200),
  needs_signature: z.boolean(),
  language: z.enum(['en', 'cy']),
  /** The id of the Word file that a document is made of; null for one that is made of its text. */
  word: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  /** Scripts only. */
  tests: z._default(z.array(ScriptTest).check(z.maxLength(MOST_TESTS)), []),
})
export type TemplateContent = z.infer<typeof TemplateContent>

export const blankContent: TemplateContent = {
  name: '',
  matter_types: [],
  audience: null,
  group: null,
  category: '',
  layout: null,
  layout_for: null,
  subject: '',
  preheader: '',
  body: '',
  footer: '',
  sms: '',
  inputs: [],
  file_name: '',
  needs_signature: false,
  language: 'en',
  word: null,
  tests: [],
}
