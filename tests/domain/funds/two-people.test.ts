import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type FundsCase, fundsActs, maySend, mayTell } from '#domain/funds/acts'
import {
  acceptedBy,
  asked,
  newStatement,
  partsText,
  reviewed,
  sent,
  sentBack,
  withFile,
  withNewPart,
  withPart,
} from '#domain/funds/changing'
import { clientFunds } from '#domain/funds/client'
import type { FundsFile, FundsStatement } from '#domain/funds/funds'
import { figureProblems, fundsProblems } from '#domain/funds/rules'
import { newCheck, passedBy } from '#domain/identity/changing'
import type { IdentityCheck } from '#domain/identity/identity'
import { pointsOf, reviewCheck } from '#domain/identity/reviewing'
import { repeats } from '../../support/repeats.ts'
import { aCase } from '../conveyance/fixture.ts'
import { named, now, people, stamp, TODAY } from '../identity/people.ts'

const opened: Conveyance = aCase('purchase').conveyance
const conveyance: Conveyance = { ...opened, price: 300_000_00, lender: null }
const contact_id = conveyance.clients[0]?.contact_id ?? ''
const story = 'Saved from salary over nine years'

const blank = newStatement({
  id: 'funds',
  conveyance_id: conveyance.id,
  contact_id,
  name: 'Margaret Ellison',
})

const file = (file_id: string, what: FundsFile['what']): FundsFile => ({
  file_id,
  what,
  name: 'a.pdf',
  mime: 'application/pdf',
  bytes: 1,
  sha256: file_id,
  by: named('client'),
  at: now,
})

const giverCheck = (): IdentityCheck => {
  const whose = { id: 'g', conveyance_id: conveyance.id, contact_id: 'giver', name: 'Folake' }
  const check = newCheck({ ...whose, role: 'giver' }, stamp('earner'))
  const held = { name: 'Folake', date_of_birth: '1960-01-02', address: '2 Mill St' }
  const entry = {
    version: 0,
    way: 'in_person' as const,
    on: TODAY,
    ...held,
    points: [...pointsOf('in_person')],
    relied_on: [
      { paper: 'passport' as const, ending: '4821', expires_on: '2030-01-01' },
      { paper: 'council_tax' as const, ending: '0017' },
    ],
  }
  return passedBy(reviewCheck(check, entry, held, stamp('earner')), stamp('head'))
}

const caseWith = (statement: FundsStatement, checks: readonly IdentityCheck[]): FundsCase => ({
  conveyance,
  statements: [statement],
  checks,
  today: TODAY,
})

/** A statement of savings and a gift that explain the whole price. */
const whole = (gift = 48_500_00): FundsStatement => {
  const asking = asked(blank, null, stamp('earner'))
  const parts = withNewPart(withNewPart(asking, 's', 'savings'), 'g', 'gift')
  const giver = { name: 'Folake', relation: 'aunt', is_loan: false, gets_share: false }
  const told = withPart(withPart(parts, 's', { amount: 300_000_00 - gift, story }), 'g', {
    amount: gift,
    story,
    giver,
  })
  const files = withFile(withFile(told, 's', file('1', 'evidence')), 'g', file('2', 'evidence'))
  return withFile(files, 'g', file('3', 'declaration'))
}

const acts = ['tell', 'send', 'ask', 'review', 'accept', 'reject', 'giver'] as const
type Step = {
  readonly who: keyof typeof people
  readonly act: (typeof acts)[number]
  readonly amount: number
  readonly isPassed: boolean
}
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...Object.keys(people)),
  act: fc.constantFrom(...acts, 'giver', 'review', 'review', 'accept', 'accept', 'accept'),
  amount: fc.constantFrom(48_500_00, 48_500_01, 40_000_00),
  isPassed: fc.boolean(),
})

const byClient = (it: FundsStatement, { act, amount }: Step): FundsStatement => {
  if (act === 'send') return maySend(it, TODAY) === true ? sent(it, now) : it
  if (mayTell(it) !== true) return it
  return { ...it, parts: whole(amount).parts }
}

