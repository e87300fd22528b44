import { describe, expect, test } from 'vitest'
import { logLeadCall } from '#domain/lead/calling'
import { convertLead } from '#domain/lead/conversion'
import {
  leadKeys,
  likenessOf,
  SAME_PERSON_SCORE,
  SIMILAR_SCORE,
  similarLeads,
} from '#domain/lead/duplicates'
import { mergeLeads } from '#domain/lead/merging'
import { refusalOf } from '../refusal-of.ts'
import { aLead, NOW } from './fixtures.ts'

const LATER = '2026-11-20T10:05:00.000Z'
const other = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@byron.test',
  phone: '01179 460 000',
  postcode: 'BS9 1AA',
}

describe('two leads are alike', () => {
  test.each([
    ['by telephone, however it is written', { phone: '+44 7700 900 482' }, 70],
    ['by email address, however it is written', { email: ' OWEN@Tarrant.test ' }, 75],
    [
      'by name and postcode',
      { first_name: 'Owén', last_name: "O'Tarrant ", postcode: 'bs14aa' },
      0,
    ],
    ['by name and postcode', { first_name: 'OWEN', last_name: 'tarrant', postcode: 'bs14aa' }, 65],
    ['not by name alone', { first_name: 'Owen', last_name: 'Tarrant' }, 0],
    ['not by nothing', {}, 0],
  ])('%s', (_, given, score) => {
    expect(likenessOf(aLead(), { ...other, ...given }).score).toBe(score)
  })

  test('more the more they share, with every reason', () => {
    const { score, reasons } = likenessOf(aLead(), aLead())
    expect(score).toBe(97)
    expect(score).toBeGreaterThanOrEqual(SAME_PERSON_SCORE)
    expect(reasons).toEqual([
      'Same telephone number',
      'Same email address',
      'Same name and postcode',
    ])
  })

  test('and blanks are never the same', () => {
    const blank = { first_name: '', last_name: '', email: '', phone: '', postcode: '' }
    expect(leadKeys(blank)).toEqual({ phone: null, email: null, person: null })
    expect(likenessOf(blank, blank).score).toBe(0)
  })

  test('the likest first', () => {
    const it = aLead()
    const [phone, both, none] = [aLead({ ...other, phone: it.phone }), aLead(), aLead(other)]
    expect(similarLeads(it, [it, phone, none, both]).map(({ lead }) => lead.id)).toEqual([
      both.id,
      phone.id,
    ])
    expect(SIMILAR_SCORE).toBeLessThan(65)
  })
})

describe('a merge', () => {
  test('keeps both histories and closes the other as its duplicate', () => {
    const kept = aLead({ postcode: '', price: null, message: 'Ring me', intent: ['sale'] })
    const called = { outcome: 'reached', next_action: null } as const
    const twin = logLeadCall(aLead({ message: 'Soon', intent: ['purchase'] }), called, NOW).lead
    const merging = mergeLeads(kept, twin, LATER)
    expect(merging.kept.lead).toMatchObject({
      status: 'contacted',
      postcode: 'BS1 4AA',
      price: 412_500_00,
      message: 'Ring me\n\nSoon',
      intent: ['sale', 'purchase'],
      attempts: 1,
      first_response_at: NOW,
      merged: [{ id: twin.id, number: twin.number }],
    })
    expect(merging.merged.lead).toMatchObject({
      status: 'duplicate',
      duplicate_of: { id: kept.id, number: kept.number },
    })
    const events = [...merging.kept.events, ...merging.merged.events]
    expect(events.map((it) => [it.id, 'did' in it.detail && it.detail.did])).toEqual([
      [kept.id, 'merged'],
      [twin.id, 'became_duplicate'],
    ])
  })

  test('keeps what the kept one says itself', () => {
    const kept = aLead({ first_name: 'Owen', price: 1_00 })
    const { lead } = mergeLeads(kept, aLead({ first_name: 'O', price: 2_00 }), LATER).kept
    expect([lead.first_name, lead.price]).toEqual(['Owen', 1_00])
  })

  test('goes down the line: what was merged before comes along', () => {
    const [a, b, c] = [aLead(), aLead(), aLead()]
    const ab = mergeLeads(b, c, LATER).kept.lead
    const { lead } = mergeLeads(a, ab, LATER).kept
    expect(lead.merged.map(({ id }) => id)).toEqual([b.id, c.id])
  })

  test('is refused with itself, and of what is over', () => {
    const it = aLead()
    expect(refusalOf(() => mergeLeads(it, it, LATER)).code).toBe('lead.same')
    const gone = mergeLeads(aLead(), it, LATER).merged.lead
    expect(refusalOf(() => mergeLeads(aLead(), gone, LATER)).code).toBe('lead.is_duplicate')
    expect(refusalOf(() => mergeLeads(gone, aLead(), LATER)).code).toBe('lead.is_duplicate')
  })

  test('into a lead that has been converted to a quote changes nothing that was quoted', () => {
    const quoted = convertLead(aLead({ price: null }), { id: 'q', number: 'Q-00001' }, NOW).lead
    const { lead } = mergeLeads(quoted, aLead(), LATER).kept
    expect([lead.status, lead.price, lead.merged.length]).toEqual(['converted', null, 1])
  })
})
