import { describe, expect, test } from 'vitest'
import { answersOfData } from '#domain/sale-ready-pack/answering'
import { newPack } from '#domain/sale-ready-pack/creation'
import { importedPack, transactionOf } from '#domain/sale-ready-pack/pdtf/exchange'

const now = '2026-11-23T10:00:00.000Z'
const by = { id: 'u', name: 'Callum Reid' }
const V3 = 'https://trust.propdata.org.uk/schemas/v3/pdtf-transaction.json'

const transaction = {
  $schema: V3,
  transactionId: '0198',
  participants: [
    { role: 'Seller', name: { firstName: 'Miriam', lastName: 'Okafor' }, email: 'm@o.example' },
    { role: 'Estate Agent', name: { firstName: 'Gemma', lastName: 'Holt' } },
  ],
  propertyPack: {
    address: { line1: '14 Larkspur Close', town: 'Marlbeck', postcode: 'NR61 1RJ' },
    marketingTenure: 'Freehold',
    disputesAndComplaints: { hasDisputesAndComplaints: { yesNo: 'Yes', details: 'A hedge' } },
    specialistIssues: { japaneseKnotweed: { yesNo: 'Not known' } },
    councilTax: { councilTaxBand: 'D' },
    media: [{ other: 1 }],
  },
}
const text = JSON.stringify(transaction)

const imported = () => {
  const found = importedPack(text)
  if (typeof found === 'string') throw new Error(found)
  const { facts, sellers, answers } = found
  const parts = { quote_case_id: null, conveyance_id: null, agency: '', people: [] }
  const pack = { id: 'p', facts, sellers: [...sellers], ...parts, transaction: text }
  return newPack({ ...pack, answers: answersOfData(answers, by, now) }, 'data', by, now).pack
}

describe('a transaction that is imported', () => {
  test('gives the property, the sellers and the answers', () => {
    const pack = imported()
    expect(pack.facts).toMatchObject({ address: '14 Larkspur Close, Marlbeck', tenure: 'freehold' })
    expect(pack.sellers.map(({ name }) => name)).toEqual(['Miriam Okafor'])
    expect(pack.answers['disputes']).toMatchObject({
      value: 'Yes',
      details: 'A hedge',
      source: 'data',
    })
    expect(pack.answers['knotweed']?.value).toBe('Not sure')
    expect(pack.answers['council-tax']?.value).toBe('D')
  })

  test('is exported unchanged in meaning', () => {
    expect(transactionOf(imported())).toEqual(transaction)
  })

  test.each([
    ['not json', 'not JSON'],
    ['[]', 'a list'],
    ['{"a":1}', 'not a PDTF transaction'],
    [JSON.stringify({ $schema: V3.replace('v3', 'v2'), propertyPack: {} }), 'version 2'],
    [JSON.stringify({ propertyPack: { media: {} } }), 'must be a list'],
  ])('%s is refused in words', (file, says) => {
    expect(importedPack(file)).toContain(says)
  })
})
