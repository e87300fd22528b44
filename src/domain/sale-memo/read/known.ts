import type { MemoSource } from '../source/source.ts'
import type { Entry } from './entry.ts'
import type { Side } from './label/label.ts'
import type { Letter } from './letter/letter.ts'

/** What is known of a memorandum once its lines are read. */
export type Known = {
  readonly source: MemoSource
  readonly letter: Letter
  readonly entries: readonly Entry[]
  readonly sentences: readonly string[]
  readonly loose: readonly string[]
  readonly client: Side | null
}
