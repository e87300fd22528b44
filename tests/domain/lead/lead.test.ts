import { describe, expect, test } from 'vitest'
import { assignLead, claimRank, UNCLAIMED_END } from '#domain/lead/assignment'
import { logLeadCall, planCallBack } from '#domain/lead/calling'
import { loseLead, markSpam, reopenLead } from '#domain/lead/closing'
import { convertLead, factsOfLead } from '#domain/lead/conversion'
import { addEnquiry, createLead } from '#domain/lead/creation'
import { editLead } from '#domain/lead/editing'
import { intentLabels } from '#domain/lead/labels'
import { leadPerson } from '#domain/lead/lead'
import { stepLead } from '#domain/lead/progress'
import { changeLeadStage, nurtureLead, offerPack } from '#domain/lead/stage'
import { refusalOf } from '../refusal-of.ts'
import { aLead, asked, context, NOW } from './fixtures.ts'

const LATER = '2026-11-20T10:05:00.000Z'
const reached = { outcome: 'reached', next_action: null } as const

describe('a lead that comes in', () => {
  test('is new, unanswered and promised an answer', () => {
    const { lead, events } = createLead(asked(), NOW)
    expect(lead.status).toBe('new')
    expect(lead.first_response_at).toBeNull()
    expect(lead.response_due_at).toBe('2026-11-20T10:15:00.000Z')
    expect(events.map((it) => [it.name, it.id, it.version])).toEqual([['lead.created', lead.id, 1]])
  })

  test('is contacted when it is taken down on the telephone', () => {
    const { lead } = createLead(asked({ isSpokenTo: true }), NOW)
    expect([lead.status, lead.first_response_at, lead.attempts]).toEqual(['contacted', NOW, 1])
  })

  test('needs a way to reach them', () => {
    const refusal = refusalOf(() => createLead(asked({ phone: '', email: '' }), NOW))
    expect([refusal.status, Object.keys(refusal.detail.fields ?? {})]).toEqual([422, ['phone']])
  })

  test('is sold from the start where there is no offer to wait for', () => {
    expect(aLead({ intent: ['remortgage'] }).sale_stage).toBe('sold')
    expect(aLead({ intent: ['remortgage', 'sale'] }).sale_stage).toBe('presold')
    expect(aLead({ intent: [] }).sale_stage).toBe('presold')
  })

  test('is closed as spam, and keeps why', () => {
    const it = aLead({ spam: { score: 100, reasons: ['A link in the name'] } })
    expect([it.status, it.closed_at, it.spam?.reasons]).toEqual([
      'spam',
      NOW,
      ['A link in the name'],
    ])
  })

  test('that asks again adds what is new in its words, once', () => {
    const first = addEnquiry(aLead({ message: 'Please ring' }), 'After six', LATER).lead
    expect(first.message).toBe('Please ring\n\nAfter six')
    expect(addEnquiry(first, 'After six', LATER).lead.message).toBe(first.message)
  })

  test('is called by what is known of it', () => {
    const nobody = { first_name: '', last_name: '' }
    expect(leadPerson(aLead())).toBe('Owen Tarrant')
    expect(leadPerson(aLead(nobody))).toBe('owen@tarrant.test')
    expect(leadPerson(aLead({ ...nobody, email: '' }))).toBe('07700 900482')
    expect(intentLabels(['sale', 'purchase'])).toBe('Sale and purchase')
    expect(intentLabels([])).toBe('Not given')
  })
})

describe('a call', () => {
  test('stops the clock, whether they were reached or not', () => {
    const { lead } = logLeadCall(aLead(), { outcome: 'no_answer', next_action: null }, LATER)
    expect([lead.status, lead.first_response_at, lead.attempts]).toEqual(['new', LATER, 1])
    expect(lead.last_contact_at).toBeNull()
  })

  test('that reaches them makes a new lead contacted, and the first answer stays the first', () => {
    const tried = logLeadCall(aLead(), { outcome: 'no_answer', next_action: null }, NOW).lead
    const { lead } = logLeadCall(tried, reached, LATER)
    expect([lead.status, lead.first_response_at, lead.last_contact_at]).toEqual([
      'contacted',
      NOW,
      LATER,
    ])
  })

  test('can be planned, and the plan taken away', () => {
    const planned = planCallBack(aLead(), { at: LATER }, NOW).lead
    expect(planned.next_action).toEqual({ type: 'call', at: LATER })
    expect(planCallBack(planned, { at: null }, NOW).lead.next_action).toBeNull()
  })
})

