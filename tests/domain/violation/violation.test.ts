import { describe, expect, test } from 'vitest'
import { MOST_ROWS, type ViolationCount, withViolations } from '#domain/violation/counts'
import { violationsIn } from '#domain/violation/violation'

const body = {
  documentURL: 'https://firm.example/quotes?q=Jane',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?user=jane@example.com',
}
const taken = {
  directive: 'script-src-elem',
  blocked: 'evil.example',
  page: 'https://firm.example/quotes?q=Jane',
}

describe('a report', () => {
  test('is read in both forms that browsers send', () => {
    expect(violationsIn([{ type: 'csp-violation', user_agent: 'x', body }])).toEqual([taken])
    const older = {
      'document-uri': body.documentURL,
      'effective-directive': body.effectiveDirective,
      'blocked-uri': body.blockedURL,
    }
    expect(violationsIn({ 'csp-report': older })).toEqual([taken])
  })

  test.each(['inline', 'eval', 'trusted-types-sink'])('says what kind was blocked: %s', (kind) => {
    const [found] = violationsIn([{ type: 'csp-violation', body: { ...body, blockedURL: kind } }])
    expect(found?.blocked).toBe(kind)
  })

  test('gives no text of its own to what is stored', () => {
    const odd = { ...body, effectiveDirective: 'Jane Doe', blockedURL: 'Jane Doe' }
    expect(violationsIn([{ type: 'csp-violation', body: odd }])).toEqual([
      { ...taken, directive: 'other', blocked: 'other' },
    ])
  })

  test.each([null, 1, 'x', {}, [], [null], [{ type: 'deprecation', body }], { 'csp-report': 3 }])(
    'that says nothing gives nothing: %j',
    (report) => {
      expect(violationsIn(report)).toEqual([])
    },
  )

  test('gives at most twenty', () => {
    const many = Array.from({ length: 50 }, () => ({ type: 'csp-violation', body }))
    expect(violationsIn(many)).toHaveLength(20)
  })
})

describe('the counts', () => {
  const today = '2026-11-22'
  const oldest = '2026-10-23'
  const add = (counts: readonly ViolationCount[], blocked: string, day = today) =>
    withViolations(counts, day, oldest, [{ directive: 'img-src', blocked, page: '/quotes' }])

  test('add up what is the same on the same day', () => {
    const twice = add(add([], 'a.example'), 'a.example')
    expect(twice).toEqual([
      { day: today, directive: 'img-src', blocked: 'a.example', page: '/quotes', count: 2 },
    ])
    expect(add(twice, 'b.example')).toHaveLength(2)
    expect(add(twice, 'a.example', '2026-11-23')).toHaveLength(2)
  })

  test('of ten thousand different ones fill no more rows than there are, and lose none', () => {
    let counts: ViolationCount[] = []
    for (let at = 0; at < 10_000; at += 1) counts = add(counts, `${at}.example`)
    expect(counts).toHaveLength(MOST_ROWS + 1)
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
    expect(counts.at(-1)).toMatchObject({ blocked: 'other', page: '(other)', count: 9_800 })
  })

  test('forget what is older than a month', () => {
    expect(add(add([], 'a.example', '2026-10-22'), 'b.example')).toHaveLength(1)
  })
})
