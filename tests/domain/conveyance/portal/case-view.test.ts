import { describe, expect, it } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import { chase } from '#domain/conveyance/chase'
import { closeCase } from '#domain/conveyance/closure'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { setCounts } from '#domain/conveyance/counts'
import { holdCase } from '#domain/conveyance/hold'
import { setHolder } from '#domain/conveyance/plan/holder-setting'
import { ClientCase } from '#domain/conveyance/portal/case'
import { clientCase } from '#domain/conveyance/portal/case-view'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { type Instant, londonDate } from '#domain/dates'
import { aCase, at, eleanor, OPENED, withFacts, workedUntil } from '../fixture.ts'

const INTERNAL =
  /\b(holder|AE|enquir\w*|TA\d+|requisitions?|COLP|COFA|MLRO|OS1|AP1|e?-?DS1|TR1|K16|CHAPS|LLC1|CON29|SDLT|LTT|PEP|AML|sanctions|undertakings?|ledger|fee earner|milestone|triage\w*|redemption|redeem\w*|indemnity|apportion\w*|escalat\w*|workflow|evidence|HMLR)\b/i

const view = ({ conveyance, plan }: CaseRecords, now: Instant) =>
  clientCase(conveyance, plan, londonDate(now))

const matters = ['sale', 'purchase', 'remortgage', 'transfer-of-equity'] as const

