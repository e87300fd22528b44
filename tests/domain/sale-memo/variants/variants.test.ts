import { describe, expect, test } from 'vitest'
import { readMemo } from '#domain/sale-memo/read/read'
import { inPrintedForm } from '#worker/local/memo/printed'
import { repeats } from '../../../support/repeats.ts'
import { scoreMemo, type Verdict } from '../score.ts'
import { choiceFrom } from './choice.ts'
import { KINDS, type Kind, sourceOf } from './kinds.ts'
import { allKnown, answerOf } from './known.ts'

/** The share of fields that are right at least, where a kind is harder than the others. */
const FLOORS: Readonly<Record<string, number>> = {
  'letters before': 0.86,
  'all at once': 0.93,
  'all below headings': 0.93,
  'wrapped at 50': 0.95,
  'a letter': 0.95,
  'a note': 0.95,
}
const FLOOR = 0.96
/** The share of fields that may be wrong above 0.9. */
const SURE = 0.001

const each = repeats(12, 200)

const verdictsOf = async (kind: Kind): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = []
  for (let seed = 1; seed <= each; seed++) {
    const known = allKnown[(seed * 29) % allKnown.length]
    if (!known) continue
    const source = await sourceOf(kind(known, choiceFrom(seed)))
    verdicts.push(...scoreMemo(answerOf(known), inPrintedForm(readMemo(source))))
  }
  return verdicts
}

const told = ({ field, expected, read, confidence }: Verdict) =>
  `${field}: ${expected}, read ${read} (${confidence})`

describe('what memoranda say, said in another way', () => {
  const all: Verdict[] = []

  test.each(Object.entries(KINDS))('%s', async (name, kind) => {
    const verdicts = await verdictsOf(kind)
    const wrong = verdicts.filter(({ isRight }) => !isRight)
    all.push(...verdicts)
    console.info(`${name}: ${verdicts.length - wrong.length}/${verdicts.length}`)
    const share = 1 - wrong.length / verdicts.length
    expect(share, wrong.map(told).join('\n')).toBeGreaterThanOrEqual(FLOORS[name] ?? FLOOR)
  })

  test('hardly anything is surely wrong', () => {
    const sure = all.filter(({ isRight, confidence }) => !isRight && confidence > 0.9)
    expect(all.length).toBeGreaterThan(10_000)
    expect(sure.length / all.length, sure.map(told).join('\n')).toBeLessThanOrEqual(SURE)
  })
})
