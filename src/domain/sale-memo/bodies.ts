import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { MemoFacts } from './facts.ts'
import { MemoMatchKind } from './memo.ts'

const version = z.int()
const Match = z.nullable(
  z.strictObject({ kind: MemoMatchKind, id: z.string().check(z.maxLength(60)) }),
)

/** A memo that somebody types. */
export const MemoEntry = z.strictObject({ facts: MemoFacts })
export type MemoEntry = z.infer<typeof MemoEntry>

export const MemoChange = z.strictObject({ version, facts: MemoFacts })
export type MemoChange = z.infer<typeof MemoChange>

export const MemoMatching = z.strictObject({ version, match: Match })
export type MemoMatching = z.infer<typeof MemoMatching>

export const MemoConfirmation = z.strictObject({
  version,
  /** The confirmed memo of the same sale that this one replaces; null for none. */
  replaces: z.nullable(z.string().check(z.maxLength(60))),
  /** Whether to open the case of a quote that its client has accepted. */
  open_case: z.boolean(),
})
export type MemoConfirmation = z.infer<typeof MemoConfirmation>

const reason = lineText(240).check(z.minLength(3, 'Give a reason.'))

export const MemoClosing = z.strictObject({ version, reason })
export type MemoClosing = z.infer<typeof MemoClosing>

export const MemoAtVersion = z.strictObject({ version })