describe('a case as its client sees it', () => {
  it.each(matters)('uses no internal word at any point of a %s', (matter) => {
    const everything = { tenure: 'leasehold', flags: ['indemnity', 'probate', 'survey'] } as const
    const facts = defaultWorkflows[matter].milestones
      .flatMap((it) => it.steps)
      .flatMap((it) => it.evidence ?? [])
    for (const stop of facts) {
      const now = at('2026-12-11')
      const shown = view(
        workedUntil(aCase(matter, { ...everything, flags: [...everything.flags] }), stop, now),
        now,
      )
      expect(ClientCase.parse(shown)).toEqual(shown)
      const { matter_type: _, ...words } = shown
      const said = JSON.stringify(words, (key, value) =>
        key === 'task_key' || key === 'key' ? undefined : value,
      )
      expect(said).not.toMatch(INTERNAL)
    }
  })

  it.each(matters)('of a %s never shows a word of its workflow that is internal', (matter) => {
    const { milestones } = defaultWorkflows[matter]
    const words = milestones.flatMap((milestone) => [
      milestone.client_name,
      milestone.meaning,
      ...milestone.steps.flatMap((step) => [
        step.client_title ?? '',
        step.client_help ?? '',
        ...(step.client_part ? Object.values(step.client_part).map(String) : []),
      ]),
    ])
    expect(words.filter((text) => INTERNAL.test(text))).toEqual([])
  })

  it('says whom everybody waits for, since when, and who was asked', () => {
    const sent = workedUntil(aCase(), 'enquiries_accepted', at('2026-11-03'))
    const chased = chase(sent, { how: 'call' }, at('2026-11-18'))
    const counted = setCounts(
      chased,
      { enquiries_raised: 11, enquiries_answered: 11, enquiries_accepted: 7, enquiries_open: 4 },
      eleanor,
      at('2026-11-18'),
    )
    const shown = view(counted, at('2026-11-20'))
    expect(shown.kind).toBe('Your sale of')
    expect(shown.waiting).toEqual({
      heading: 'We are waiting for your buyer’s conveyancer.',
      text: 'We answered every question. Your buyer’s conveyancer has not yet confirmed that they are happy with all of them. We last asked on 18 November.',
      since: '2026-11-03',
      elapsed: 13,
      usual: 8,
      tone: 'warn',
    })
    expect(shown.next_steps.map((it) => it.title)).toEqual([
      'You sign the contract',
      'We agree what you leave in the home',
      'We ask your lender for the figure on the day',
    ])
    expect(shown.stages.map((it) => it.state)).toEqual([
      ...['done', 'done', 'done', 'now'],
      ...['ahead', 'ahead', 'ahead', 'ahead', 'ahead'],
    ])
    expect(shown.stages[5]).toMatchObject({ name: 'Exchange of contracts', aim_on: '2026-11-27' })
    expect(shown.dates).toEqual([
      { name: 'Exchange', on: '2026-11-27', is_aim: true },
      { name: 'Moving day', on: '2026-12-11', is_aim: true },
    ])
    expect(shown.people).toEqual([
      { name: 'Eleanor Shaw', role: 'Your conveyancer' },
      { name: 'Tom Birkett', role: 'Assistant' },
    ])
    expect(shown.complete).toBe(false)
  })

  it('says what we need from them, the most urgent first, with its day', () => {
    const begun = withFacts(aCase(), ['conflict_clear'])
    const shown = view(begun, OPENED)
    expect(shown.things_to_do[0]).toEqual({
      task_key: 'terms',
      title: 'Sign our terms',
      text: 'We send you our terms and the price we quoted. Read them, sign them and send them back. You can call us first with any question.',
      by: '2026-09-25',
    })
    expect(shown.things_to_do.map((it) => it.task_key)).toEqual(['terms', 'identity'])
  })

  it('never shows what staff wrote by hand', () => {
    const set = setHolder(
      aCase(),
      {
        party: 'other_side',
        name: null,
        what: 'their COLP is sitting on the requisitions',
        since: '2026-09-22',
        usual: 3,
      },
      OPENED,
    )
    const shown = view(set, OPENED)
    expect(shown.waiting.heading).toBe('We are waiting for your buyer’s conveyancer.')
    expect(shown.waiting.text).not.toMatch(/sitting/)
  })

  it.each(matters)('of a %s promises no page, upload or payment online', (matter) => {
    const parts = defaultWorkflows[matter].milestones
      .flatMap((it) => it.steps)
      .flatMap((it) => it.client_part ?? [])
    for (const part of parts) {
      expect(Object.keys(part)).toEqual(['title', 'text'])
      expect(part.text).not.toMatch(/under Payments|save as you go|minutes|\bvideo\b/i)
    }
  })

  it('on hold, fallen through or closed says so plainly and asks for nothing', () => {
    const begun = withFacts(aCase(), ['conflict_clear'])
    const held = view(
      holdCase(begun, { reason: 'AML', look_again_on: '2027-01-04' }, eleanor, OPENED),
      OPENED,
    )
    expect(held.waiting.heading).toBe('Your sale is on hold.')
    expect(held.things_to_do).toEqual([])
    expect(JSON.stringify(held)).not.toContain('AML')
    const aborted = view(abortCase(begun, { reason: 'AML' }, eleanor, OPENED), OPENED)
    expect(aborted.waiting.heading).toBe('Your sale has ended.')
    expect(aborted.next_steps).toEqual([])
    const worked = workedUntil(aCase(), 'closed', at('2026-12-11'))
    const closed = view(closeCase(worked, {}, eleanor, at('2027-01-15')), at('2027-01-15'))
    expect(closed).toMatchObject({ complete: true, progress: 100 })
    expect(closed.waiting.heading).toBe('Your sale is complete.')
    expect(closed.stages.every((it) => it.state === 'done')).toBe(true)
  })

  it('promises no day while it is on hold, and nothing that will not come once it was aborted', () => {
    const now = at('2026-11-03')
    const asked = workedUntil(aCase(), 'enquiries_accepted', now)
    const held = view(
      holdCase(asked, { reason: 'AML', look_again_on: '2027-01-04' }, eleanor, now),
      now,
    )
    expect(held).toMatchObject({ dates: [], next_steps: [] })
    expect(held.stages.map(({ state }) => state)).toContain('now')
    expect(held.stages.every(({ aim_on }) => aim_on === null)).toBe(true)
    const aborted = view(abortCase(asked, { reason: 'AML' }, eleanor, now), now)
    expect(aborted.dates).toEqual([])
    expect(aborted.stages.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    const exchanged = workedUntil(aCase(), 'requisitions_replied', at('2026-11-27'))
    const heldLater = holdCase(
      exchanged,
      { reason: 'AML', look_again_on: '2027-01-04' },
      eleanor,
      at('2026-11-28'),
    )
    expect(view(heldLater, at('2026-11-28')).dates).toHaveLength(2)
  })

  it('counts exchange as done on its day, though papers of it are still to be sent', () => {
    const day = at('2026-11-27')
    const exchanged = workedUntil(aCase(), 'exchange_told', day)
    const stage = exchanged.plan.milestones.find(({ key }) => key === 'exchange')
    expect(stage?.status).not.toBe('done')
    const shown = view(exchanged, day).stages.find(({ name }) => name === 'Exchange of contracts')
    expect(shown).toMatchObject({ state: 'done', done_on: '2026-11-27', aim_on: null })
  })

  it('fixes the dates once contracts are exchanged', () => {
    const exchanged = workedUntil(aCase(), 'requisitions_replied', at('2026-11-27'))
    expect(view(exchanged, at('2026-11-27')).dates).toEqual([
      { name: 'Exchange', on: '2026-11-27', is_aim: false },
      { name: 'Moving day', on: '2026-12-11', is_aim: false },
    ])
  })
})
