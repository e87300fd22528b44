import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Funnel, shareOf } from '#components/charts/Funnel.tsx'
import { cellsOf } from '../support/markup.ts'

const steps = [
  { key: 'quotes', label: 'Quotes', count: 200, before: 100 },
  { key: 'accepted', label: 'Accepted', count: 80, before: 50, of: 'quotes' },
  { key: 'instructed', label: 'Instructed', count: 72, before: 30, of: 'accepted', main: true },
]

describe('a funnel', () => {
  test('is a table: each step with its count, the count before, its share and how that changed', () => {
    expect(cellsOf(renderToStaticMarkup(<Funnel label="Funnel" steps={steps} />))).toEqual([
      ['Step', 'Bar', 'Cases', 'Before', 'Share', 'Change'],
      ['Quotes', '', '200', '100', '', ''],
      ['Accepted', '', '80', '50', '40%', '−10'],
      ['Instructed', '', '72', '30', '90%', '+30'],
    ])
  })

  test('shows in red a share that fell by five points or more, and no other', () => {
    const html = renderToStaticMarkup(<Funnel label="Funnel" steps={steps} />)
    expect(html.match(/class="bad"[^>]*>([^<]*)/)?.[1]).toBe('−10')
    expect(html.match(/class="bad"/g)).toHaveLength(1)
  })

  test('compares nothing where there is no period before', () => {
    const alone = steps.map((it) => ({ ...it, before: null }))
    const [head, first] = cellsOf(renderToStaticMarkup(<Funnel label="Funnel" steps={alone} />))
    expect(head).toEqual(['Step', 'Bar', 'Cases', 'Before', 'Share'])
    expect(first).toEqual(['Quotes', '', '200', '–', ''])
  })

  test('has no share of nothing', () => {
    expect([shareOf(1, 0), shareOf(1, 3)]).toEqual([null, 33])
  })

  test('leads to its rows from each count that has some', () => {
    const linked = steps.map((it) => ({ ...it, href: `/quotes?came=${it.key}` }))
    const html = renderToStaticMarkup(<Funnel label="Funnel" steps={linked} />)
    expect(html.match(/href="[^"]*"/g)).toHaveLength(3)
    const none = linked.map((it) => ({ ...it, count: 0 }))
    expect(renderToStaticMarkup(<Funnel label="Funnel" steps={none} />)).not.toContain('href')
  })
})
