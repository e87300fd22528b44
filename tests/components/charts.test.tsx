import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BarChart } from '#components/charts/BarChart.tsx'
import Bars from '#components/charts/Bars.tsx'
import { HeatTable } from '#components/charts/HeatTable.tsx'
import { League, LeagueShare } from '#components/charts/League.tsx'
import { LineChart } from '#components/charts/LineChart.tsx'
import Lines from '#components/charts/Lines.tsx'
import { Spark, sparkPoints } from '#components/charts/Spark.tsx'
import { pointAfter } from '#components/charts/use-points.ts'
import { cellsOf } from '../support/markup.ts'

const plot = { width: 300, height: 180, onRead: () => {} }
const bars = {
  series: ['Quotes', 'Instructed'] as const,
  tick: 'the month before',
  groups: [
    { key: '10', label: 'Oct', values: [40, 10], tick: null },
    { key: '11', label: 'Nov', values: [80, 20], tick: 40 },
  ],
}
const line = {
  name: 'Conversion',
  say: (value: number) => `${value}%`,
  accent: '11',
  points: [
    { key: '9', label: 'Sep', value: 30 },
    { key: '10', label: 'Oct', value: null },
    { key: '11', label: 'Nov', value: 60 },
  ],
}

const heightsOf = (html: string, series: string) =>
  [...html.matchAll(/<rect[^>]*>/g)]
    .map(([rect]) => rect)
    .filter((rect) => rect.includes(series))
    .map((rect) => Number(/ height="([\d.]+)"/.exec(rect)?.[1]))

describe('a bar chart', () => {
  test('has the same figures as a table', () => {
    const html = renderToStaticMarkup(<BarChart label="By month" {...bars} />)
    expect(cellsOf(html)).toEqual([
      ['', 'Quotes', 'Instructed', 'the month before'],
      ['Oct', '40', '10', '–'],
      ['Nov', '80', '20', '40'],
    ])
    expect(html).toContain('<figure class="chart" aria-label="By month">')
  })

  test('draws bars as high as their values, to one scale', () => {
    const html = renderToStaticMarkup(<Bars {...bars} {...plot} />)
    const [half, whole] = heightsOf(html, 'series-1')
    expect((half ?? 0) / (whole ?? 1)).toBeCloseTo(0.5)
    expect((heightsOf(html, 'series-2')[1] ?? 0) / (whole ?? 1)).toBeCloseTo(0.25)
  })

  test('says of each point what it shows and what it is held against, and is one stop of Tab', () => {
    const html = renderToStaticMarkup(<Bars {...bars} {...plot} />)
    const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
    expect(labels).toEqual([
      'Oct: Quotes 40, Instructed 10',
      'Nov: Quotes 80, Instructed 20; the month before 40',
    ])
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
    expect(html.match(/tabindex="-1"/gi)).toHaveLength(1)
  })

  test('names no colour', () => {
    const html = renderToStaticMarkup(
      <>
        <Bars {...bars} {...plot} />
        <Lines {...line} {...plot} />
      </>,
    )
    expect(html.match(/#[0-9a-f]{3,8}\b|rgb|oklch/gi)).toEqual(null)
  })
})

describe('a line chart', () => {
  test('leaves a gap where nothing was measured, in the drawing and in the table', () => {
    const html = renderToStaticMarkup(<Lines {...line} {...plot} />)
    expect(html.match(/<circle/g)).toHaveLength(2)
    expect(/<path[^>]* d="([^"]*)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(2)
    const table = cellsOf(renderToStaticMarkup(<LineChart label="Rate" {...line} />))
    expect(table).toEqual([
      ['', 'Conversion'],
      ['Sep', '30%'],
      ['Oct', '–'],
      ['Nov', '60%'],
    ])
  })

  test('has one point in the accent', () => {
    const html = renderToStaticMarkup(<Lines {...line} {...plot} />)
    expect(html.match(/class="dot series-2"/g)).toHaveLength(1)
  })
})

describe('points', () => {
  test('are read with the arrows, Home and End, and end at the ends', () => {
    const to = (key: string, at: number) => pointAfter(key, at, 3)
    expect([to('ArrowRight', 0), to('ArrowRight', 2), to('ArrowLeft', 0)]).toEqual([1, 2, 0])
    expect([to('Home', 2), to('End', 0), to('Enter', 1)]).toEqual([0, 2, null])
  })
})

describe('a spark', () => {
  test('rises to its highest value and lies level where all are equal', () => {
    const heights = sparkPoints([1, 3, 2]).map(([, y]) => y)
    expect(heights[1]).toBeLessThan(heights[2] ?? 0)
    expect(heights[2]).toBeLessThan(heights[0] ?? 0)
    expect(new Set(sparkPoints([4, 4]).map(([, y]) => y)).size).toBe(1)
  })

  test('says its figures in words', () => {
    expect(renderToStaticMarkup(<Spark values={[1, 2]} label="Sold: 1, 2" />)).toContain(
      'aria-label="Sold: 1, 2"',
    )
  })
})

describe('a heat table', () => {
  const table = (within: 'all' | 'column') =>
    renderToStaticMarkup(
      <HeatTable
        label="Answered"
        head="Hour"
        within={within}
        columns={[
          { key: 'mon', head: 'Mon' },
          { key: 'tue', head: 'Tue' },
        ]}
        rows={[
          { key: '9', label: '9', values: [100, 10] },
          { key: '12', label: '12', values: [50, null] },
        ]}
      />,
    )
  const inks = (html: string) =>
    [...html.matchAll(/--ink-share:(\d+)%/g)].map(([, ink]) => Number(ink))

  test('is darkest at the highest of all, and says a dash for nothing', () => {
    expect(inks(table('all'))).toEqual([34, 3, 17, 0])
    expect(cellsOf(table('all'))[2]).toEqual(['12', '50', '–'])
  })

  test('is darkest at the highest of each column where columns measure different things', () => {
    expect(inks(table('column'))).toEqual([34, 34, 17, 0])
  })
})

describe('a league', () => {
  test('names each row by its head and adds up at its foot', () => {
    const html = renderToStaticMarkup(
      <League
        label="Givers"
        name={{ head: 'Giver', cell: ({ name }) => name }}
        rows={[{ name: 'Ann', share: 40 }]}
        keyOf={({ name }) => name}
        columns={[
          {
            key: 'share',
            head: 'Share',
            cell: ({ share }) => <LeagueShare share={share} mean={30} words={`${share}%`} />,
          },
        ]}
        total={{ name: 'All', row: { name: '', share: 30 } }}
      />,
    )
    expect(cellsOf(html)).toEqual([
      ['Giver', 'Share'],
      ['Ann', '40%'],
      ['All', '30%'],
    ])
    expect(html).toContain('--v:40;--t:30')
  })
})
