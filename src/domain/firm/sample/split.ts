type Identified = { readonly id: string }

export type Reference = {
  /** The record that refers to a sample record. */
  readonly from: string
  readonly to: string
}

export type SampleSplit<Sample extends Identified> = {
  /** With the record that refers to it: one of the firm's own, or another that is kept. */
  readonly kept: readonly (Sample & { readonly because: string })[]
  readonly removed: readonly Sample[]
}

/**
 * Which sample records are removed. One that a record of the firm's own refers to is kept, with all that it refers to
 * itself, so that no reference leads nowhere.
 */
export const splitSamples = <Sample extends Identified>(
  samples: readonly Sample[],
  references: readonly Reference[],
): SampleSplit<Sample> => {
  const left = new Map(samples.map((it) => [it.id, it]))
  const kept: (Sample & { readonly because: string })[] = []
  const referencesOf = Map.groupBy(references, ({ from }) => from)
  const keep = ({ from, to }: Reference) => {
    const sample = left.get(to)
    if (sample === undefined) return
    left.delete(to)
    kept.push({ ...sample, because: from })
    referencesOf.get(to)?.forEach(keep)
  }
  const own = references.filter(({ from }) => !left.has(from))
  own.forEach(keep)
  return { kept, removed: [...left.values()] }
}
