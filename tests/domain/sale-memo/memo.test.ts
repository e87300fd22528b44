import { describe, expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { mayAskAgent, mayConfirmMemo } from '#domain/sale-memo/acts'
import { withFacts } from '#domain/sale-memo/change'
import { newMemo } from '#domain/sale-memo/creation'
import { doubtsIn } from '#domain/sale-memo/doubts'
import { blankMemoFacts } from '#domain/sale-memo/facts'
import { factsOfReading } from '#domain/sale-memo/from-reading'
import { missingIn } from '#domain/sale-memo/missing'
import { readMemo } from '#domain/sale-memo/read/read'
import { textLines } from '#domain/sale-memo/source/text-lines'

const now = '2026-11-23T10:00:00.000Z'
const by = { id: 'u', name: 'Callum Reid' }
const lines = textLines(
  'Property: 14 Larkspur Close, Marlbeck YO79 9SP\nPrice agreed: £325,000\nVendor: Mrs Miriam Okafor\nPurchaser: Mr Tom Ogden',
)
const read = factsOfReading(readMemo({ lines, sender: null, subject: null }))
const { memo } = newMemo(
  {
    ...read,
    id: 'm',
    reading: 'read',
    text: '',
    file: null,
    agency_id: null,
    match: null,
    people: [],
  },
  by,
  now,
)

describe('a memo that was read', () => {
  test('has facts with how sure each is, and says what it lacks', () => {
    expect(memo.facts).toMatchObject({
      address: '14 Larkspur Close, Marlbeck',
      price: 32_500_000,
      sellers: [{ name: 'Miriam Okafor' }],
    })
    expect(memo.confidence['price']).toBeGreaterThan(0.5)
    expect(memo.confidence['lender']).toBeUndefined()
    expect(missingIn(memo)).toContain('the buyer’s conveyancer')
    expect(missingIn(memo)).not.toContain('the agreed price')
  })

  test('needs a second look at what nothing else on the page bears out', () => {
    expect(doubtsIn({ confidence: { price: 0.9, address: 0.91, lender: 0.7 } })).toEqual([
      'price',
      'lender',
    ])
  })

  test('needs no second look at what somebody has typed over', () => {
    const unsure = { ...memo, confidence: { price: 0.5, address: 0.6 } }
    const changed = withFacts(unsure, { ...memo.facts, price: 33_000_000 }, now).memo
    expect(doubtsIn(changed)).toEqual(['address'])
  })
})

describe('confirming', () => {
  const matched = { ...memo, match: { kind: 'lead' as const, id: 'l', label: 'L-00001' } }

  test('needs a property, a price and a match, and says which is not there', () => {
    const without = (facts: object) => ({ ...matched, facts: { ...matched.facts, ...facts } })
    expect(mayConfirmMemo(matched)).toBe(true)
    expect(reasonAgainst(mayConfirmMemo(without({ address: '' })))).toContain('which property')
    expect(reasonAgainst(mayConfirmMemo(without({ price: null })))).toContain('agreed price')
    expect(reasonAgainst(mayConfirmMemo(memo))).toContain('Choose the quote')
  })

  test('is done once', () => {
    const done = { ...matched, status: 'confirmed' as const }
    expect(mayConfirmMemo(done)).toMatchObject({ status: 409, code: 'sale-memo.is_confirmed' })
  })
})

describe('asking the agent', () => {
  test('needs an address, and something to ask', () => {
    expect(reasonAgainst(mayAskAgent(memo))).toContain('email address')
    const facts = { ...memo.facts, agent_email: 'g@holt.example' }
    expect(mayAskAgent({ ...memo, facts })).toBe(true)
  })

  test('needs nothing where nothing is known but the file', () => {
    expect(missingIn({ facts: blankMemoFacts })).toHaveLength(10)
  })
})
