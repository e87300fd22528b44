import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewEnquiry } from '#domain/enquiry/bodies'
import {
  answeredEnquiry,
  changedEnquiry,
  reopenedEnquiry,
  settledEnquiry,
} from '#domain/enquiry/changing'
import { enquiryCounts } from '#domain/enquiry/counting'
import { newEnquiry } from '#domain/enquiry/creation'
import { declinedEnquiry } from '#domain/enquiry/declining'
import { type CaseEnquiry, holderOf, isSettled } from '#domain/enquiry/enquiry'
import { openText } from '#domain/enquiry/labels'
import { sentEnquiry } from '#domain/enquiry/sending'

const stamp = {
  by: { id: 'e', name: 'Eleanor' },
  now: '2026-11-23T10:00:00.000Z',
  mayApprove: true,
}
const entry: NewEnquiry = {
  label: '1',
  section: null,
  parent: null,
  text: 'Is there a meter?',
  classification: 'UTL',
  reply: null,
  comment: null,
  library_id: null,
  reason: null,
}
const made = (direction: CaseEnquiry['direction'], number = 1, said: Partial<NewEnquiry> = {}) =>
  newEnquiry(
    { id: `q${number}`, conveyance_id: 'c', number, direction, raised_on: '2026-11-20', round: 1 },
    { ...entry, ...said },
    stamp,
  )
const mail = {
  how: 'mail',
  name: 'Priya Shah',
  quotation: 'We are satisfied.',
  indemnity: null,
} as const
const policy = {
  insurer: 'Larch Mutual',
  policy_number: 'L1',
  limit: 40_000_000,
  premium: 9_000,
  payer: 'seller',
  conditions: 'No contact with the council.',
  disclosure: 'The date of the works.',
  expires_on: null,
} as const

describe('a reply', () => {
  test('gives the enquiry to the other side and settles nothing', () => {
    const answered = answeredEnquiry(made('we_answer'), 'Yes', stamp)
    expect([answered.status, holderOf(answered), isSettled(answered)]).toEqual([
      'answered',
      'other_side',
      false,
    ])
    expect(enquiryCounts([answered])).toEqual({
      enquiries_raised: 1,
      enquiries_answered: 1,
      enquiries_accepted: 0,
      enquiries_open: 1,
      enquiries_drafts: 0,
    })
  })

  test('of a returned list is never acceptance, whatever its comment says', () => {
    for (const comment of ['Noted', 'Accepted', 'Thank you', null])
      expect(made('we_answer', 1, { reply: 'Yes', comment }).status).toBe('answered')
    expect(made('we_answer', 1, { reply: 'Yes', comment: 'Please supply it.' }).status).toBe(
      'not_satisfied',
    )
  })
})

describe('an outcome', () => {
  test('needs a reply before acceptance, and the words of a mail', () => {
    expect(() =>
      settledEnquiry(made('we_answer'), { ...mail, outcome: 'accepted' }, stamp),
    ).toThrow('Enquiry 1 has no reply yet.')
    const answered = answeredEnquiry(made('we_answer'), 'Yes', stamp)
    const silent = { ...mail, quotation: null, outcome: 'accepted' } as const
    expect(() => settledEnquiry(answered, silent, stamp)).toThrow()
    expect(settledEnquiry(answered, { ...mail, outcome: 'accepted' }, stamp).settlement?.name).toBe(
      'Priya Shah',
    )
  })

  test('that is not satisfied begins another round and keeps the reply before', () => {
    const answered = answeredEnquiry(made('we_answer'), 'Yes', stamp)
    const again = settledEnquiry(
      answered,
      { ...mail, outcome: 'not_satisfied', quotation: 'Where?' },
      stamp,
    )
    expect(again).toMatchObject({
      status: 'not_satisfied',
      round: 2,
      comment: 'Where?',
      reply: null,
      earlier: [{ round: 1, reply: 'Yes', comment: null }],
    })
    expect(holderOf(again)).toBe('client')
  })

  test('by indemnity needs the policy', () => {
    const covered = { ...mail, outcome: 'covered_by_indemnity' } as const
    expect(() => settledEnquiry(made('we_answer'), covered, stamp)).toThrow()
    const settled = settledEnquiry(made('we_answer'), { ...covered, indemnity: policy }, stamp)
    expect([settled.status, settled.indemnity?.insurer]).toEqual([
      'covered_by_indemnity',
      'Larch Mutual',
    ])
  })
})

