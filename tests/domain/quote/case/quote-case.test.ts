import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { blankFacts } from '#domain/quote/blank'
import { acceptQuote } from '#domain/quote/case/acceptance'
import { closeAsLost } from '#domain/quote/case/closing'
import { saveDraft } from '#domain/quote/case/drafting'
import { editQuoteCase } from '#domain/quote/case/editing'
import { closesTomorrow, expireQuoteCase, isClosingToday } from '#domain/quote/case/expiry'
import { extendQuote } from '#domain/quote/case/extension'
import { followUp } from '#domain/quote/case/following-up'
import { holdQuoteCase, isHoldOver, resumeQuoteCase } from '#domain/quote/case/holding'
import { QuoteCase, quoteNumber, quoteOnOffer } from '#domain/quote/case/quote-case'
import { reviveQuoteCase } from '#domain/quote/case/revival'
import { quoteCaseRow, searchTextOf } from '#domain/quote/case/row'
import { sendQuote } from '#domain/quote/case/sending'
import { changeQuoteStage } from '#domain/quote/case/stage'
import { recordView } from '#domain/quote/case/viewing'
import { defaultFeeScale } from '#domain/quote/scale/default'
import {
  aSale,
  bothFacts,
  byMail,
  draftCase,
  NOW,
  owen,
  plainSale,
  refusalOf,
  reid,
  sentCase,
  TODAY,
} from '../fixtures.ts'

const people = { owner: null, giver: null, bdm: null }
const names = (outcome: { events: readonly { name: string }[] }) =>
  outcome.events.map((it) => it.name)
const dearer = { ...bothFacts, sale: { ...plainSale, mortgages_to_redeem: 2 } }
const acceptance = { quote_version: 1, name: 'Owen Tarrant', how: 'link' } as const
const fourDays = '2026-11-24T09:00:00.000Z'
const afterItsDay = '2026-12-05T09:00:00.000Z'

describe('a draft', () => {
  test('begins with the one who begins it as owner and giver', () => {
    const it = draftCase()
    expect(it).toMatchObject({ status: 'draft', owner: reid, giver: reid, quotes: [], version: 1 })
    expect(QuoteCase.safeParse(it).success).toBe(true)
  })

  test('keeps whatever was typed', () => {
    const outcome = saveDraft(draftCase(), { facts: blankFacts('sale'), people }, NOW)
    expect(outcome.quoteCase).toMatchObject({ version: 2, sale_stage: 'presold' })
    expect(names(outcome)).toEqual(['quotecase.updated'])
  })

  test('is not kept over a case that was sent', () => {
    const refusal = refusalOf(() => saveDraft(sentCase(), { facts: bothFacts, people }, NOW))
    expect(refusal).toMatchObject({ status: 409, code: 'quotecase.is_sent' })
  })
})