const byStaff = (it: FundsStatement, { who, act, isPassed }: Step): FundsStatement => {
  const by = people[who]
  if (by === undefined || act === 'tell' || act === 'send') return it
  const of = caseWith(it, isPassed ? [giverCheck()] : [])
  if (fundsActs(by, it, of)[act] !== true) return it
  if (act === 'ask') return asked(it, 'More, please', stamp(who))
  if (act === 'giver')
    return it.parts.some(({ id }) => id === 'g') ? withPart(it, 'g', { giver_id: 'giver' }) : it
  if (act === 'accept') return acceptedBy(it, stamp(who))
  if (act === 'reject') return sentBack(it, 'Look again', stamp(who))
  if (fundsProblems(it, TODAY).length > 0) return it
  const seen = it.parts.map(({ id }) => ({ part: id, seen: 'Statements' }))
  return reviewed(it, { way: 'files', seen, note: '' }, stamp(who))
}

const run = (
  steps: readonly Step[],
  look: (before: FundsStatement, after: FundsStatement, step: Step) => void,
) =>
  steps.reduce((before, it) => {
    const isClient = it.act === 'tell' || it.act === 'send'
    const after = isClient ? byClient(before, it) : byStaff(before, it)
    look(before, after, it)
    return after
  }, blank)

describe('a source of funds, in random orders of acts by random people', () => {
  test('is never accepted with fewer than two people, its evidence and the whole price', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (steps) => {
        run(steps, (before, after, { isPassed }) => {
          if (after.status !== 'accepted' || before.status === 'accepted') return
          accepted += 1
          expect(after.review?.by.id).not.toBe(after.accepted?.by.id)
          expect(['head', 'other']).toContain(after.accepted?.by.id)
          expect(after.review?.parts).toBe(partsText(after))
          expect(fundsProblems(after, TODAY)).toEqual([])
          expect(figureProblems(conveyance, [after])).toEqual([])
          expect(isPassed).toBe(true)
        })
      }),
      { numRuns: repeats(2_000, 10_000) },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})

test('a source of funds is accepted once each has done their part', () => {
  const act = (name: Step['act'], who = 'earner'): Step => ({
    act: name,
    who,
    amount: 48_500_00,
    isPassed: true,
  })
  const steps = [
    act('ask'),
    act('tell'),
    act('send'),
    act('giver'),
    act('review'),
    act('accept', 'head'),
  ]
  expect(run(steps, () => undefined).accepted?.by).toEqual(named('head'))
})

describe('what a client says', () => {
  const problems = (change: Parameters<typeof withPart>[2], of = 'g') =>
    fundsProblems(withPart(whole(), of, change), TODAY)

  test('is whole with amount, story, evidence and, for a gift, its giver and their declaration', () => {
    expect(fundsProblems(whole(), TODAY)).toEqual([])
    expect(problems({ amount: null })).toEqual(['Gift: the amount.'])
    expect(problems({ story: 'Saved' }, 's')).toEqual([
      'Savings from income: how it was built up, in a sentence or two.',
    ])
    expect(problems({ giver: null })).toEqual(['Gift: who gives it, and how you are related.'])
    expect(problems({ files: [] })).toEqual([
      'Gift: evidence.',
      'Gift: the declaration that the giver signed.',
    ])
  })

  test('is no gift where it has to be paid back or buys a share', () => {
    const giver = { name: 'Folake', relation: 'aunt', is_loan: true, gets_share: true }
    expect(problems({ giver })).toEqual([
      'Gift: it has to be paid back, so it is a loan. Call us first.',
      'Gift: the giver gets a share in the property. Call us first.',
    ])
  })

  test('has to explain the price to the penny, and the loan of the case', () => {
    const short = withPart(whole(), 's', { amount: 251_499_99 })
    expect(figureProblems(conveyance, [short])).toEqual(['£0.01 of the price is not explained.'])
    const lender = { name: 'Severn', ref: null, amount: 200_000_00, email: null, phone: null }
    expect(figureProblems({ price: 300_000_00, lender }, [whole()])).toEqual([
      'The mortgage is given as £0.00; the case says £200,000.00.',
    ])
  })

  test('comes back to them without what we make of it', () => {
    const back = sentBack(sent(whole(), now), 'Looks like a loan', stamp('head'))
    const told = clientFunds(back, { about: 'Your purchase', price: 1 }, TODAY)
    expect(told.state).toBe('with_us')
    expect(JSON.stringify(told)).not.toContain('Looks like a loan')
  })
})
