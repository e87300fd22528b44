import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanctionsActs } from '#domain/sanctions/acts'
import { confirmedSame, isOpen, judged, type SanctionsJudgement } from '#domain/sanctions/judgement'
import { repeats } from '../../support/repeats.ts'
import { aCase } from '../conveyance/fixture.ts'
import { people, stamp } from '../identity/people.ts'

const { conveyance } = aCase()
const of = { id: 'j', conveyance_id: conveyance.id, match: 'm', person: 'P', entry: 'E' }

const steps = ['not_same', 'same', 'confirm', 'send_back'] as const
type Step = { readonly who: string; readonly act: (typeof steps)[number] }
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('earner', 'head', 'other', 'adviser', 'agent'),
  act: fc.constantFrom(...steps),
})

const after = (before: SanctionsJudgement | null, { who, act }: Step) => {
  const person = people[who]
  if (person === undefined) return before
  const acts = sanctionsActs(person, conveyance, before)
  const version = before?.version ?? 0
  if (act === 'not_same' || act === 'same')
    return acts.judge === true
      ? judged({ ...of, version }, { outcome: act, reason: 'Seen' }, stamp(who))
      : before
  if (before === null || acts[act] !== true) return before
  return act === 'confirm'
    ? confirmedSame(before, stamp(who))
    : judged(before, { outcome: 'open', reason: 'Look again' }, stamp(who))
}

test('in random orders, what one person took for the same person is cleared by nobody alone', () => {
  let clearings = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (all) => {
      let last: SanctionsJudgement | null = null
      let taken: string | null = null
      for (const it of all) {
        const next: SanctionsJudgement | null = after(last, it)
        if (next?.second) expect(next.second.by.id).not.toBe(next.by.id)
        if (last?.outcome === 'same' && next?.outcome !== 'same') {
          clearings += 1
          expect(it.who).not.toBe(taken)
        }
        if (next?.outcome === 'same' && last?.outcome !== 'same') taken = it.who
        if (last?.second) expect(isOpen(next)).toBe(true)
        last = next
      }
    }),
    { numRuns: repeats(500, 10_000) },
  )
  expect(clearings).toBeGreaterThan(0)
})
