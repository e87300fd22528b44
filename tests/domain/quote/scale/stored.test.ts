import { describe, expect, test } from 'vitest'
import { defaultFeeScale } from '#domain/quote/scale/default'
import {
  defaultStoredScale,
  feeScaleOf,
  feeScaleStatus,
  inForceFor,
  StoredFeeScale,
  scaleFor,
} from '#domain/quote/scale/stored'
import { agencyId } from '../fixtures.ts'

const agency = { id: agencyId, name: 'Bellwether' }
const kept = (id: string, change: Partial<StoredFeeScale> = {}): StoredFeeScale => ({
  ...defaultStoredScale,
  id,
  version: 1,
  name: id,
  ...change,
})

describe('the scale that prices a quote', () => {
  const firm = kept('firm', { valid_from: '2026-03-01' })
  const own = kept('own', { valid_from: '2026-05-01', valid_to: '2026-05-31', agency })

  const days: [string, string | null, string, string][] = [
    ['2026-02-28', null, 'standard-2026', 'the one that the firm began with, until its own begins'],
    ['2026-03-01', null, 'firm', 'the firm’s own from its first day'],
    ['2026-04-30', agencyId, 'firm', 'the firm’s own while the agency has none'],
    ['2026-05-01', agencyId, 'own', 'the agency’s own on its first day'],
    ['2026-05-31', agencyId, 'own', 'the agency’s own on its last day'],
    ['2026-06-01', agencyId, 'firm', 'the firm’s own again afterwards'],
    ['2026-05-15', null, 'firm', 'never that of an agency, for anybody else’s client'],
    ['2026-05-15', 'another', 'firm', 'never that of another agency'],
  ]
  test.each(days)('on %s for %s is %s: %s', (day, of, id) => {
    expect(scaleFor([own, firm], of, day).id).toBe(id)
  })

  test('is of those that cover the day the one that began last, and of two the one published last', () => {
    const summer = kept('summer', { valid_from: '2026-06-01', valid_to: '2026-08-31' })
    const mended = kept('mended', {
      valid_from: '2026-06-01',
      published_at: '2026-06-01T12:00:00.000Z',
    })
    expect(inForceFor([firm, summer], null, '2026-07-01')?.id).toBe('summer')
    expect(inForceFor([firm, summer], null, '2026-09-01')?.id).toBe('firm')
    expect(inForceFor([firm, summer, mended], null, '2026-07-01')?.id).toBe('mended')
  })

  test('is no draft', () => {
    const draft = kept('draft', { valid_from: '2026-06-01', state: 'draft' })
    expect(scaleFor([draft, firm], null, '2026-07-01').id).toBe('firm')
  })

  test('prices nothing once the firm’s own have ended: what it began with never comes back', () => {
    const ended = { ...firm, valid_to: '2026-12-31' }
    expect(scaleFor([ended], null, '2027-01-01')).toMatchObject({ id: 'none', matters: [] })
  })
})

describe('a kept scale', () => {
  test('is read from a document that was written before agencies had scales', () => {
    const { limits: _, ...old } = defaultFeeScale
    expect(StoredFeeScale.parse(old)).toMatchObject({
      id: 'standard-2026',
      state: 'published',
      agency: null,
      limits: { most_below: null, most_above: null },
    })
  })

  test('gives its prices without who wrote them', () => {
    expect(feeScaleOf(defaultStoredScale)).toEqual(defaultFeeScale)
  })

  test.each([
    ['draft', kept('it', { state: 'draft' })],
    ['to-come', kept('it', { valid_from: '2026-12-01' })],
    ['in-force', kept('it', { valid_from: '2026-06-01' })],
    ['replaced', kept('it', { valid_from: '2026-04-01' })],
    ['ended', kept('it', { valid_from: '2026-04-01', valid_to: '2026-04-30' })],
  ])('is %s', (standing, it) => {
    const other = kept('other', { valid_from: '2026-05-01' })
    expect(feeScaleStatus(it, [other, it], '2026-11-20')).toBe(standing)
  })
})
