import { describe, expect, test } from 'vitest'
import { agencyActs, branchActs, negotiatorActs } from '#domain/agent/acts'
import { assertNewName, liveNamesake } from '#domain/agent/names'
import {
  hasNamesake,
  mayArchiveAgency,
  mayInvite,
  mayMergeAgencies,
  mayMergeBranches,
  mayMove,
  mayRestore,
} from '#domain/agent/rules'
import { type AgencyWork, openWorkText } from '#domain/agent/work'
import type { ActingPerson } from '#domain/user/acting-person'
import { refusalOf } from '../refusal-of.ts'
import { aBranch, aNegotiator, anAgency, NOW } from './records.ts'

const idle: AgencyWork = { open_quotes: 0, open_cases: 0, open_leads: 0, users: 0 }
const code = (verdict: unknown) =>
  verdict === true ? true : (verdict as { readonly code: string }).code

const person = (permissions: ActingPerson['permissions'], read_only = false): ActingPerson => ({
  id: 'p',
  type: 'staff',
  permissions,
  roles: [],
  read_only,
  contact_id: null,
  agency_id: null,
})
const manager = person([{ name: 'agencies.update' }, { name: 'users.create' }])
const none = { target: { current: false }, other: { current: false } }

describe('names', () => {
  const agency = anAgency()
  const archived = anAgency({ name: 'Old & Sons', archived_at: NOW })

  test('are the same whatever their capitals, accents and spaces, and only among the live', () => {
    expect(liveNamesake(' cóoper  LYLE ', [agency, archived])).toBe(agency)
    expect(liveNamesake('Cooper Lyle', [agency], agency.id)).toBeNull()
    expect(liveNamesake('Old & Sons', [agency, archived])).toBeNull()
  })

  test('that are taken are refused beside the field', () => {
    const refusal = refusalOf(() => assertNewName('cooper lyle', [agency], undefined, ''))
    expect([refusal.status, refusal.detail.fields]).toEqual([
      422,
      { name: ['Cooper Lyle already exists. Enter a different name.'] },
    ])
    expect(() => assertNewName('Old & Sons', [archived], undefined, '')).not.toThrow()
  })
})

describe('archiving an agency', () => {
  const work = { ...idle, open_quotes: 2, open_cases: 1 }

  test('with open work needs somebody who says so', () => {
    const agency = anAgency()
    const verdict = mayArchiveAgency(agency, work, false)
    expect(code(verdict)).toBe('agency.open_work')
    expect(verdict).toMatchObject({
      message: expect.stringContaining('2 open quotes, 1 open case'),
    })
    expect(mayArchiveAgency(agency, work, true)).toBe(true)
    expect(mayArchiveAgency(agency, idle, false)).toBe(true)
    expect(openWorkText(idle)).toBe('')
  })

  test('is refused for one that is archived already', () => {
    expect(code(mayArchiveAgency(anAgency({ archived_at: NOW }), idle, true))).toBe(
      'introducer.archived',
    )
  })
})

describe('restoring', () => {
  const gone = anAgency({ archived_at: NOW })

  test('is refused for a live one, a merged one, and one whose name is taken', () => {
    expect(mayRestore(gone, false)).toBe(true)
    expect(mayRestore(gone, hasNamesake(gone, [anAgency({ archived_at: NOW })]))).toBe(true)
    expect(code(mayRestore(anAgency(), false))).toBe('introducer.live')
    expect(code(mayRestore({ ...gone, merged_into: anAgency().id }, false))).toBe(
      'introducer.merged',
    )
    expect(code(mayRestore(gone, hasNamesake(gone, [anAgency()])))).toBe('introducer.name_taken')
  })
})

describe('merging', () => {
  const [target, other] = [anAgency(), anAgency({ name: 'Bellwether' })]

  test('of agencies is refused across themselves, into an archived one, and twice', () => {
    expect(mayMergeAgencies(target, other, none)).toBe(true)
    expect(code(mayMergeAgencies(target, target, none))).toBe('introducer.same')
    expect(code(mayMergeAgencies({ ...target, archived_at: NOW }, other, none))).toBe(
      'introducer.archived',
    )
    expect(code(mayMergeAgencies(target, { ...other, merged_into: target.id }, none))).toBe(
      'introducer.merged',
    )
    expect(mayMergeAgencies(target, { ...other, archived_at: NOW }, none)).toBe(true)
  })

  test('of agencies waits while both have prices of their own', () => {
    const priced = { current: true }
    expect(code(mayMergeAgencies(target, other, { target: priced, other: priced }))).toBe(
      'agency.both_priced',
    )
    expect(mayMergeAgencies(target, other, { ...none, other: priced })).toBe(true)
  })

  test('of branches stays within an agency', () => {
    const [one, two] = [aBranch(target), aBranch(target, { name: 'Redland' })]
    expect(mayMergeBranches(one, two)).toBe(true)
    expect(code(mayMergeBranches(one, one))).toBe('introducer.same')
    expect(code(mayMergeBranches(one, aBranch(other)))).toBe('branch.other_agency')
  })
})

describe('a negotiator', () => {
  const agency = anAgency()
  const [clifton, redland] = [aBranch(agency), aBranch(agency, { name: 'Redland' })]
  const ann = aNegotiator(clifton, { email: 'ann@cooper.test' })

  test('moves to another live branch of the agency without a namesake', () => {
    expect(mayMove(ann, clifton, redland, [])).toBe(true)
    expect(code(mayMove(ann, clifton, clifton, []))).toBe('negotiator.there')
    expect(code(mayMove(ann, clifton, aBranch(anAgency()), []))).toBe('branch.other_agency')
    expect(code(mayMove(ann, clifton, { ...redland, archived_at: NOW }, []))).toBe(
      'introducer.archived',
    )
    expect(code(mayMove(ann, clifton, redland, [aNegotiator(redland)]))).toBe(
      'introducer.name_taken',
    )
  })

  test('is invited once, at an address', () => {
    expect(mayInvite(ann)).toBe(true)
    expect(code(mayInvite({ ...ann, email: null }))).toBe('negotiator.no_email')
    expect(code(mayInvite({ ...ann, portal_user_id: agency.id }))).toBe('negotiator.invited')
  })

  test('is invited only by those who may create users', () => {
    const around = { agency, branch: clifton, siblings: [clifton, redland], colleagues: [ann] }
    expect(negotiatorActs(ann, around, manager)).toMatchObject({ invite: true, move: true })
    const bdm = person([{ name: 'agencies.update' }])
    expect(code(negotiatorActs(ann, around, bdm).invite)).toBe('forbidden')
  })
})

describe('the acts', () => {
  const agency = anAgency()
  const branch = aBranch(agency)

  test('are refused without permission and for read-only roles', () => {
    for (const by of [person([]), person([{ name: 'agencies.update' }], true)])
      for (const verdict of Object.values(agencyActs(agency, false, by)))
        expect(code(verdict)).toBe('forbidden')
  })

  test('on the branches of an archived agency wait until it is restored', () => {
    const gone = { ...agency, archived_at: NOW }
    for (const verdict of Object.values(branchActs(branch, gone, [branch], manager)))
      expect(code(verdict)).toBe('introducer.archived')
    expect(agencyActs(gone, false, manager)).toMatchObject({ restore: true })
  })

  test('on a single branch offer no other to merge or move to', () => {
    expect(code(branchActs(branch, agency, [branch], manager).merge)).toBe('branch.only')
    const ann = aNegotiator(branch)
    const around = { agency, branch, siblings: [branch], colleagues: [ann] }
    expect(code(negotiatorActs(ann, around, manager).move)).toBe('branch.only')
  })
})