describe('the steps', () => {
  test('go forward alone', () => {
    const qualified = stepLead(aLead(), { status: 'qualified' }, LATER).lead
    expect([qualified.status, qualified.first_response_at]).toEqual(['qualified', LATER])
    const back = refusalOf(() => stepLead(qualified, { status: 'contacted' }, LATER))
    expect([back.status, back.code]).toEqual([409, 'lead.is_qualified'])
    expect(refusalOf(() => stepLead(qualified, { status: 'qualified' }, LATER)).status).toBe(409)
  })

  test('to a guide price need the price', () => {
    expect(refusalOf(() => stepLead(aLead(), { status: 'quoted' }, LATER)).status).toBe(422)
    const { lead } = stepLead(aLead(), { status: 'quoted', guide_price: 1_250_00 }, LATER)
    expect([lead.status, lead.guide_price]).toEqual(['quoted', 1_250_00])
  })
})

describe('a lead that is over', () => {
  const over = {
    lost: loseLead(aLead(), { reason: 'price' }, LATER).lead,
    spam: markSpam(aLead(), LATER).lead,
    converted: convertLead(aLead(), { id: 'q', number: 'Q-00001' }, LATER).lead,
    duplicate: { ...aLead(), status: 'duplicate' as const },
  }

  test.each(Object.entries(over))('that is %s is only read', (status, it) => {
    const edit = { ...it, version: undefined }
    for (const act of [
      () => logLeadCall(it, reached, LATER),
      () => planCallBack(it, { at: LATER }, LATER),
      () => stepLead(it, { status: 'qualified' }, LATER),
      () => loseLead(it, { reason: 'price' }, LATER),
      () => markSpam(it, LATER),
      () => changeLeadStage(it, 'sold', LATER),
      () => nurtureLead(it, '2026-12-01', LATER),
      () => offerPack(it, LATER),
      () => assignLead(it, context, LATER),
      () => editLead(it, edit, LATER),
      () => convertLead(it, { id: 'r', number: 'Q-00002' }, LATER),
    ]) {
      const refusal = refusalOf(act)
      expect([refusal.status, refusal.code]).toEqual([409, `lead.is_${status}`])
    }
  })

  test('names the quote that it became', () => {
    const { detail } = refusalOf(() => logLeadCall(over.converted, reached, LATER))
    expect(detail.missing).toEqual([{ what: 'Quote Q-00001', href: '/quotes/quote-cases/q' }])
  })

  test('is brought back when it was given up, and not when it became something', () => {
    expect(reopenLead(over.lost, LATER).lead).toMatchObject({ status: 'new', lost_reason: null })
    expect(reopenLead(over.spam, LATER).lead).toMatchObject({ status: 'new', spam: null })
    expect(refusalOf(() => reopenLead(over.converted, LATER)).status).toBe(409)
    expect(refusalOf(() => reopenLead(aLead(), LATER)).status).toBe(409)
  })

  test('by another reason says which', () => {
    expect(refusalOf(() => loseLead(aLead(), { reason: 'other' }, LATER)).status).toBe(422)
    const { lead } = loseLead(aLead(), { reason: 'other', note: ' Emigrates ' }, LATER)
    expect([lead.status, lead.lost_reason, lead.lost_note]).toEqual(['lost', 'other', 'Emigrates'])
  })
})

describe('the stage', () => {
  test('turns urgent when an offer is accepted, and nothing is left to nurture', () => {
    const waiting = nurtureLead(aLead(), '2026-12-01', NOW).lead
    expect(waiting.next_action).toEqual({ type: 'nurture', at: '2026-12-01T09:00:00.000Z' })
    const { lead } = changeLeadStage(waiting, 'sold', LATER)
    expect([lead.sale_stage, lead.sold_at, lead.next_action]).toEqual(['sold', LATER, null])
    expect(changeLeadStage(lead, 'presold', LATER).lead.sold_at).toBeNull()
  })

  test('keeps nurture and the pack to those without an offer', () => {
    const sold = aLead({ sale_stage: 'sold' })
    expect(refusalOf(() => nurtureLead(sold, '2026-12-01', LATER)).code).toBe('lead.is_sold')
    expect(refusalOf(() => offerPack(sold, LATER)).code).toBe('lead.is_sold')
    const offered = offerPack(aLead(), LATER)
    expect(offered.lead.pack_offered_at).toBe(LATER)
    expect(offerPack(offered.lead, LATER).events).toEqual([])
  })
})

