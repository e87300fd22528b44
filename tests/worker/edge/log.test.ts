import { expect, test } from 'vitest'
import { patternOf } from '#worker/edge/log'
import { id } from './fake-firm.ts'

test.each([
  ['/conveyances', '/conveyances'],
  [`/conveyances/${id}`, '/conveyances/:id'],
  ['/quotes/agents-breakdown/smith-and-co/quote-bdm', '/quotes/agents-breakdown/:name/quote-bdm'],
  [`/api/conveyances/${id}/exchange`, '/api/conveyances/:id/exchange'],
  [`/api/quote-offers/${'T'.repeat(43)}`, '/api/quote-offers/:id'],
  ['/builds/latest.json', '/builds/latest.json'],
  ['/jane.doe@example.com', '(other)'],
  [`/api/${encodeURIComponent('Jane Doe')}`, '/api/:id'],
])('%s is told as %s', (path, told) => {
  expect(patternOf(path)).toBe(told)
})
