import * as z from 'zod/mini'
import { CustomFieldKey } from '#domain/custom-field/custom-field'

/** What is unusual about a case: it decides which steps apply and what the list shows. */
export const CaseFlag = z.enum([
  'probate',
  'attorney',
  'company',
  'tenanted',
  'new_build',
  'shared_ownership',
  'gifted_deposit',
  'indemnity',
  'retention',
  'area_searches',
  'extra_searches',
  'survey',
  'consents',
  'independent_advice',
  'tax_due',
  'chain',
  'vulnerable',
])
export type CaseFlag = z.infer<typeof CaseFlag>

/** What conditions may ask for; `wd_since_…` counts working days, and is 0 where nothing has happened. */
export const CaseField = z.enum([
  'matter_type',
  'tenure',
  'nation',
  'price',
  'lender',
  'linked',
  'agency',
  'client_count',
  'flags',
  'risk',
  'facts',
  'enquiries_open',
  'undertakings_open',
  'wd_since_instruction',
  'wd_since_client_contact',
  'wd_since_exchange',
])
export type CaseField = z.infer<typeof CaseField>

/** A field that the firm added to its cases: 'custom.survey_type'. */
export const CustomFieldName = z.templateLiteral(['custom.', CustomFieldKey])
export type CustomFieldName = `custom.${string}`

/** Whatever a condition may ask for, and a rule may wait for. */
export const AnyField = z.union([CaseField, CustomFieldName])
export type AnyField = CaseField | CustomFieldName

export const isCustomField = (field: AnyField): field is CustomFieldName =>
  field.startsWith('custom.')

/** A field that is absent meets no condition. */
export type CaseFields = Readonly<
  Partial<Record<AnyField, string | number | boolean | readonly string[]>>
>

export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { field: AnyField; is: string | number | boolean }
  | { field: AnyField; has: string }
  | { field: AnyField; over: number }

export const Condition: z.ZodMiniType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(Condition) }),
    z.strictObject({ any: z.array(Condition) }),
    z.strictObject({ not: Condition }),
    z.strictObject({ field: AnyField, is: z.union([z.string(), z.number(), z.boolean()]) }),
    z.strictObject({ field: AnyField, has: z.string() }),
    z.strictObject({ field: AnyField, over: z.number() }),
  ]),
)

export const conditionHolds = (condition: Condition | null, fields: CaseFields): boolean => {
  if (condition === null) return true
  if ('all' in condition) return condition.all.every((it) => conditionHolds(it, fields))
  if ('any' in condition) return condition.any.some((it) => conditionHolds(it, fields))
  if ('not' in condition) return !conditionHolds(condition.not, fields)
  const value = fields[condition.field]
  if ('is' in condition) return value === condition.is
  if ('has' in condition) return Array.isArray(value) && value.includes(condition.has)
  return typeof value === 'number' && value > condition.over
}
