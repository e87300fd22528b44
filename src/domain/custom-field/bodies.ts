import * as z from 'zod/mini'
import { CustomField, CustomFieldKey } from './custom-field.ts'
import { CustomValue } from './value.ts'

const version = z.int().check(z.minimum(0))

/** Most fields of a firm, retired ones included. */
const MOST_FIELDS = 60

/** Every field in its new order; one without a key is new. */
export const CustomFieldsBody = z.strictObject({
  version,
  fields: z
    .array(
      z.strictObject({
        ...CustomField.shape,
        key: z.nullable(CustomFieldKey),
      }),
    )
    .check(z.maxLength(MOST_FIELDS, `A firm has at most ${MOST_FIELDS} fields.`)),
})
export type CustomFieldsBody = z.infer<typeof CustomFieldsBody>

/** The values that change; null removes one. */
export const CustomValuesBody = z.strictObject({
  version,
  values: z.record(CustomFieldKey, z.nullable(CustomValue)),
})
export type CustomValuesBody = z.infer<typeof CustomValuesBody>
