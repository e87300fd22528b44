import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { Owner, WHOLE } from './ownership.ts'

const given = (most: number, message: string) => lineText(most).check(z.minLength(1, message))
const MOST_OWNERS = 30
const SHARE = 'Enter a share above 0 and up to 100 %.'

export const OwnershipEntry = z.strictObject({
  /** 0 for a company that is new to the case. */
  version: z.int().check(z.minimum(0)),
  company: given(160, 'Enter the name of the company.'),
  owners: z
    .array(
      z.strictObject({
        name: given(160, 'Enter the name of the owner.'),
        kind: Owner.shape.kind,
        born: z.nullable(DateOnly),
        share: z.int().check(z.minimum(1, SHARE), z.maximum(WHOLE, SHARE)),
      }),
    )
    .check(z.maxLength(MOST_OWNERS)),
  seen: given(300, 'Enter what shows who owns it.'),
  on: DateOnly,
})
export type OwnershipEntry = z.infer<typeof OwnershipEntry>
