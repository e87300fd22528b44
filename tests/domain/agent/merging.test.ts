import { describe, expect, test } from 'vitest'
import type { Agency } from '#domain/agent/agency'
import { followIntroducer, followLeadIntroducer, followReferral } from '#domain/agent/following'
import { mergeAgencies, mergeBranches } from '#domain/agent/merging'
import { movedText } from '#domain/agent/moved'
import { refusalOf } from '../refusal-of.ts'
import { aBranch, aNegotiator, anAgency, NOW } from './records.ts'

type Staffed = Parameters<typeof mergeBranches>[0]
const whole = (agency: Agency, staffed: readonly Staffed[]) => ({ agency, staffed, current: false })

describe('merging agencies', () => {
  const target = anAgency()
  const other = anAgency({ name: 'Bellwether', agreement_signed_at: '2025-03-01' })
  const [clifton, otherClifton] = [aBranch(target), aBranch(other, { name: 'CLIFTON' })]
  const bath = aBranch(other, { name: 'Bath' })
  const ann = aNegotiator(clifton)
  const otherAnn = aNegotiator(otherClifton, {
    name: 'ann reid',
    email: 'ann@bellwether.test',
    portal_user_id: target.id,
  })
  const [joe, eve] = [
    aNegotiator(otherClifton, { name: 'Joe Hill' }),
    aNegotiator(bath, { name: 'Eve Park' }),
  ]
  const merged = mergeAgencies(
    whole(target, [{ branch: clifton, negotiators: [ann] }]),
    whole(other, [
      { branch: otherClifton, negotiators: [otherAnn, joe] },
      { branch: bath, negotiators: [eve] },
    ]),
    NOW,
  )
  const negotiator = (id: string) => merged.negotiators.find((it) => it.id === id)

  test('leaves the one that stays with what it lacked, and a pointer to it', () => {
    expect(merged.target).toMatchObject({ version: 2, agreement_signed_at: '2025-03-01' })
    expect(merged.other).toMatchObject({ version: 2, archived_at: NOW, merged_into: target.id })
  })

  test('moves every branch, and makes namesakes one', () => {
    expect(merged.branches.map((it) => [it.name, it.agency_id, it.merged_into])).toEqual([
      ['CLIFTON', target.id, clifton.id],
      ['Bath', target.id, null],
    ])
    expect(merged.joined).toEqual({ branches: ['Clifton'], negotiators: ['Ann Reid'] })
  })

  test('moves the people of a joined branch, and hands a sign-in to the namesake', () => {
    expect(negotiator(joe.id)).toMatchObject({ branch_id: clifton.id, merged_into: null })
    expect(negotiator(eve.id)).toBeUndefined()
    expect(negotiator(otherAnn.id)).toMatchObject({ merged_into: ann.id, portal_user_id: null })
    expect(negotiator(ann.id)).toMatchObject({
      email: 'ann@bellwether.test',
      portal_user_id: target.id,
      version: 2,
    })
  })

  test('leaves archived branches as they are, whatever their name', () => {
    const gone = { ...otherClifton, archived_at: NOW }
    const { branches } = mergeAgencies(
      whole(target, [{ branch: clifton, negotiators: [] }]),
      whole(other, [{ branch: gone, negotiators: [] }]),
      NOW,
    )
    expect(branches).toEqual([{ ...gone, agency_id: target.id, version: 2 }])
  })

  test('is refused for an agency with itself', () => {
    expect(refusalOf(() => mergeAgencies(whole(target, []), whole(target, []), NOW)).code).toBe(
      'introducer.same',
    )
  })
})

test('merging branches moves their people once', () => {
  const agency = anAgency()
  const [clifton, redland] = [aBranch(agency), aBranch(agency, { name: 'Redland', phone: '+44' })]
  const joe = aNegotiator(redland, { name: 'Joe Hill' })
  const merged = mergeBranches(
    { branch: clifton, negotiators: [] },
    { branch: redland, negotiators: [joe] },
    NOW,
  )
  expect(merged.branches.map((it) => [it.id, it.phone, it.merged_into])).toEqual([
    [clifton.id, '+44', null],
    [redland.id, '+44', clifton.id],
  ])
  expect(merged.negotiators).toEqual([{ ...joe, branch_id: clifton.id, version: 2 }])
})

describe('records that name a merged introducer', () => {
  const into = {
    agency: (id: string) => (id === 'old' ? { id: 'new', name: 'New' } : null),
    branch: (id: string) => (id === 'b-old' ? { id: 'b-new', name: 'Clifton' } : null),
    negotiator: (id: string) => (id === 'n-old' ? { id: 'n-new', name: 'Ann' } : null),
    branchName: (_: string, name: string) => (name === 'Clifton Village' ? 'Clifton' : name),
  }
  const referral = {
    agency_id: 'old',
    agency: 'Old',
    branch_id: 'b-old',
    branch: 'Clifton Village',
    negotiator_id: 'n-old',
    negotiator: 'Anne',
    fee: 150_00,
  }

  test('name the one that it was merged into', () => {
    expect(followReferral(referral, into)).toEqual({
      agency_id: 'new',
      agency: 'New',
      branch_id: 'b-new',
      branch: 'Clifton',
      negotiator_id: 'n-new',
      negotiator: 'Ann',
      fee: 150_00,
    })
    const named = { agency: { id: 'old', name: 'Old' }, branch: null, negotiator: null }
    expect(followIntroducer(named, into)).toEqual({ ...named, agency: { id: 'new', name: 'New' } })
  })

  test('keep the names of the day where nothing was merged', () => {
    const kept = { ...referral, agency_id: 'else', branch_id: 'b', negotiator_id: 'n' }
    expect(followReferral(kept, into)).toEqual(kept)
  })

  test('that know a branch by its name alone take its present name', () => {
    const lead = { agency_id: 'old', agency: 'Old', branch: 'Clifton Village', negotiator: 'Jo' }
    expect(followLeadIntroducer(lead, into)).toEqual({
      agency_id: 'new',
      agency: 'New',
      branch: 'Clifton',
      negotiator: 'Jo',
    })
    expect(followReferral({ ...referral, branch_id: null }, into).branch).toBe('Clifton')
    expect(followLeadIntroducer({ ...lead, agency_id: null }, into).branch).toBe('Clifton Village')
  })
})

test('what moved is said in words', () => {
  const none = { quotes: 0, cases: 0, leads: 0, calls: 0, visits: 0, users: 0, scales: 0 }
  expect(movedText(none)).toBe('nothing named it')
  expect(movedText({ ...none, quotes: 1, users: 2 })).toBe('1 quote, 2 sign-ins')
})
