import { keysOf } from '#domain/entries'
import type { MemoFactName } from './facts.ts'
import type { SaleMemo } from './memo.ts'

/** How sure the reader may be of what nothing else in the memorandum bears out. */
export const UNPROVED = 0.9

/** Whether a field was read less than surely, so that somebody looks again. */
export const isDoubtful = (sure: number | undefined): sure is number =>
  sure !== undefined && sure <= UNPROVED

/** The fields that were read and need a second look. */
export const doubtsIn = ({ confidence }: Pick<SaleMemo, 'confidence'>): readonly MemoFactName[] =>
  keysOf<MemoFactName>(confidence).filter((name) => isDoubtful(confidence[name]))

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
