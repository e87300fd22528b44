import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaseDetail } from '#domain/conveyance/api'
import { type KeyDates, keyDateKeys } from '#domain/conveyance/plan/key-date'
import { tableFrom } from '#domain/entries'
import type { MatterType } from '#domain/matter'
import { KeyDateStrip } from '#islands/conveyances/KeyDateStrip.tsx'

const blank = { ...tableFrom(keyDateKeys, () => null), exchanged_at: null, completed_at: null }
const named = (matter_type: MatterType, dates: Partial<KeyDates>) => {
  const key_dates = { ...blank, instructed_on: '2026-09-01', ...dates }
  const caseFile = { conveyance: { matter_type, key_dates } } as CaseDetail
  const html = renderToStaticMarkup(<KeyDateStrip caseFile={caseFile} />)
  return [...html.matchAll(/class="k">([^<]*)</g)].map(([, name]) => name)
}
const exchanged = { exchanged_on: '2026-11-25' }
const completed = { ...exchanged, completed_at: '2026-12-03T12:00:00.000Z' }

test('what expires is shown until it no longer matters', () => {
  expect(named('sale', {})).toEqual(expect.arrayContaining(['Property forms', 'EPC expires']))
  expect(named('sale', exchanged)).toEqual(['Instructed', 'Pack sent', 'Exchanged', 'Completion'])
  expect(named('purchase', {})).toEqual(
    expect.arrayContaining(['Searches expire', 'Offer expires', 'Exchange target']),
  )
  expect(named('purchase', exchanged)).not.toContain('Searches expire')
  expect(named('purchase', exchanged)).toContain('Offer expires')
  expect(named('purchase', completed)).not.toContain('Offer expires')
  const tax = { ...completed, sdlt_due_on: '2026-12-17' }
  expect(named('purchase', tax)).toContain('Tax return due')
  expect(named('purchase', { ...tax, sdlt_filed_on: '2026-12-08' })).not.toContain('Tax return due')
})

test('a remortgage has no pack and no exchange', () => {
  expect(named('remortgage', {})).toEqual([
    'Instructed',
    'Searches expire',
    'Offer expires',
    'Completion target',
  ])
})
