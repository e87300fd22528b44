import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { identityActs, maySend, maySendPictures } from '#domain/identity/acts'
import {
  asked,
  failed,
  newCheck,
  passedBy,
  reopened,
  sent,
  sentBack,
  withPaper,
  withPicture,
} from '#domain/identity/changing'
import type { IdentityCheck, IdentityPicture, PictureSlot } from '#domain/identity/identity'
import { changedSince } from '#domain/identity/person'
import { pointsOf, reviewCheck } from '#domain/identity/reviewing'
import { missingPictures, standingOf } from '#domain/identity/standing'
import { Refusal } from '#domain/refusal'
import { repeats } from '../../support/repeats.ts'
import { aCase } from '../conveyance/fixture.ts'
import { named, now, people, stamp, TODAY } from './people.ts'

const conveyance: Conveyance = aCase().conveyance
const [client] = conveyance.clients
const held = { name: 'Margaret Ellison', date_of_birth: '1961-02-03', address: '14 Almond Row' }

const blank = newCheck(
  {
    id: 'check',
    conveyance_id: conveyance.id,
    contact_id: client?.contact_id ?? '',
    name: held.name,
    role: 'client',
  },
  stamp('earner'),
)

const picture = (slot: PictureSlot, at: number): IdentityPicture => ({
  file_id: `${slot} ${at}`,
  slot,
  name: 'a.jpg',
  mime: 'image/jpeg',
  bytes: 1,
  sha256: `${slot} ${at}`,
  code: null,
  by: named('client'),
  at: now,
})

const acts = ['ask', 'review', 'approve', 'reject', 'fail', 'pictures', 'send', 'move'] as const
type Step = {
  readonly who: keyof typeof people
  readonly act: (typeof acts)[number]
  readonly whole: boolean
  readonly way: 'pictures' | 'in_person'
}
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...Object.keys(people)),
  act: fc.constantFrom(...acts),
  whole: fc.boolean(),
  way: fc.constantFrom('pictures', 'in_person'),
})

const entryOf = ({ way, whole }: Step, check: IdentityCheck) => ({
  version: check.version,
  way,
  on: TODAY,
  ...held,
  points: whole ? [...pointsOf(way)] : [...pointsOf(way)].slice(1),
  relied_on: [
    { paper: 'passport' as const, ending: '4821', expires_on: '2030-01-01' },
    { paper: 'council_tax' as const, ending: '0017' },
  ],
})

const byClient = (check: IdentityCheck, { act, whole }: Step, at: number): IdentityCheck => {
  if (act === 'send') return maySend(check) === true ? sent(check, now) : check
  if (maySendPictures(check) !== true) return check
  const chosen = withPaper(check, 'passport')
  const slots = missingPictures(chosen)
  return slots.slice(whole ? 0 : 1).reduce((it, slot) => withPicture(it, picture(slot, at)), chosen)
}

const byStaff = (check: IdentityCheck, it: Step): IdentityCheck => {
  const by = people[it.who]
  const stamped = stamp(it.who)
  if (it.act === 'move') return check.review ? reopened(check, 'address', stamped) : check
  if (by === undefined || it.act === 'pictures' || it.act === 'send') return check
  if (identityActs(by, conveyance, check)[it.act] !== true) return check
  if (it.act === 'ask') return asked(check, 'Blurred', stamped)
  if (it.act === 'approve') return passedBy(check, stamped)
  if (it.act === 'reject') return sentBack(check, 'Look again', stamped)
  if (it.act === 'fail') return failed(check, 'Not genuine', stamped)
  try {
    return reviewCheck(check, entryOf(it, check), held, stamped)
  } catch (error) {
    if (error instanceof Refusal) return check
    throw error
  }
}

const run = (steps: readonly Step[], look: (before: IdentityCheck, after: IdentityCheck) => void) =>
  steps.reduce((before, it, at) => {
    const isClient = it.act === 'pictures' || it.act === 'send'
    const after = isClient ? byClient(before, it, at) : byStaff(before, it)
    look(before, after)
    return after
  }, blank)

describe('an identity check, in random orders of acts by random people', () => {
  test('never passes with fewer than its two people and its evidence', () => {
    let passes = 0
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        run(steps, (before, after) => {
          if (after.status !== 'passed') return
          const { review, passed } = after
          if (before.status !== 'passed') passes += 1
          expect(review?.by.id).not.toBe(passed?.by.id)
          expect(['head', 'other']).toContain(passed?.by.id)
          expect(['earner', 'head', 'other']).toContain(review?.by.id)
          expect(review?.points).toEqual([...pointsOf(review?.way ?? 'in_person')])
          expect(review?.relied_on.map(({ paper }) => paper)).toEqual(['passport', 'council_tax'])
          if (review?.way !== 'pictures') return
          expect(missingPictures(after)).toEqual([])
          expect(after.pictures.map(({ sha256 }) => sha256)).toEqual(review.pictures)
        })
      }),
      { numRuns: repeats(1_000, 10_000) },
    )
    expect(passes).toBeGreaterThan(0)
  })

  test('is never completed by one person alone', () => {
    const alone = fc.array(
      step.map((it) => ({ ...it, who: 'head' })),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(alone, (steps) => {
        run(steps, (_, after) => expect(after.status).not.toBe('passed'))
      }),
      { numRuns: repeats(500, 10_000) },
    )
  })
})

describe('a check that passed', () => {
  const check = (): IdentityCheck => {
    const it = { who: 'earner', act: 'review', whole: true, way: 'in_person' } as const
    const reviewed = reviewCheck(blank, entryOf(it, blank), held, stamp('earner'))
    return passedBy(reviewed, stamp('head'))
  }

  test('holds for twelve months', () => {
    expect(standingOf(check(), '2027-11-23')).toBe('passed')
    expect(standingOf(check(), '2027-11-24')).toBe('expired')
  })

  test('says what the contact no longer says as it did, and not how it is spelt', () => {
    expect(changedSince(check(), { ...held, address: '14 ALMOND ROW.' })).toBeNull()
    expect(changedSince(check(), { ...held, address: null })).toBeNull()
    expect(changedSince(check(), { ...held, name: 'Margaret Poole', address: '2 Mill St' })).toBe(
      'name and address',
    )
    expect(changedSince(check(), { ...held, date_of_birth: '1961-02-04' })).toBe('date of birth')
  })

  test('keeps the review of before when it opens again', () => {
    const again = reopened(check(), 'address', stamp('system'))
    expect(again).toMatchObject({ status: 'with_us', review: null, passed: null })
    expect(again.rounds).toMatchObject([{ ended: 'reopened', review: { by: named('earner') } }])
  })
})
