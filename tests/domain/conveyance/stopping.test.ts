import { describe, expect, it } from 'vitest'
import { abortCase, reinstateCase } from '#domain/conveyance/abortion'
import { mayReinstate } from '#domain/conveyance/acts'
import { historyText } from '#domain/conveyance/history'
import { holdCase, resumeCase } from '#domain/conveyance/hold'
import { communicationsOf } from '#domain/events'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, doTask, eleanor, OPENED, withFacts } from './fixture.ts'

const later = at('2027-02-01')
const begun = () => withFacts(aCase(), ['conflict_clear'])
const told = (name: 'conveyance.aborted' | 'conveyance.held', notify: readonly string[]) =>
  communicationsOf(name, { notify }).map((it) => it.audience)

describe('aborting a matter', () => {
  it('emails those chosen and no others, and never names the reason', () => {
    const { events } = abortCase(
      begun(),
      { reason: 'Source of funds', notify: ['client', 'other_side'] },
      eleanor,
      OPENED,
    )
    const aborted = events.find((it) => it.name === 'conveyance.aborted')
    expect(aborted?.detail).toEqual({ reason: 'Source of funds', notify: ['client', 'other_side'] })
    expect(told('conveyance.aborted', ['client', 'other_side'])).toEqual(['client', 'other_side'])
    expect(told('conveyance.aborted', [])).toEqual([])
    expect(
      JSON.stringify(communicationsOf('conveyance.aborted', { notify: ['client'] })),
    ).not.toMatch(/\{reason\}/)
    const fields = { reason: 'Funds', notify: ['client', 'agent'] }
    expect(historyText({ name: 'conveyance.aborted', fields })).toBe(
      'Aborted: Funds. Client and agent were emailed.',
    )
  })

  it('drops its tasks: none is late, none can be done', () => {
    const aborted = abortCase(begun(), { reason: 'Buyer withdrew' }, eleanor, later)
    expect(aborted.conveyance.summary.tasks_late).toBe(0)
    expect(begun().conveyance.summary.next).not.toBeNull()
    expect(aborted.conveyance.summary.next).toBeNull()
    expect(refusalOf(() => doTask(aborted, 'welcome-call', later)).code).toBe('conveyance.ended')
  })

  it('is undone with a reason: status, tasks and a hold come back', () => {
    const held = holdCase(
      begun(),
      { reason: 'Illness', look_again_on: '2026-10-01' },
      eleanor,
      OPENED,
    )
    const aborted = abortCase(held, { reason: 'Buyer withdrew' }, eleanor, OPENED)
    expect(mayReinstate(aborted.conveyance)).toBe(true)
    const back = reinstateCase(aborted, { reason: 'They are back' }, OPENED)
    expect(back.conveyance.status).toBe('on_hold')
    expect(back.plan).toEqual(held.plan)
    const running = resumeCase(back, {}, OPENED)
    expect(running.conveyance.status).toBe('onboarding')
    expect(refusalOf(() => reinstateCase(running, { reason: 'Again' }, OPENED)).code).toBe(
      'conveyance.not_aborted',
    )
  })
})

describe('a hold', () => {
  it('says when to look again, which is a day to come', () => {
    const hold = { reason: 'Illness', look_again_on: '2026-10-01', notify: ['client' as const] }
    const { conveyance, events } = holdCase(begun(), hold, eleanor, OPENED)
    expect(conveyance.hold).toMatchObject({ reason: 'Illness', look_again_on: '2026-10-01' })
    expect(events[0]?.detail).toEqual(hold)
    expect(told('conveyance.held', ['agent'])).toEqual(['agent'])
    const past = { reason: 'Illness', look_again_on: '2026-09-22' }
    expect(refusalOf(() => holdCase(begun(), past, eleanor, OPENED)).detail.fields).toEqual({
      look_again_on: ['Enter a date in the future.'],
    })
  })
})
