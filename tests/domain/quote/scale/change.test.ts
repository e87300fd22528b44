import { describe, expect, test } from 'vitest'
import {
  changeScale,
  createScale,
  discardScale,
  endScale,
  publishScale,
  withdrawScale,
} from '#domain/quote/scale/change'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { defaultStoredScale } from '#domain/quote/scale/stored'
import { NOW, refusalOf, reid, TODAY } from '../fixtures.ts'

const eventContext = { actor: reid, now: NOW, today: TODAY }
const begun = (valid_from = '2026-12-01') =>
  createScale(
    { id: 'scale-1', from: defaultFeeScale, agency: null, name: 'Winter', valid_from },
    eventContext,
  )
const draft = begun().feeScale
const { id: _, ...prices } = defaultFeeScale
const published = (valid_from?: string) =>
  publishScale(begun(valid_from).feeScale, [], eventContext).feeScale

describe('a scale', () => {
  test('begins as a copy with a name and a first day of its own', () => {
    const { feeScale, events } = begun()
    expect(feeScale).toMatchObject({ name: 'Winter', state: 'draft', version: 1, valid_to: null })
    expect(feeScale.matters).toEqual(defaultFeeScale.matters)
    expect(events).toMatchObject([{ name: 'fee-scale.changed', detail: { act: 'begun' } }])
  })

  test('is changed while it is a draft, by whoever is named', () => {
    const { feeScale } = changeScale(draft, { ...prices, linked_discount: 1 }, eventContext)
    expect(feeScale).toMatchObject({ linked_discount: 1, version: 2, changed_by: reid })
  })

  test('stays as it is once it is published', () => {
    const refusal = refusalOf(() => changeScale(published(), prices, eventContext))
    expect([refusal.status, refusal.message]).toEqual([
      409,
      'This scale is published and cannot be changed. Copy it and change the copy.',
    ])
    expect(refusalOf(() => discardScale(published())).status).toBe(409)
  })

  test('is published with who did it and when', () => {
    const { feeScale, events } = publishScale(draft, [], eventContext)
    expect(feeScale).toMatchObject({ state: 'published', published_at: NOW, published_by: reid })
    expect(events).toMatchObject([{ name: 'fee-scale.published', subject: 'fee-scale' }])
  })

  test('is not published with a fault, and each is named at its field', () => {
    const [sale, ...others] = defaultFeeScale.matters
    const broken = {
      ...draft,
      matters: [{ ...(sale ?? others[0]), bands: [] } as never, ...others],
    }
    expect(refusalOf(() => publishScale(broken, [], eventContext)).detail.fields).toEqual({
      'matters.0.bands': ['Add at least one band.'],
    })
    expect(broken.state).toBe('draft')
  })

  test('is not put in force for days gone by', () => {
    const refusal = refusalOf(() => published('2026-11-19'))
    expect(refusal.detail.fields).toHaveProperty('valid_from')
  })

  test('goes back to a draft until its first day, and no longer', () => {
    expect(withdrawScale(published(), eventContext).feeScale).toMatchObject({
      state: 'draft',
      published_at: null,
    })
    expect(refusalOf(() => withdrawScale(published(TODAY), eventContext)).status).toBe(409)
  })

  test('ends on a day that has not passed and on which it stands', () => {
    expect(endScale(published(TODAY), TODAY, eventContext).feeScale.valid_to).toBe(TODAY)
    expect(refusalOf(() => endScale(published(TODAY), '2026-11-19', eventContext)).status).toBe(422)
    expect(refusalOf(() => endScale(published(), TODAY, eventContext)).detail.fields).toEqual({
      valid_to: ['The scale starts after this date. Withdraw it instead.'],
    })
  })

  test('that a firm began with is nobody’s to end', () => {
    expect(refusalOf(() => endScale(defaultStoredScale, TODAY, eventContext)).status).toBe(409)
  })
})
