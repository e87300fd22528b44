import { describe, expect, test } from 'vitest'
import { differencesIn } from '#domain/sale-ready-pack/pdtf/differences'
import { parseExactly } from '#domain/sale-ready-pack/pdtf/exact-json'
import { readTransaction } from '#domain/sale-ready-pack/pdtf/read'
import { writeTransaction } from '#domain/sale-ready-pack/pdtf/write'

const V3 = 'https://trust.propdata.org.uk/schemas/v3/pdtf-transaction.json'

const written = (value: unknown) => {
  const read = readTransaction(value)
  return typeof read === 'string' ? read : writeTransaction(read.pack)
}

const transaction = {
  $schema: V3,
  transactionId: '0198',
  participants: [
    {
      role: 'Seller',
      name: { firstName: 'Miriam', lastName: 'Okafor', maidenName: 'Vane' },
      address: { line1: '14 Larkspur Close' },
    },
    null,
    {},
  ],
  propertyPack: {
    address: { line1: '14 Larkspur Close', postcode: 'NR61 1RJ', note: { 'a.b': [1, null, '🏡'] } },
    priceInformation: { price: 325000, disposal: 'Auction' },
    marketingTenure: 'Freehold',
    councilTax: {},
    media: [[], {}, ''],
    ownership: null,
    saleReadyDeclarations: { authorisationToShare: false },
  },
  chain: null,
}

describe('a transaction of version 3', () => {
  test('has its facts in the pack and all else kept with its path and schema', () => {
    const read = readTransaction(transaction)
    if (typeof read === 'string') throw new Error(read)
    expect(read.problems).toEqual([])
    expect(read.pack.facts).toEqual({
      transactionId: '0198',
      line1: '14 Larkspur Close',
      postcode: 'NR61 1RJ',
      pricePounds: 325000,
      tenure: 'Freehold',
      isConsentGiven: false,
    })
    expect(read.pack.participants?.[0]?.facts).toEqual({
      role: 'Seller',
      firstName: 'Miriam',
      lastName: 'Okafor',
    })
    expect(read.pack.kept).toContainEqual({
      path: ['propertyPack', 'councilTax'],
      value: {},
      source: V3,
    })
  })

  test('is written as it came', () => {
    expect(written(transaction)).toEqual(transaction)
  })

  test.each([
    [{ participants: [] }],
    [{ participants: null, propertyPack: null }],
    [{ propertyPack: { address: [] } }],
    [JSON.parse('{"propertyPack":{"__proto__":{"constructor":1},"address":{"__proto__":2}}}')],
    [{ transactionId: null, participants: ['text', 5, [[]]] }],
    [{ propertyPack: { media: Array.from({ length: 5000 }, (_, index) => ({ index })) } }],
  ])('%# keeps what is unusual', (value) => {
    expect(differencesIn(value, written(value))).toEqual([])
  })

  test('keeps numbers that JavaScript cannot hold', () => {
    const text = '{"propertyPack":{"a":[1e400,-0,0.1],"uprn":12345678901234567890}}'
    expect(JSON.stringify(written(parseExactly(text)))).toBe(text)
  })
})

test('values of another type are kept and said', () => {
  const value = { participants: { a: 1 }, propertyPack: { address: 'x', uprn: '1', media: {} } }
  const read = readTransaction(value)
  expect(typeof read === 'string' ? [] : read.problems).toEqual([
    'participants must be a list, not an object.',
    'propertyPack.address must be an object, not text.',
    'propertyPack.media must be a list, not an object.',
    'propertyPack.uprn must be a whole number, not text.',
  ])
  expect(written(value)).toEqual(value)
})

test('a transaction of another version is kept whole', () => {
  const value = { $schema: V3.replace('v3', 'v2'), propertyPack: { materialFacts: { a: 1 } } }
  expect(readTransaction(value)).toMatchObject({ version: 2, problems: [], pack: { facts: {} } })
  expect(written(value)).toEqual(value)
})

test.each([
  [[1], 'A PDTF transaction is an object; this is a list.'],
  [null, 'A PDTF transaction is an object; this is null.'],
  [
    { a: 1 },
    'This is not a PDTF transaction: it has no property pack, no participants and no transaction id.',
  ],
])('%j is no transaction', (value, sentence) => {
  expect(readTransaction(value)).toBe(sentence)
})

test('what was lost or changed is named by its place', () => {
  expect(differencesIn({ a: [{ b: 1 }], c: 'x' }, { a: [{}], c: 'x', d: null })).toEqual([
    'a[0].b: 1, written nothing',
    'd: nothing, written null',
  ])
})
