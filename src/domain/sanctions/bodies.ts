import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { SanctionsEntry } from './list.ts'

const version = z.int().check(z.minimum(0))
const reason = z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), atMost(500))

/** Most entries in one part of a list, so that a part stays under 1 MB. */
export const MOST_IN_PART = 250

export const ListStart = z.strictObject({
  name: lineText(200).check(z.minLength(1, 'Choose a file.')),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  reported_on: DateOnly,
  rows: z.int().check(z.minimum(1, 'This file is empty.')),
  entries: z.int().check(z.minimum(1, 'This file has no entries.')),
})
export type ListStart = z.infer<typeof ListStart>

export const ListPart = z.strictObject({
  entries: z.array(SanctionsEntry).check(z.minLength(1), z.maxLength(MOST_IN_PART)),
})
export const ListActivation = z.strictObject({ version })
export const ListLimit = z.strictObject({
  version,
  limit: z
    .int()
    .check(
      z.minimum(1, 'Enter a number of working days from 1 to 30.'),
      z.maximum(30, 'Enter a number of working days from 1 to 30.'),
    ),
})

export const Judging = z.strictObject({
  version,
  outcome: z.enum(['not_same', 'same'], 'Choose whether it is the same person.'),
  reason,
})
export type Judging = z.infer<typeof Judging>
export const SameConfirmation = z.strictObject({ version })
export const SendingBack = z.strictObject({ version, reason })
export type SendingBack = z.infer<typeof SendingBack>
