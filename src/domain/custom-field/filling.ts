import type { CaseRecords } from '#domain/conveyance/conveyance'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { FieldChange } from '#domain/field-change'
import { assertValid } from '#domain/refusal'
import type { CustomField } from './custom-field.ts'
import { type CustomValue, type CustomValues, customValueText, valueProblem } from './value.ts'

type Entered = Readonly<Record<string, CustomValue | null>>

const problemsIn = (fields: readonly CustomField[], entered: Entered) =>
  Object.fromEntries(
    Object.entries(entered).flatMap(([key, value]) => {
      const field = fields.find((it) => it.key === key)
      const problem =
        field === undefined
          ? 'Cases of this type have no such field.'
          : value === null
            ? null
            : valueProblem(field, value)
      return problem === null ? [] : [[`values.${key}`, [problem]]]
    }),
  )

const withEntered = (before: CustomValues, entered: Entered): CustomValues => {
  const after: CustomValues = { ...before }
  for (const [key, value] of Object.entries(entered))
    if (value === null) delete after[key]
    else after[key] = value
  return after
}

const text = (value: CustomValue | undefined) => (value === undefined ? '' : customValueText(value))

/**
 * The case with other values in the firm’s own fields; `fields`: those that it shows. Throws 409 for a case that has
 * ended, 422 for a value that does not suit its field.
 */
export const fillFields = (
  records: CaseRecords,
  fields: readonly CustomField[],
  entered: Entered,
  now: Instant,
): CaseChange => {
  assertLive(records.conveyance)
  assertValid(problemsIn(fields, entered))
  const before = records.conveyance.custom_fields ?? {}
  const custom_fields = withEntered(before, entered)
  const changed = fields.filter(({ key }) => before[key] !== custom_fields[key])
  const changes = changed.map(
    ({ key, name }): FieldChange => ({
      field: name,
      from: text(before[key]),
      to: text(custom_fields[key]),
    }),
  )
  const conveyance = { ...records.conveyance, custom_fields }
  return settle(records, { conveyance }, now, [
    {
      name: 'conveyance.updated',
      changed: ['custom_fields', ...changed.map(({ key }) => `custom.${key}`)],
      detail: { changes },
    },
  ])
}