describe('a decline', () => {
  const decline = { reason: 'irrelevant', explanation: 'Not relevant.' } as const

  test('stays open until the buyer accepts, and is not counted as answered', () => {
    const declined = declinedEnquiry(made('we_answer'), decline, { others: [] }, stamp)
    expect([isSettled(declined), enquiryCounts([declined]).enquiries_answered]).toEqual([false, 0])
  })

  test('does not hold where the lender asks, a fact is asked, or nothing was accepted before', () => {
    const lender = made('we_answer', 1, { classification: 'LND' })
    const fact = made('we_answer', 1, { text: 'Do you think the 2016 works need consent?' })
    expect(() => declinedEnquiry(lender, decline, { others: [] }, stamp)).toThrow()
    expect(() =>
      declinedEnquiry(fact, { ...decline, reason: 'opinion' }, { others: [] }, stamp),
    ).toThrow()
    expect(() =>
      declinedEnquiry(made('we_answer'), { ...decline, reason: 'repeat' }, { others: [] }, stamp),
    ).toThrow()
  })

  test('is of the side that answers', () => {
    expect(() => declinedEnquiry(made('we_raise'), decline, { others: [] }, stamp)).toThrow(
      'Only the side that answers',
    )
  })
})

const acts: readonly ((enquiry: CaseEnquiry, all: readonly CaseEnquiry[]) => CaseEnquiry)[] = [
  (it) => sentEnquiry(it, stamp.now),
  (it) => answeredEnquiry(it, 'Yes', stamp),
  (it) =>
    changedEnquiry(it, { text: 'Other', classification: 'TIT', answerer: 'us', due_on: null }),
  (it, all) =>
    declinedEnquiry(it, { reason: 'advice', explanation: 'Ask your own.' }, { others: all }, stamp),
  (it) => settledEnquiry(it, { ...mail, outcome: 'accepted' }, stamp),
  (it) => settledEnquiry(it, { ...mail, outcome: 'not_satisfied' }, stamp),
  (it) => settledEnquiry(it, { ...mail, outcome: 'withdrawn' }, stamp),
  (it) =>
    settledEnquiry(it, { ...mail, outcome: 'covered_by_indemnity', indemnity: policy }, stamp),
  (it) => reopenedEnquiry(it, stamp.now),
]

const attempt = (act: () => CaseEnquiry, before: CaseEnquiry) => {
  try {
    return act()
  } catch {
    return before
  }
}

test('after any acts nothing is settled without the buyer’s word, and the counts are those of a recount', () => {
  const step = fc.record({ at: fc.nat(3), act: fc.nat(acts.length - 1) })
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.constantFrom('we_answer', 'we_raise'),
      (steps, direction) => {
        let all: readonly CaseEnquiry[] = [1, 2, 3, 4].map((number) => made(direction, number))
        for (const { at, act } of steps)
          all = all.map((it, index) =>
            index === at ? attempt(() => acts[act]?.(it, all) ?? it, it) : it,
          )
        const counts = enquiryCounts(all)
        const { enquiries_raised, enquiries_accepted, enquiries_answered } = counts
        const { enquiries_open, enquiries_drafts } = counts
        expect(all.filter((it) => isSettled(it) && it.settlement === null)).toEqual([])
        expect(all.filter((it) => !isSettled(it) && it.settlement !== null)).toEqual([])
        expect(all.filter((it) => it.status === 'accepted')).toHaveLength(enquiries_accepted)
        expect(enquiries_open + enquiries_drafts).toBe(
          all.filter((it) => holderOf(it) !== null).length,
        )
        expect(enquiries_drafts).toBe(all.filter((it) => it.status === 'raised').length)
        expect(enquiries_answered).toBeGreaterThanOrEqual(enquiries_accepted)
        expect(enquiries_raised).toBeLessThanOrEqual(all.length)
        expect(openText(all, enquiries_open) === null).toBe(enquiries_open + enquiries_drafts === 0)
      },
    ),
  )
})