describe('sending', () => {
  test('freezes facts and price as version 1 and opens the case', () => {
    const outcome = sendQuote(draftCase(), byMail, reid, NOW)
    expect(outcome.quoteCase).toMatchObject({
      status: 'sent',
      valid_until: '2026-12-04',
      dead_on: '2026-12-04',
    })
    expect(quoteOnOffer(outcome.quoteCase)).toMatchObject({
      version: 1,
      sent_by: reid,
      link_id: 'link-1',
    })
    expect(outcome.events[0]?.detail).toMatchObject({
      total: pounds(3_356.4),
      channels: ['email'],
      again: false,
    })
    expect(QuoteCase.safeParse(outcome.quoteCase).success).toBe(true)
  })

  test('refuses an incomplete draft with a sentence for each field', () => {
    const refusal = refusalOf(() => sendQuote(draftCase(aSale({ price: null })), byMail, reid, NOW))
    expect(refusal.status).toBe(422)
    expect(refusal.detail.fields).toEqual({ 'sale.price': ['Enter the sale price.'] })
  })

  test('needs an address or a number for its channel', () => {
    const facts = { ...bothFacts, clients: [{ ...owen, email: '', phone: '' }] }
    const both = { ...byMail, channels: ['email', 'whatsapp'] as const }
    const refusal = refusalOf(() => sendQuote(draftCase(facts), both, reid, NOW))
    expect(Object.keys(refusal.detail.fields ?? {})).toEqual(['clients.0.email', 'clients.0.phone'])
  })

  test('prints for a client without either', () => {
    const facts = { ...bothFacts, clients: [{ ...owen, email: '', phone: '' }] }
    const outcome = sendQuote(draftCase(facts), { ...byMail, channels: ['print'] }, reid, NOW)
    expect(outcome.quoteCase.status).toBe('sent')
  })

  test('again sends the version on offer while it stands', () => {
    const outcome = sendQuote(
      sentCase(),
      { ...byMail, channels: ['whatsapp'], link_id: 'link-2' },
      reid,
      fourDays,
    )
    expect(outcome.quoteCase.quotes).toHaveLength(1)
    expect(quoteOnOffer(outcome.quoteCase)).toMatchObject({
      link_id: 'link-1',
      channels: ['email', 'whatsapp'],
    })
    expect(outcome.events[0]?.detail).toMatchObject({ again: true })
  })

  test('prices again what has run out', () => {
    const it = sentCase({ ...bothFacts, valid_until: '2026-11-27' })
    const { quoteCase } = sendQuote(it, { ...byMail, link_id: 'link-2' }, reid, afterItsDay)
    expect(quoteOnOffer(quoteCase)).toMatchObject({ version: 2, link_id: 'link-2' })
    expect(quoteCase.valid_until).toBe('2026-12-19')
    expect(quoteCase.dead_on).toBe('2026-12-21')
  })

  test('tells the referral once, on the first day', () => {
    const referral = {
      agency_id: null,
      agency: 'Cooper Lyle',
      branch_id: null,
      branch: '',
      negotiator_id: null,
      negotiator: '',
      fee: 12_000,
    }
    expect(sentCase({ ...bothFacts, referral }).referral_disclosed_at).toBe(NOW)
    expect(sentCase().referral_disclosed_at).toBeNull()
  })
})

describe('editing', () => {
  const editing = { ...byMail, link_id: 'link-2', people }

  test('of what the price depends on makes the next version and says what differs', () => {
    const outcome = editQuoteCase(sentCase(), { ...editing, facts: dearer }, reid, fourDays)
    expect(quoteOnOffer(outcome.quoteCase)).toMatchObject({ version: 2, link_id: 'link-2' })
    expect(outcome.quoteCase.quotes[0]).toEqual(sentCase().quotes[0])
    expect(outcome.difference).toEqual({
      lines: [
        {
          key: 'sale.redemption',
          label: 'Redeeming 2 mortgages',
          before: pounds(102),
          after: pounds(204),
        },
      ],
      total: pounds(102),
      land_tax: 0,
    })
  })

  test('of a name is saved in place', () => {
    const facts = { ...bothFacts, clients: [{ ...owen, first_name: 'Owain' }, owen] }
    const outcome = editQuoteCase(sentCase(), { ...editing, facts }, reid, fourDays)
    expect(outcome.quoteCase.quotes).toHaveLength(1)
    expect(outcome.quoteCase.facts.clients[0]?.first_name).toBe('Owain')
    expect(outcome.difference).toBeNull()
    expect(names(outcome)).toEqual(['quotecase.updated'])
  })

  test('of a name works when the firm has raised its fees since, and leaves the price on offer', () => {
    const scale = { ...defaultFeeScale, linked_discount: 0 }
    const facts = { ...bothFacts, clients: [{ ...owen, first_name: 'Owain' }, owen] }
    const { quoteCase } = editQuoteCase(sentCase(), { ...editing, scale, facts }, reid, fourDays)
    expect(quoteOnOffer(quoteCase)?.priced.totals.inc_vat).toBe(pounds(3_356.4))
  })

  test('keeps no blank name', () => {
    const facts = { ...bothFacts, clients: [{ ...owen, last_name: '' }, owen] }
    const refusal = refusalOf(() =>
      editQuoteCase(sentCase(), { ...editing, facts }, reid, fourDays),
    )
    expect(refusal.detail.fields).toEqual({ 'clients.0.last_name': ['Enter a last name.'] })
  })

  test('of an accepted price is refused, of an address is not', () => {
    const accepted = acceptQuote(sentCase(), acceptance, fourDays).quoteCase
    expect(
      refusalOf(() => editQuoteCase(accepted, { ...editing, facts: dearer }, reid, fourDays)).code,
    ).toBe('quotecase.is_accepted')
    const moved = { ...bothFacts, sale: { ...plainSale, address: '56 Copthorne Park, Shrewsbury' } }
    expect(
      editQuoteCase(accepted, { ...editing, facts: moved }, reid, fourDays).quoteCase.status,
    ).toBe('accepted')
  })

  test('of the stage tells the lists', () => {
    const facts = { ...bothFacts, sale_stage: 'presold' as const }
    const outcome = editQuoteCase(sentCase(), { ...editing, facts }, reid, fourDays)
    expect(names(outcome)).toEqual(['quotecase.stage-changed', 'quotecase.updated'])
  })
})

