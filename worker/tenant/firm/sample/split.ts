import type { SampleRecord } from './marks.ts'
import type { Reference } from './references.ts'

export type KeptSample = SampleRecord & {
  /** The record that refers to it: one of the firm's own, or another that is kept. */
  readonly because: string
}

export type SampleSplit = {
  readonly kept: readonly KeptSample[]
  readonly removed: readonly SampleRecord[]
}

/**
 * Which sample records are removed. One that a record of the firm's own refers to is kept, with all that it refers to
 * itself, so that no reference leads nowhere.
 */
export const splitSamples = (
  samples: readonly SampleRecord[],
  references: readonly Reference[],
): SampleSplit => {
  const left = new Map(samples.map((it) => [it.id, it]))
  const kept: KeptSample[] = []
  const referencesOf = Map.groupBy(references, ({ from }) => from)
  const keep = ({ from, to }: Reference) => {
    const record = left.get(to)
    if (record === undefined) return
    left.delete(to)
    kept.push({ ...record, because: from })
    referencesOf.get(to)?.forEach(keep)
  }
  const own = references.filter(({ from }) => !left.has(from))
  own.forEach(keep)
  return { kept, removed: [...left.values()] }
}
