import { keysOf } from '#domain/entries'
import type { MemoFactName } from './facts.ts'
import { type SaleMemo, SURE } from './memo.ts'

/** The fields that were read and need a second look. */
export const doubtsIn = ({ confidence }: Pick<SaleMemo, 'confidence'>): readonly MemoFactName[] =>
  keysOf<MemoFactName>(confidence).filter((name) => (confidence[name] ?? 1) < SURE)

/** How sure the reader was of what stays as it was read; what somebody has typed needs no second look. */
export const confidenceAfter = (
  before: Pick<SaleMemo, 'confidence' | 'facts'>,
  facts: SaleMemo['facts'],
): SaleMemo['confidence'] =>
  Object.fromEntries(
    keysOf<MemoFactName>(before.facts)
      .filter((name) => JSON.stringify(before.facts[name]) === JSON.stringify(facts[name]))
      .flatMap((name) => {
        const sure = before.confidence[name]
        return sure === undefined ? [] : [[name, sure] as const]
      }),
  )
