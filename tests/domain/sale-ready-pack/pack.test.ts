import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayAskSellers, mayReleasePack } from '#domain/sale-ready-pack/acts'
import { withAnswer } from '#domain/sale-ready-pack/answering'
import { clientPack } from '#domain/sale-ready-pack/client'
import { newPack } from '#domain/sale-ready-pack/creation'
import { withDetails } from '#domain/sale-ready-pack/details'
import { packItems } from '#domain/sale-ready-pack/items/default'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import {
  withConsent,
  withdrawn,
  withoutRelease,
  withRelease,
} from '#domain/sale-ready-pack/releasing'
import { sharedPack } from '#domain/sale-ready-pack/row'
import { nextAct, packSentences } from '#domain/sale-ready-pack/sentence'
import { outstandingIn, scoreOf, standingOf } from '#domain/sale-ready-pack/standing'

const now = '2026-11-23T10:00:00.000Z'
const today = '2026-11-23'
const by = { id: 'u', name: 'Callum Reid' }
const seller = {
  ...{ contact_id: 'c', account_contact_id: null },
  ...{ name: 'Ian Farrell', email: 'ian@farrell.example' },
}

const start = newPack(
  {
    id: 'p',
    facts: { address: 'Brook House', postcode: '', tenure: 'freehold', title_number: '' },
    sellers: [seller],
    quote_case_id: null,
    conveyance_id: null,
    agency: '',
    people: [],
    answers: {},
    transaction: null,
  },
  'an address',
  by,
  now,
).pack

const file = {
  file_id: 'f',
  name: 'a.pdf',
  mime: 'application/pdf',
  sha256: 'aa',
  bytes: 1,
  key: 'k',
  pages: 1,
}
const answered = (pack: PackRecord, key: string, value: string, details = ''): PackRecord =>
  withAnswer(pack, key, { value, details }, { source: 'client', by, now }).pack

/** A pack with an answer to everything that it needs. */
const complete = (pack: PackRecord = start): PackRecord =>
  packItems.reduce((it, { key, kind, options = [] }) => {
    const value = kind === 'document' ? 'Seen' : kind === 'yes_no' ? 'No' : (options[0] ?? '120')
    const next = answered(it, key, key === 'register-names' ? 'Yes' : value)
    const answer = next.answers[key]
    return answer && kind === 'document'
      ? { ...next, answers: { ...next.answers, [key]: { ...answer, file } } }
      : next
  }, pack)
const agreed = (pack: PackRecord) =>
  withConsent(pack, { name: seller.name, at: now, how: 'portal', by, outdated_at: null }, now).pack
const ready = agreed(complete())
const to = {
  id: 'r',
  link_id: 'l',
  party: 'conveyancer',
  name: 'Pargeter Lyne',
  email: 'a@b.example',
} as const
const released = withRelease(ready, to, by, now).pack

