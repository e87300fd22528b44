import * as z from 'zod/mini'
import { MatterType } from '#domain/matter'
import { lineText } from '#domain/one-line'

export const CustomFieldKind = z.enum(['text', 'number', 'date', 'yes_no', 'choice'])
export type CustomFieldKind = z.infer<typeof CustomFieldKind>

/** 'survey_type', made once from the name; rules and messages refer to the field by it. */
export const CustomFieldKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))

const requiredLine = (what: string, maxLength: number) =>
  lineText(maxLength).check(z.minLength(1, `Enter ${what}.`))

/** A field that a firm adds to its cases. */
export const CustomField = z.object({
  key: CustomFieldKey,
  name: requiredLine('the name of the field', 60),
  kind: CustomFieldKind,
  /** What a choice offers; empty for any other kind. */
  choices: z.array(requiredLine('the choice', 60)).check(z.maxLength(30)),
  /** The cases that have it; empty for every type of matter. */
  matter_types: z.array(MatterType),
  /** Cases no longer show it; what they hold stays. */
  is_retired: z.boolean(),
})
export type CustomField = z.infer<typeof CustomField>

/** Every field of a firm, in the order in which cases show them. */
export const CustomFields = z.object({ version: z.int(), fields: z.array(CustomField) })
export type CustomFields = z.infer<typeof CustomFields>

export const noCustomFields: CustomFields = { version: 0, fields: [] }

/** The fields that cases of a matter type show. */
export const fieldsForMatter = (
  { fields }: CustomFields,
  matter: MatterType,
): readonly CustomField[] =>
  fields.filter(
    (it) => !it.is_retired && (it.matter_types.length === 0 || it.matter_types.includes(matter)),
  )
