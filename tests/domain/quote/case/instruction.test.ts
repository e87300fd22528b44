import { describe, expect, test } from 'vitest'
import { OpeningBody } from '#domain/conveyance/bodies'
import { pounds } from '#domain/money'
import { acceptQuote } from '#domain/quote/case/acceptance'
import { instructQuoteCase, mattersToOpen } from '#domain/quote/case/instruction'
import {
  agencyId,
  aPurchase,
  aSale,
  bothFacts,
  NOW,
  plainPurchase,
  plainSale,
  refusalOf,
  reid,
  sentCase,
} from '../fixtures.ts'

const sale = { id: 'c-1', ref: '26-S-01187', matter_type: 'sale' } as const
const purchase = { id: 'c-2', ref: '26-P-01188', matter_type: 'purchase' } as const
const marlow = { id: 'u-2', name: 'Ada Marlow' }
const instructing = {
  conveyances: [sale, purchase],
  contact_ids: ['contact-1', 'contact-2'],
  fee_earner: marlow,
  assistant: null,
}
const acceptedCase = (facts = bothFacts) =>
  acceptQuote(sentCase(facts), { quote_version: 1, name: 'Owen Tarrant', how: 'link' }, NOW)
    .quoteCase

describe('instruction', () => {
  const outcome = instructQuoteCase(acceptedCase(), instructing, NOW)

  test('opens one conveyance for each matter, linked to each other', () => {
    expect(mattersToOpen(acceptedCase())).toEqual(['sale', 'purchase'])
    expect(outcome.openings.map(({ ref, body }) => [ref, body.linked?.ref, body.fees])).toEqual([
      ['26-S-01187', '26-P-01188', pounds(1_089)],
      ['26-P-01188', '26-S-01187', pounds(1_285)],
    ])
  })

  test('carries over what the quote knows, in the form that opens a conveyance', () => {
    const body = outcome.openings[1]?.body
    expect(OpeningBody.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      nation: 'England',
      address: { line: '7 Wyle Gardens', town: 'Shrewsbury', postcode: 'SY1 1AB' },
      tenure: 'freehold',
      price: pounds(485_000),
      lender: { name: 'Severn Building Society' },
      fee_earner: marlow,
      flags: ['chain', 'tax_due'],
      quote_case_id: 'case-1',
      instructed_on: '2026-11-20',
    })
    expect(body?.clients[0]).toEqual({
      contact_id: 'contact-1',
      name: 'Owen Tarrant',
      email: 'owen.tarrant@mail.example',
      phone: '+447700900482',
      role: 'buyer',
    })
  })

  test('links the case to its conveyances and tells of it once', () => {
    expect(outcome.quoteCase).toMatchObject({
      status: 'instructed',
      linked_conveyances: [sale, purchase],
    })
    expect(outcome.events.map((it) => it.name)).toEqual(['quotecase.instructed'])
  })

  test('twice is once', () => {
    expect(instructQuoteCase(outcome.quoteCase, instructing, NOW)).toEqual({
      quoteCase: outcome.quoteCase,
      events: [],
      openings: [],
    })
    expect(mattersToOpen(outcome.quoteCase)).toEqual([])
  })

  test('takes an acceptance on the telephone in the same step', () => {
    const phoned = instructQuoteCase(
      sentCase(),
      { ...instructing, accepted_by_phone: 'Olive Tarrant' },
      NOW,
    )
    expect(phoned.events.map((it) => it.name)).toEqual(['quote.accepted', 'quotecase.instructed'])
    expect(phoned.quoteCase.quotes[0]).toMatchObject({
      accepted_by: 'Olive Tarrant',
      accepted_how: 'phone',
    })
  })

  test('asks who accepted, where nobody has', () => {
    expect(refusalOf(() => instructQuoteCase(sentCase(), instructing, NOW)).code).toBe(
      'quotecase.not_accepted',
    )
  })

  test('refuses a price that ran out before anybody accepted it', () => {
    const late = () =>
      instructQuoteCase(
        sentCase(),
        { ...instructing, accepted_by_phone: 'Olive' },
        '2026-12-05T09:00:00.000Z',
      )
    expect(refusalOf(late).code).toBe('quotecase.price_expired')
  })

  test('takes an accepted price after its day', () => {
    const late = instructQuoteCase(acceptedCase(), instructing, '2026-12-20T09:00:00.000Z')
    expect(late.quoteCase.status).toBe('instructed')
  })

  test('names what a conveyance still needs, and where to enter it', () => {
    const facts = { ...bothFacts, sale: { ...plainSale, postcode: '' } }
    const refusal = refusalOf(() => instructQuoteCase(acceptedCase(facts), instructing, NOW))
    expect(refusal).toMatchObject({ status: 409, code: 'quotecase.not_ready' })
    expect(refusal.detail.missing?.map((it) => it.what)).toEqual([
      'Postcode of the sale',
      'Whether the sale is in England or in Wales',
    ])
  })

  test.each([
    ['executors', aSale({ probate: true }), sale, { flags: ['probate'], role: 'executor' }],
    ['a tenant', aSale({ tenanted: true }), sale, { flags: ['tenanted'], role: 'seller' }],
    [
      'a gift and a new lease',
      aPurchase({ gifted_deposits: 1, new_build: true }),
      purchase,
      { flags: ['new_build', 'gifted_deposit', 'tax_due'], role: 'buyer' },
    ],
  ])('marks %s on the conveyance', (_, facts, conveyance, expected) => {
    const [opening] = instructQuoteCase(
      acceptedCase(facts),
      { ...instructing, conveyances: [conveyance] },
      NOW,
    ).openings
    expect(opening?.body.flags).toEqual(expected.flags)
    expect(opening?.body.clients[0]?.role).toBe(expected.role)
    expect(opening?.body.linked).toBeNull()
  })

  test('keeps the introducer, with branch and negotiator', () => {
    const referral = {
      agency_id: agencyId,
      agency: 'Cooper Lyle',
      branch_id: agencyId,
      branch: 'Shrewsbury',
      negotiator_id: null,
      negotiator: 'Gemma Holt',
      fee: 12_000,
    }
    const facts = {
      ...bothFacts,
      referral,
      purchase: { ...plainPurchase, tenure: 'share_of_freehold' as const },
    }
    const { openings } = instructQuoteCase(acceptedCase(facts), instructing, NOW)
    expect(openings[1]?.body).toMatchObject({
      tenure: 'leasehold',
      agency: { agency: { name: 'Cooper Lyle' }, branch: { name: 'Shrewsbury' }, negotiator: null },
    })
  })

  test('credits nobody but who was asked', () => {
    expect(outcome.quoteCase.giver).toEqual(reid)
  })
})