describe('viewing', () => {
  test('is counted, and once within half an hour', () => {
    const first = recordView(sentCase(), 1, '2026-11-20T12:00:00.000Z')
    const second = recordView(first.quoteCase, 1, '2026-11-20T12:29:00.000Z')
    const third = recordView(first.quoteCase, 1, '2026-11-20T12:31:00.000Z')
    expect(names(first)).toEqual(['quote.viewed'])
    expect(second).toEqual({ quoteCase: first.quoteCase, events: [] })
    expect(quoteOnOffer(third.quoteCase)?.viewed_at).toHaveLength(2)
  })

  test('of a version that does not exist changes nothing', () => {
    expect(recordView(sentCase(), 7, NOW).events).toEqual([])
  })
})

describe('acceptance', () => {
  test('settles the case', () => {
    const outcome = acceptQuote(sentCase(), acceptance, fourDays)
    expect(outcome.quoteCase).toMatchObject({ status: 'accepted', dead_on: null })
    expect(quoteOnOffer(outcome.quoteCase)).toMatchObject({
      accepted_at: fourDays,
      accepted_by: 'Owen Tarrant',
      accepted_how: 'link',
    })
    expect(names(outcome)).toEqual(['quote.accepted'])
  })

  test('twice is once', () => {
    const once = acceptQuote(sentCase(), acceptance, fourDays).quoteCase
    expect(acceptQuote(once, acceptance, afterItsDay)).toEqual({ quoteCase: once, events: [] })
  })

  test('is possible to the end of the last day in London, and no longer', () => {
    expect(acceptQuote(sentCase(), acceptance, '2026-12-04T23:59:59.000Z').quoteCase.status).toBe(
      'accepted',
    )
    const refusal = refusalOf(() => acceptQuote(sentCase(), acceptance, '2026-12-05T00:00:00.000Z'))
    expect(refusal).toMatchObject({ status: 409, code: 'quote.expired' })
    expect(refusal.message).toBe('This quote has expired. Call us and we will send you a new one.')
  })

  test('of a replaced version is refused', () => {
    const { quoteCase } = editQuoteCase(
      sentCase(),
      { ...byMail, people, facts: dearer },
      reid,
      fourDays,
    )
    expect(refusalOf(() => acceptQuote(quoteCase, acceptance, fourDays)).code).toBe(
      'quote.superseded',
    )
  })

  test('of a replaced version is refused with the telephone where no message told of the newer', () => {
    const untold = { ...byMail, channels: [], people, facts: dearer }
    const { quoteCase } = editQuoteCase(sentCase(), untold, reid, fourDays)
    expect(refusalOf(() => acceptQuote(quoteCase, acceptance, fourDays)).message).toBe(
      'A newer quote replaces this one. Call us to discuss it.',
    )
  })

  test('ends a hold', () => {
    const held = holdQuoteCase(
      sentCase(),
      { version: 2, hold_until: '2026-12-01', reason: 'Abroad' },
      NOW,
    ).quoteCase
    expect(acceptQuote(held, acceptance, fourDays).quoteCase).toMatchObject({
      status: 'accepted',
      hold_until: null,
    })
  })
})

