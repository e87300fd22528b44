import type { QuoteCell } from '#domain/quote/figures/cell'
import { type QuoteMeasures, quoteMeasures } from '#domain/quote/figures/measure'

/**
 * An order-independent checksum of totals for each cut: figures times a hash of their cell, summed modulo 2^32
 * with two hashes, so that different totals look equal once in 2^64.
 */
export const totalsSum = () => {
  const sums = new Map<string, [number, number]>()
  return {
    add: (scopes: readonly number[], cells: readonly QuoteCell[], measures: QuoteMeasures) => {
      const figures = [weightedSum(measures, 0), weightedSum(measures, 1)] as const
      for (const [cut, filters, month, key] of cells) {
        const sum = sums.get(cut) ?? [0, 0]
        for (const scope of scopes) {
          const cellKey = `${scope}\n${filters}\n${month}\n${key}`
          sum[0] = (sum[0] + Math.imul(figures[0], weightOf(cellKey, 0))) | 0
          sum[1] = (sum[1] + Math.imul(figures[1], weightOf(cellKey, 1))) | 0
        }
        sums.set(cut, sum)
      }
    },
    of: (cut: string) => sums.get(cut) ?? [0, 0],
    cuts: () => [...sums.keys()],
  }
}

export type TotalsSum = ReturnType<typeof totalsSum>

export const differingCuts = (one: TotalsSum, other: TotalsSum): string[] =>
  [...new Set([...one.cuts(), ...other.cuts()])]
    .filter((cut) => one.of(cut).some((sum, at) => sum !== other.of(cut)[at]))
    .toSorted()

type HashIndex = 0 | 1

// FNV-1a, then the finaliser of MurmurHash3; odd, so that no figure is multiplied to 0.
const weightOf = (cellKey: string, hashIndex: HashIndex) => {
  let hash = hashIndex === 0 ? 0x811c9dc5 : 0x2f9be6cc
  for (let at = 0; at < cellKey.length; at += 1)
    hash = Math.imul(hash ^ cellKey.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 1
}

const weights = ([0, 1] as const).map((hashIndex) =>
  quoteMeasures.map((name) => weightOf(name, hashIndex)),
)

const weightedSum = (measures: QuoteMeasures, hashIndex: HashIndex) =>
  quoteMeasures.reduce(
    (sum, name, at) => (sum + Math.imul(measures[name], weights[hashIndex]?.[at] ?? 0)) | 0,
    0,
  )
