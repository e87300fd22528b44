import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { atMost } from '#domain/text/at-most'
import { DataRequestOutcome, DataRequestWay } from './request.ts'

const version = z.int().check(z.minimum(0))
const text = (most: number) => z.string().check(z.trim(), atMost(most))

export const DataRequestEntry = z.strictObject({
  way: DataRequestWay,
  text: text(2000),
  known_by: text(500).check(z.minLength(1, 'Enter how you know that it is them.')),
  received_on: DateOnly,
})
export type DataRequestEntry = z.infer<typeof DataRequestEntry>

export const OwnDataRequest = z.strictObject({ text: text(2000) })

export const DataRequestStep = z.strictObject({ version })

export const DataRequestExtension = z.strictObject({
  version,
  reason: text(1000).check(z.minLength(1, 'Enter why it takes longer, as they will read it.')),
})
export type DataRequestExtension = z.infer<typeof DataRequestExtension>

export const DataRequestClosing = z.strictObject({
  version,
  outcome: DataRequestOutcome,
  text: text(2000).check(
    z.minLength(1, 'Enter how they received it, or why not, as they will read it.'),
  ),
})
export type DataRequestClosing = z.infer<typeof DataRequestClosing>