describe('validity', () => {
  const until = (valid_until: string) => ({
    version: 2,
    valid_until,
    reason: 'Waiting for the survey',
  })

  test('is extended with a reason, and the case dies later', () => {
    const outcome = extendQuote(sentCase(), until('2026-12-12'), NOW)
    expect(outcome.quoteCase).toMatchObject({ valid_until: '2026-12-12', dead_on: '2026-12-14' })
    expect(outcome.events[0]?.detail).toMatchObject({
      before: '2026-12-04',
      reason: 'Waiting for the survey',
    })
  })

  test.each([
    ['2026-12-04', 'Choose a date after the current one.'],
    ['2027-02-19', 'A quote can be valid for at most 90 days.'],
  ])('is not extended to %s', (day, message) => {
    const refusal = refusalOf(() => extendQuote(sentCase(), until(day), NOW))
    expect(refusal.detail.fields).toEqual({ valid_until: [message] })
  })

  test('that has run out is not extended: the price is worked out again', () => {
    const refusal = refusalOf(() => extendQuote(sentCase(), until('2026-12-20'), afterItsDay))
    expect(refusal).toMatchObject({ status: 409, code: 'quotecase.price_expired' })
    expect(refusal.detail.missing?.[0]?.href).toBe('/quotes/quote-cases/case-1/edit')
  })

  test('puts a case on the last chance list on the working day before', () => {
    expect(closesTomorrow(sentCase(), '2026-12-02')).toBe(false)
    expect(closesTomorrow(sentCase(), '2026-12-03')).toBe(true)
    const overWeekend = extendQuote(sentCase(), until('2026-12-12'), NOW).quoteCase
    expect(closesTomorrow(overWeekend, '2026-12-11')).toBe(true)
  })

  test('ends an open case on its day and no sooner', () => {
    expect(isClosingToday(sentCase(), '2026-12-03')).toBe(false)
    expect(expireQuoteCase(sentCase(), '2026-12-03T18:00:00.000Z').events).toEqual([])
    const outcome = expireQuoteCase(sentCase(), '2026-12-04T18:00:00.000Z')
    expect(outcome.quoteCase).toMatchObject({
      status: 'dead',
      dead_reason: 'validity_ended',
      dead_on: null,
    })
    expect(names(outcome)).toEqual(['quotecase.died'])
  })
})

describe('a hold', () => {
  const held = holdQuoteCase(
    sentCase(),
    { version: 2, hold_until: '2026-12-15', reason: 'Abroad' },
    NOW,
  ).quoteCase

  test('keeps a case from dying and from being chased', () => {
    expect(held).toMatchObject({ status: 'on_hold', dead_on: null, next_action: null })
    expect(isHoldOver(held, '2026-12-14')).toBe(false)
    expect(isHoldOver(held, '2026-12-15')).toBe(true)
  })

  test('ends with a week in which it cannot die', () => {
    const { quoteCase } = resumeQuoteCase(held, '2026-12-15T09:00:00.000Z')
    expect(quoteCase).toMatchObject({
      status: 'following_up',
      hold_until: null,
      dead_on: '2026-12-22',
    })
  })

  test.each([
    [TODAY, 'Choose a date after today.'],
    ['2027-12-31', 'Choose a date within a year.'],
  ])('until %s is refused', (hold_until, message) => {
    const refusal = refusalOf(() =>
      holdQuoteCase(sentCase(), { version: 2, hold_until, reason: 'Abroad' }, NOW),
    )
    expect(refusal.detail.fields).toEqual({ hold_until: [message] })
  })
})

describe('death and revival', () => {
  const dead = closeAsLost(sentCase(), { version: 2, reason: 'price' }, NOW).quoteCase

  test('a case dies with a reason', () => {
    expect(dead).toMatchObject({
      status: 'dead',
      dead_reason: 'price',
      died_at: NOW,
      dead_on: null,
    })
  })

  test('another reason is written out', () => {
    const refusal = refusalOf(() => closeAsLost(sentCase(), { version: 2, reason: 'other' }, NOW))
    expect(refusal.detail.fields).toEqual({ note: ['Enter the reason.'] })
  })

  test('a dead case comes back under its number within a year', () => {
    const outcome = reviveQuoteCase(
      dead,
      { reason: 'Their buyer is back' },
      '2027-11-20T09:00:00.000Z',
    )
    expect(outcome.quoteCase).toMatchObject({
      status: 'following_up',
      number: 'Q-01234',
      dead_reason: null,
    })
    expect(outcome.quoteCase.dead_on).toBe('2027-11-29')
    expect(names(outcome)).toEqual(['quotecase.revived'])
    const tooLate = refusalOf(() =>
      reviveQuoteCase(dead, { reason: 'Back' }, '2027-11-21T09:00:00.000Z'),
    )
    expect(tooLate.code).toBe('quotecase.dead_too_long')
  })

  test('a revived case with a price that ran out is priced again before it is accepted', () => {
    const { quoteCase } = reviveQuoteCase(dead, { reason: 'Back' }, '2027-01-11T09:00:00.000Z')
    expect(
      refusalOf(() => acceptQuote(quoteCase, acceptance, '2027-01-11T09:00:00.000Z')).code,
    ).toBe('quote.expired')
  })
})

