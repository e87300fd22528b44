import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'

/** A published or drafted script: a computed field, or a helper where it begins with its parameters. */
export type Script = { readonly key: string; readonly name: string; readonly source: string }

export const Script = z.object({ key: z.string(), name: z.string(), source: z.string() })

/** The case of a sample that a test takes its values from. */
export const TestSample = z.enum(['sole', 'joint', 'leasehold', 'company'])

/** What a script has to result in before it may be published. */
export const ScriptTest = z.strictObject({
  name: lineText(80).check(z.minLength(1, 'Name the test.')),
  sample: TestSample,
  /** Of a field: 'case.price = 25000000' on each line, instead of the sample’s. Of a helper: its arguments. */
  given: z.string().check(z.maxLength(1000)),
  expected: z.string().check(z.maxLength(1000)),
})
export type ScriptTest = z.infer<typeof ScriptTest>

/** 'completion_month' of 'completion-month', as scripts and templates write it. */
export const identifierOf = (key: string) => key.replaceAll('-', '_')
