import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Reference, splitSamples } from '#domain/firm/sample/split'

const samplesOf = (ids: string) => [...ids].map((id) => ({ id }))
const ref = (from: string, to: string): Reference => ({ from, to })

describe('removing sample records', () => {
  test('takes all that only refer to one another', () => {
    const split = splitSamples(samplesOf('abc'), [ref('a', 'b'), ref('b', 'c'), ref('c', 'a')])
    expect(split).toEqual({ kept: [], removed: samplesOf('abc') })
  })

  test('keeps what a record of the firm’s own refers to, and what that refers to', () => {
    const { kept, removed } = splitSamples(samplesOf('abcd'), [
      ref('d', 'b'),
      ref('own', 'b'),
      ref('b', 'c'),
    ])
    expect(kept).toEqual([
      { id: 'b', because: 'own' },
      { id: 'c', because: 'b' },
    ])
    expect(removed).toEqual(samplesOf('ad'))
  })

  test('leaves no reference that leads nowhere', () => {
    const node = fc.constantFrom(...'abcdefxyz')
    const references = fc.array(fc.record({ from: node, to: fc.constantFrom(...'abcdef') }))
    fc.assert(
      fc.property(references, (found) => {
        const { kept, removed } = splitSamples(samplesOf('abcdef'), found)
        expect(kept.length + removed.length).toBe(6)
        const gone = new Set(removed.map(({ id }) => id))
        for (const { from, to } of found) expect(gone.has(to) && !gone.has(from)).toBe(false)
      }),
    )
  })
})