describe('following up', () => {
  test('counts attempts and notes when somebody was reached', () => {
    const next_action = { type: 'call' as const, at: '2026-11-25T10:00:00.000Z' }
    const missed = followUp(
      sentCase(),
      { version: 2, attempted: true, reached: false, next_action },
      fourDays,
    )
    expect(missed.quoteCase).toMatchObject({
      status: 'following_up',
      attempts: 1,
      last_contact_at: null,
      next_action,
    })
    const spoke = followUp(
      missed.quoteCase,
      { version: 3, attempted: true, reached: true, temperature: 'hot', next_action: null },
      fourDays,
    )
    expect(spoke.quoteCase).toMatchObject({
      attempts: 2,
      last_contact_at: fourDays,
      temperature: 'hot',
      next_action: null,
    })
  })
})

describe('the stage', () => {
  test('moves a case between the lists, with its facts', () => {
    const outcome = changeQuoteStage(sentCase(), { sale_stage: 'presold' }, NOW)
    expect(outcome.quoteCase.facts.sale_stage).toBe('presold')
    expect(names(outcome)).toEqual(['quotecase.stage-changed'])
    expect(changeQuoteStage(outcome.quoteCase, { sale_stage: 'presold' }, NOW).events).toEqual([])
  })
})

describe('wrong transitions', () => {
  const at = (status: QuoteCase['status']): QuoteCase => ({ ...sentCase(), status })
  const verbs = {
    draft: (it: QuoteCase) => saveDraft(it, { facts: bothFacts, people }, NOW),
    send: (it: QuoteCase) => sendQuote(it, byMail, reid, NOW),
    accept: (it: QuoteCase) => acceptQuote(it, acceptance, NOW),
    extend: (quoteCase: QuoteCase) =>
      extendQuote(quoteCase, { version: 1, valid_until: '2026-12-20', reason: 'Later' }, NOW),
    hold: (quoteCase: QuoteCase) =>
      holdQuoteCase(quoteCase, { version: 1, hold_until: '2026-12-20', reason: 'Later' }, NOW),
    resume: (it: QuoteCase) => resumeQuoteCase(it, NOW),
    die: (it: QuoteCase) => closeAsLost(it, { version: 1, reason: 'price' }, NOW),
    revive: (it: QuoteCase) => reviveQuoteCase({ ...it, died_at: NOW }, { reason: 'Back' }, NOW),
    expire: (it: QuoteCase) => expireQuoteCase(it, NOW),
  }
  const allowed: Record<QuoteCase['status'], (keyof typeof verbs)[]> = {
    draft: ['draft', 'send'],
    sent: ['send', 'accept', 'extend', 'hold', 'die', 'expire'],
    following_up: ['send', 'accept', 'extend', 'hold', 'die', 'expire'],
    accepted: [],
    instructed: [],
    on_hold: ['accept', 'resume', 'die'],
    dead: ['revive'],
  }

  for (const status of Object.keys(allowed) as QuoteCase['status'][]) {
    test(`a case that is ${status} allows what it allows and answers 409 to the rest`, () => {
      for (const verb of Object.keys(verbs) as (keyof typeof verbs)[]) {
        if (allowed[status].includes(verb)) expect(() => verbs[verb](at(status))).not.toThrow()
        else
          expect(refusalOf(() => verbs[verb](at(status)))).toMatchObject({
            status: 409,
            code: `quotecase.is_${status}`,
          })
      }
    })
  }
})

describe('a row', () => {
  test('shows the price on offer', () => {
    expect(quoteCaseRow(sentCase(), null)).toMatchObject({
      number: 'Q-01234',
      people: 'Owen and Olive Tarrant',
      phone: '07700 900482',
      subject: 'Sale and purchase',
      postcode: 'SY3 8TF',
      fee_ex_vat: pounds(2_374),
      total_inc_vat: pounds(3_356.4),
      quoted_at: NOW,
    })
  })

  test('is found by name, number, postcode and address', () => {
    const text = searchTextOf(sentCase())
    for (const word of ['Tarrant', 'Q-01234', 'SY1 1AB', 'Copthorne']) expect(text).toContain(word)
  })

  test('numbers have five digits', () => {
    expect([quoteNumber(7), quoteNumber(123_456)]).toEqual(['Q-00007', 'Q-123456'])
  })
})