describe('the items of a pack', () => {
  test('follow from the property and the answers', () => {
    const keys = (pack: PackRecord) => standingOf(pack, today).map(({ item }) => item.key)
    expect(keys(start)).not.toContain('lease')
    expect(keys({ ...start, facts: { ...start.facts, tenure: 'leasehold' } })).toContain('lease')
    expect(keys(start)).not.toContain('building-regulations')
    expect(keys(answered(start, 'alterations', 'Yes'))).toContain('building-regulations')
  })

  test('have keys and places of their own', () => {
    const keys = packItems.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('go out of date, and count as outstanding then', () => {
    const standing = standingOf(answered(start, 'disputes', 'No'), '2027-03-01')
    const item = standing.find((it) => it.item.key === 'disputes')
    expect(item?.state).toBe('stale')
    expect(outstandingIn(standing)).toContain(item)
  })

  test('name an issue with what to do about it', () => {
    const work = answered(answered(start, 'alterations', 'Yes'), 'building-regulations', 'No')
    const item = standingOf(work, today).find((it) => it.item.key === 'building-regulations')
    expect(item?.state).toBe('issue')
    expect(item?.issue?.fix).toContain('indemnity insurance')
  })

  test('score all that is needed, and 100 only when nothing is outstanding', () => {
    expect(scoreOf(standingOf(start, today))).toBe(0)
    expect(scoreOf(standingOf(complete(), today))).toBe(100)
    expect(scoreOf(standingOf(answered(complete(), 'knotweed', 'Not sure'), today))).toBeLessThan(
      100,
    )
  })
})

describe('the next act', () => {
  test('is the sellers’ until they have answered and agreed, then ours, then the release', () => {
    expect(packSentences(start, today)[0]).toMatch(
      /^Waiting for .+: \d+ answers and 1 agreement\.$/,
    )
    expect(nextAct(start, today)).toBe('ask')
    const { lease: _, 'official-copies': copies, ...answers } = ready.answers
    expect(copies).toBeDefined()
    expect(packSentences({ ...ready, answers }, today)[0]).toMatch(/^We still add \d items?\.$/)
    expect(nextAct({ ...ready, answers }, today)).toBe('edit')
    expect(packSentences(ready, today)[0]).toBe('Nothing is missing.')
    expect(nextAct(ready, today)).toBe('release')
  })
})

describe('releasing', () => {
  test('lists everything that is missing', () => {
    const verdict = mayReleasePack(start, today)
    expect(verdict).toMatchObject({ status: 409, code: 'pack.not_ready' })
    expect(mayReleasePack(complete(), today)).toMatchObject({
      detail: { missing: [{ what: 'Ian Farrell agrees to share it' }] },
    })
    expect(mayReleasePack(ready, today)).toBe(true)
    expect(ready.status).toBe('ready')
    expect(released.status).toBe('released')
  })

  test('ends with its link, and with the pack', () => {
    expect(withoutRelease(released, 'r', now).pack.status).toBe('ready')
    expect(withoutRelease(released, 'other', now).events).toEqual([])
    const over = withdrawn(released, 'Sold elsewhere', now).pack
    expect(over.releases[0]?.withdrawn_at).toBe(now)
    expect(mayReleasePack(over, today)).toMatchObject({ code: 'pack.withdrawn' })
  })

  test('needs agreement anew when staff change what a seller has said', () => {
    const other = withAnswer(
      ready,
      'disputes',
      { value: 'Yes', details: 'A hedge' },
      {
        source: 'us',
        by,
        now,
      },
    ).pack
    expect(other.consents).toEqual([])
    expect(other.status).toBe('collecting')
  })
})

describe('an edit after release', () => {
  const item = fc.constantFrom(...packItems.map(({ key }) => key))
  const edit = fc.record({
    item,
    value: fc.constantFrom('Yes', 'No', 'Not sure', 'B'),
    details: fc.string(),
  })

  test('always makes an addendum that says what it said before', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        let pack = released
        for (const { item: key, value, details } of edits) {
          const { pack: next, events } = withAnswer(
            pack,
            key,
            { value, details },
            {
              source: 'us',
              by,
              now,
            },
          )
          const isChanged = JSON.stringify(next.answers) !== JSON.stringify(pack.answers)
          expect(next.addenda.length - pack.addenda.length).toBe(isChanged ? 1 : 0)
          expect(events.some(({ name }) => name === 'pack.addendum')).toBe(isChanged)
          pack = next
        }
        expect(pack.addenda.map(({ number }) => number)).toEqual(
          pack.addenda.map((_, at) => at + 1),
        )
      }),
    )
  })

  test('of the property makes one as well, and after the last link has ended', () => {
    const ended = withoutRelease(released, 'r', now).pack
    const details = { facts: { ...ended.facts, address: 'Mill House' }, sellers: ended.sellers }
    const { pack } = withDetails(ended, details, by, now)
    expect(pack.addenda[0]?.changes).toEqual([
      { item: 'Address', before: 'Brook House', after: 'Mill House' },
    ])
  })

  test('is shown to whoever had it before, without who made it', () => {
    const later = '2026-11-24T10:00:00.000Z'
    const { pack } = withAnswer(
      released,
      'disputes',
      { value: 'Yes', details: '' },
      {
        source: 'us',
        by,
        now: later,
      },
    )
    const [release] = pack.releases
    if (release === undefined) throw new Error('not released')
    const shared = sharedPack(pack, release, { name: 'H', phone: '' }, today)
    expect(shared.addenda).toHaveLength(1)
    expect(JSON.stringify(shared)).not.toContain('Callum Reid')
  })
})

describe('the sellers', () => {
  test('are asked only what they can answer', () => {
    const { questions, own_names } = clientPack(start, 'c', today)
    expect(questions.map(({ key }) => key)).not.toContain('official-copies')
    expect(own_names).toEqual(['Ian Farrell'])
    expect(mayAskSellers(start, today)).toBe(true)
    expect(mayAskSellers({ ...start, sellers: [{ ...seller, email: null }] }, today)).toMatchObject(
      {
        code: 'pack.no_email',
      },
    )
  })
})
