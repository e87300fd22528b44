import { describe, expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { createDraft } from '#domain/quote/case/drafting'
import { sendQuote } from '#domain/quote/case/sending'
import type { QuoteFacts } from '#domain/quote/facts'
import { offerOf } from '#domain/quote/offer-view'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { quoteDocument } from '#worker/pdf/quote-document'
import { facts } from '../support/quotes.ts'

const now = '2026-11-20T10:42:07.000Z'
const giver = { id: 'giver', name: 'Callum Reid' }
const firm = {
  name: 'Harcourt & Vane',
  phone: '01743 000000',
  email: 'hello@harcourt.test',
  regulator: 'Authorised and regulated by the Solicitors Regulation Authority, number 000000.',
  who_does_the_work: ['A licensed conveyancer does the work, and a partner supervises it.'],
  timescale: 'Usually eight to twelve weeks.',
  complaints: 'Tell us first. Then the Legal Ombudsman.',
  terms_version: '2026-01',
  terms: ['We act for you.'],
}

const referral = {
  agency_id: null,
  agency: 'Cooper Lyle',
  branch_id: null,
  branch: '',
  negotiator_id: null,
  negotiator: '',
  fee: 120_00,
}

const textOf = (it: unknown): string[] => {
  if (typeof it === 'string') return [it]
  if (Array.isArray(it)) return it.flatMap(textOf)
  return typeof it === 'object' && it !== null ? Object.values(it).flatMap(textOf) : []
}

/** The words of the paper of a price, in order. */
const wordsOf = (of: QuoteFacts) => {
  const people = { owner: null, giver: null, bdm: null }
  const begun = createDraft(
    { id: 'it', number: 'Q-01234', lead_id: null, facts: of, people },
    giver,
    now,
  )
  const sending = {
    channels: ['email' as const],
    scale: defaultFeeScale,
    link_id: 'link',
    terms_version: '2026-01',
  }
  const it = sendQuote(begun.quoteCase, sending, giver, now).quoteCase
  const [quote] = it.quotes
  if (!quote) throw new Error('Nothing was sent')
  return textOf(quoteDocument(offerOf(it, quote, firm, londonDate(now))).content)
}

describe('the paper of a price', () => {
  const words = wordsOf(facts('both', { referral }))
  const at = (text: string) => words.findIndex((it) => it.includes(text))

  test('leads with everything that is charged, VAT in it, and the tax beside it', () => {
    expect(at('Everything we charge and pay for you')).toBeLessThan(at('Our work'))
    expect(words[at('Everything we charge and pay for you')]).toMatch(
      /with £[\d,.]+ VAT\. Our fee is fixed .* Stamp Duty Land Tax of £[\d,.]+ is extra: £[\d,.]+ in total\./,
    )
  })

  test('keeps what is paid to others apart from our work, with VAT or none line by line', () => {
    expect(at('Our work')).toBeLessThan(at('Paid to others'))
    expect(words.slice(at('Land Registry fee'), at('Land Registry fee') + 5)).toContain('no VAT')
    const own = words.slice(at('Our work'), at('Paid to others')).join(' ')
    expect(own).toContain('Bank transfer')
    expect(own).toContain('Identity check')
  })

  test.each([
    'Possible extra costs',
    'What the price includes',
    'What the price does not include',
    'Who does the work',
    'a partner supervises it',
    'stage by stage',
    'working days',
    'Usually eight to twelve weeks.',
    'We pay Cooper Lyle £120 for introducing you. This does not change your price.',
    'Legal Ombudsman',
  ])('says “%s”', (text) => {
    expect(at(text)).toBeGreaterThan(-1)
  })

  test('names the regulator on every page', () => {
    const people = { owner: null, giver: null, bdm: null }
    const of = facts('sale')
    const begun = createDraft(
      { id: 'it', number: 'Q-01234', lead_id: null, facts: of, people },
      giver,
      now,
    )
    const it = sendQuote(
      begun.quoteCase,
      { channels: ['email'], scale: defaultFeeScale, link_id: 'link', terms_version: '2026-01' },
      giver,
      now,
    ).quoteCase
    const [quote] = it.quotes
    if (!quote) throw new Error('Nothing was sent')
    const { footer } = quoteDocument(offerOf(it, quote, firm, londonDate(now)))
    const page =
      typeof footer === 'function' ? footer(1, 2, { width: 1, height: 1 } as never) : null
    expect(textOf(page).join(' ')).toContain('Solicitors Regulation Authority')
  })
})
