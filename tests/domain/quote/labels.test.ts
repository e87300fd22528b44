import { expect, test } from 'vitest'
import { headingOf } from '#domain/quote/labels'

test.each([
  ['35 Saltmarsh Way, Clevedon', 'Sale of 35 Saltmarsh Way'],
  ['Flat 9, Foundry Place, Bath', 'Sale of Flat 9, Foundry Place'],
  ['12a, Priory Green', 'Sale of 12a, Priory Green'],
  ['Flat 9', 'Sale of Flat 9'],
  ['', 'Sale'],
])('a matter at %j is headed %j', (address, heading) => {
  expect(headingOf('sale', { address })).toBe(heading)
})