describe('claiming', () => {
  test('comes to an accepted offer first, then to the nearest promise', () => {
    const late = { response_due_at: '2026-11-20T09:00:00.000Z' }
    const soon = { response_due_at: '2026-11-20T10:30:00.000Z' }
    const queue = [
      aLead({ first_name: 'b', ...soon }),
      aLead({ first_name: 'a', ...late }),
      aLead({ first_name: 'sold', sale_stage: 'sold', ...soon }),
    ]
    const order = queue.toSorted((a, b) => claimRank(a).localeCompare(claimRank(b)))
    expect(order.map((it) => it.first_name)).toEqual(['sold', 'a', 'b'])
  })

  test('leaves out what somebody has, what was answered and what is over', () => {
    const given = assignLead(aLead(), context, LATER).lead
    const answered = logLeadCall(aLead(), { outcome: 'no_answer', next_action: null }, NOW).lead
    for (const it of [given, answered, markSpam(aLead(), NOW).lead])
      expect(claimRank(it) >= UNCLAIMED_END).toBe(true)
  })

  test('tells who had it before', () => {
    const { lead, events } = assignLead(aLead(), context, LATER)
    expect(lead.owner).toEqual(context)
    expect(events[0]).toMatchObject({
      name: 'lead.assigned',
      detail: { before: null, after: 'Hannah Price' },
    })
    expect(assignLead(lead, context, LATER).events).toEqual([])
  })
})

describe('an edit', () => {
  const edit = (given: object) => {
    const it = aLead()
    const { on_market_since, other_side, target_exchange_on } = it
    const { first_name, last_name, email, phone, intent, sale_stage } = it
    const { address, postcode, price, timescale, message } = it
    const same = { first_name, last_name, email, phone, intent, sale_stage, address, postcode }
    const rest = { price, timescale, message, on_market_since, other_side, target_exchange_on }
    return editLead(it, { ...same, ...rest, ...given }, LATER)
  }

  test('writes what differs, and what it was', () => {
    const { lead, events } = edit({ price: 400_000_00, other_side: 'Hall & Co' })
    expect([lead.price, lead.other_side]).toEqual([400_000_00, 'Hall & Co'])
    expect(events[0]?.changed).toEqual(['price', 'other_side'])
    expect(events[0]?.detail).toMatchObject({ before: { price: 412_500_00, other_side: '' } })
  })

  test('of nothing writes nothing', () => {
    expect(edit({}).events).toEqual([])
  })
})

describe('a conversion', () => {
  test('takes everything that is known into the draft', () => {
    const introducer = { agency_id: null, agency: 'Holt', branch: 'Clifton', negotiator: 'Kim' }
    const facts = factsOfLead(aLead({ intent: ['sale', 'purchase'], introducer, owner: context }))
    expect(facts.subject).toBe('both')
    expect(facts.clients[0]).toMatchObject({ last_name: 'Tarrant', phone: '07700 900482' })
    expect(facts.sale).toMatchObject({ postcode: 'BS1 4AA', price: 412_500_00 })
    expect(facts.purchase).toMatchObject({ postcode: '', price: null })
    expect(facts.referral).toMatchObject({ agency: 'Holt', negotiator: 'Kim', fee: 0 })
    expect(facts.owner_id).toBe('user-1')
  })

  test.each(['remortgage', 'transfer-of-equity', 'purchase'] as const)('of a %s', (intent) => {
    const facts = factsOfLead(aLead({ intent: [intent] }))
    const key = intent === 'transfer-of-equity' ? 'transfer_of_equity' : intent
    expect(facts.subject).toBe(intent)
    expect(facts[key]?.price).toBe(412_500_00)
  })

  test('counts as the first answer', () => {
    const { lead } = convertLead(aLead(), { id: 'q', number: 'Q-00001' }, LATER)
    expect([lead.status, lead.first_response_at, lead.closed_at]).toEqual([
      'converted',
      LATER,
      LATER,
    ])
    expect(lead.quote_cases).toEqual([{ id: 'q', number: 'Q-00001' }])
  })
})
