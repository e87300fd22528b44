import { expect, test } from 'vitest'
import { declinedText, type EnquiryFact, enquiryFigures } from '#domain/enquiry/figures/figures'
import { figuresCsv, medianText } from '#domain/enquiry/figures/labels'

const fact = (name: string, accepted_on: string | null, rounds = 1, is_declined = false) =>
  ({
    ...{ key: name.toLowerCase(), name, raised_on: '2026-03-27', accepted_on },
    ...{ rounds, is_declined },
  }) satisfies EnquiryFact

test('the median is of accepted enquiries alone, and the middle of an even number', () => {
  const { rows, total } = enquiryFigures([
    fact('Hale', '2026-03-29', 1),
    fact('Hale', '2026-04-03', 2),
    fact('Hale', null, 3, true),
    fact('Moor', '2026-03-28'),
  ])
  expect(rows).toEqual([
    {
      ...{ key: 'hale', name: 'Hale', count: 3, accepted: 2 },
      ...{ rounds: 2, median_days: 4.5, declined: 1 },
    },
    {
      ...{ key: 'moor', name: 'Moor', count: 1, accepted: 1 },
      ...{ rounds: 1, median_days: 1, declined: 0 },
    },
  ])
  expect(total).toMatchObject({ count: 4, accepted: 3, median_days: 2, declined: 1 })
  expect([declinedText(total), medianText(total.median_days), medianText(1)]).toEqual([
    '25%',
    '2 days',
    '1 day',
  ])
})

test('nothing has no figures', () => {
  const { rows, total } = enquiryFigures([])
  expect(rows).toEqual([])
  expect([declinedText(total), medianText(total.median_days), total.rounds]).toEqual(['–', '–', 0])
})

test('a file of figures runs no formula of a firm’s name', () => {
  const { rows } = enquiryFigures([fact('=SUM("A1")', null)])
  expect(figuresCsv('firm', rows)).toBe(
    [
      '"Other side’s firm","Enquiries","Rounds on average","Accepted","Median days to acceptance","Declined","Share declined"',
      `"'=SUM(""A1"")","1","1","0","","0","0%"`,
    ].join('\r\n'),
  )
})
