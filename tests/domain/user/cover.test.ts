import { describe, expect, test } from 'vitest'
import { awayText, awayTextFor } from '#domain/user/cover/away-text'
import { type Cover, coverProblems } from '#domain/user/cover/cover'

const named = (name: string) => ({ id: name.toLowerCase(), name })
const [grace, tom, ivy] = [named('Grace'), named('Tom'), named('Ivy')]

const a = (person: Cover['person'], cover: Cover['cover'], from: string, until: string): Cover => ({
  id: `${person.id} ${from}`,
  version: 1,
  person,
  cover,
  from,
  until,
  ended_at: null,
  by: person,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
})

const asked = { person: grace, cover: tom, from: '2026-12-01', until: '2026-12-04' }
const problems = (others: readonly Cover[], given: Partial<typeof asked> = {}) =>
  coverProblems({ ...asked, ...given }, others, '2026-11-23')

describe('a cover', () => {
  test('may be set beside one that ends the day before, and one of other people', () => {
    const others = [
      a(grace, ivy, '2026-11-20', '2026-11-30'),
      a(ivy, tom, '2026-12-02', '2026-12-09'),
    ]
    expect(problems(others)).toEqual({})
  })

  test.each([
    [{ until: '2026-11-30' }, { until: ['Choose a last day that is not before the first.'] }],
    [
      { from: '2026-11-01', until: '2026-11-22' },
      { until: ['Choose a last day that is not over yet.'] },
    ],
    [{ until: '2028-01-01' }, { until: ['Choose a year or less.'] }],
    [{ cover: grace }, { cover: ['Nobody covers for themselves. Choose a colleague.'] }],
  ])('with %o is refused', (given, expected) => {
    expect(problems([], given)).toEqual(expected)
  })

  test.each([
    [
      'a second one of the same days',
      a(grace, ivy, '2026-12-04', '2026-12-06'),
      'Grace has cover already from 4 December to 6 December, by Ivy.',
    ],
    [
      'a cover who is away themselves',
      a(tom, ivy, '2026-11-25', '2026-12-01'),
      'Tom is away from 25 November to 1 December, covered by Ivy.',
    ],
    [
      'a circle',
      a(tom, grace, '2026-12-03', '2026-12-03'),
      'Tom is away on 3 December, and Grace covers for them.',
    ],
    [
      'somebody on whom others rely then',
      a(ivy, grace, '2026-12-02', '2026-12-10'),
      'Grace covers for Ivy from 2 December to 10 December. End that first.',
    ],
  ])('refuses %s', (_, other, sentence) => {
    expect(problems([other])).toEqual({ cover: [sentence] })
  })

  test('says until when somebody is away, and who covers', () => {
    expect(awayText(a(grace, tom, '2026-12-01', '2026-12-04'))).toBe(
      'away until 4 December, covered by Tom',
    )
  })

  test('says to the cover that it is them', () => {
    const away = a(grace, tom, '2026-12-01', '2026-12-04')
    expect(awayTextFor(away, tom.id)).toBe('away until 4 December, covered by you')
    expect(awayTextFor(away, ivy.id)).toBe('away until 4 December, covered by Tom')
  })
})
