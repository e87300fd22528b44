import { describe, expect, it } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import { chase } from '#domain/conveyance/chase'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { setCounts } from '#domain/conveyance/counts'
import { holdCase, resumeCase } from '#domain/conveyance/hold'
import { holderOf } from '#domain/conveyance/plan/current-holder'
import { holderLine, statusLineOf } from '#domain/conveyance/plan/holder-line'
import { clearHolder, setHolder } from '#domain/conveyance/plan/holder-setting'
import { taskOf } from '#domain/conveyance/plan/plan'
import { receiveTask, requestTask } from '#domain/conveyance/plan/task-waiting'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, exchangeInput, OPENED, withFacts, workedUntil } from '../fixture.ts'

const lineOf = ({ conveyance, plan }: CaseRecords, today: string) => {
  const holder = holderOf(conveyance, plan, today)
  return holder ? holderLine(holder) : statusLineOf(conveyance, holder, today)
}
const holderAt = ({ conveyance, plan }: CaseRecords, today: string) =>
  holderOf(conveyance, plan, today)

/** Replies went out on Tuesday 3 November; four of eleven enquiries are open. */
const answered = () => {
  const sent = workedUntil(aCase(), 'enquiries_answered', at('2026-11-03'))
  const counted = setCounts(
    sent,
    { enquiries_raised: 11, enquiries_answered: 11, enquiries_accepted: 7, enquiries_open: 4 },
    eleanor,
    at('2026-11-03'),
  )
  return withFacts(counted, ['enquiries_answered'], at('2026-11-03'))
}

describe('the holder line', () => {
  it('says who has it, since when, for what, and how long that usually takes', () => {
    expect(lineOf(answered(), '2026-11-10')).toBe(
      'With the buyer’s conveyancer since 3 Nov — our replies to 4 enquiries; usually 8 working days.',
    )
  })

  it('says how long it is now once that is longer than usual', () => {
    expect(lineOf(answered(), '2026-11-20')).toBe(
      'With the buyer’s conveyancer since 3 Nov — our replies to 4 enquiries; usually 8 working days, now 13.',
    )
    expect(holderAt(answered(), '2026-11-20')).toMatchObject({
      party: 'other_side',
      name: 'Brookes Tanner',
      label: 'Other side',
      since: '2026-11-03',
      usual: 8,
      elapsed: 13,
      tone: 'warn',
      set_by_hand: false,
      words: {
        lead: 'With the buyer’s conveyancer since 3 Nov',
        why: 'our replies to 4 enquiries',
        usual: 'usually 8 working days',
        over: 'now 13',
      },
    })
  })

  it.each([
    ['2026-11-03', 'ink', 0],
    ['2026-11-13', 'ink', 8],
    ['2026-11-16', 'ink', 9],
    ['2026-11-17', 'warn', 10],
    ['2026-11-24', 'warn', 15],
    ['2026-11-25', 'bad', 16],
  ])('on %s is %s after %i working days', (today, tone, elapsed) => {
    expect(holderAt(answered(), today)).toMatchObject({ tone, elapsed })
  })

  it('counts one enquiry as one', () => {
    const one = setCounts(answered(), { enquiries_open: 1 }, eleanor, at('2026-11-04'))
    expect(lineOf(one, '2026-11-05')).toContain('our replies to 1 enquiry;')
  })

  it('says the example of the trade when a person sets it so', () => {
    const set = setHolder(
      aCase(),
      {
        party: 'other_side',
        name: null,
        what: 'replies to 4 enquiries',
        since: '2026-09-22',
        usual: 8,
      },
      OPENED,
    )
    expect(lineOf(set, '2026-09-22')).toBe(
      'With the buyer’s conveyancer since 22 Sep — replies to 4 enquiries; usually 8 working days.',
    )
    expect(holderAt(set, '2026-09-22')).toMatchObject({ name: 'Brookes Tanner', set_by_hand: true })
  })

  it('with us names what is next, in the accent while in time', () => {
    expect(lineOf(aCase(), '2026-09-22')).toBe(
      'With us since 22 Sep — next: check for conflicts of interest.',
    )
    expect(holderAt(aCase(), '2026-09-22')).toMatchObject({ tone: 'accent', name: 'Eleanor Shaw' })
  })

  it('names the seller’s conveyancer of a purchase and both clients', () => {
    const bought = workedUntil(aCase('purchase'), 'pack_received', at('2026-10-01'))
    expect(lineOf(bought, '2026-10-02')).toMatch(/^With the seller’s conveyancer since 1 Oct/)
    const onboarded = withFacts(aCase(), ['conflict_clear', 'risk_assessed', 'memo_confirmed'])
    expect(lineOf(onboarded, '2026-09-23')).toMatch(/^With the clients since 22 Sep — our terms/)
  })

  it('says the year when it is another, and one day as one', () => {
    const set = setHolder(
      aCase(),
      { party: 'hmlr', name: null, what: 'the registration', since: '2026-09-22', usual: 1 },
      OPENED,
    )
    expect(lineOf(set, '2027-01-04')).toMatch(
      /^With HM Land Registry since 22 Sep 2026 — the registration; usually 1 working day, now \d+\.$/,
    )
  })

  it('waits with us until we have asked, then with them', () => {
    const begun = withFacts(
      workedUntil(aCase(), 'official_copies_received', at('2026-09-25')),
      ['official_copies_received', 'forms_sent', 'title_checked', 'certificates_collected'],
      at('2026-09-28'),
    )
    expect(taskOf(begun.plan, 'mortgage-details')?.status).toBe('open')
    expect(lineOf(begun, '2026-09-28')).toBe(
      'With us since 25 Sep — next: ask for an indicative redemption figure.',
    )
    const asked = requestTask(begun, { task: 'mortgage-details' }, at('2026-09-29'))
    expect(lineOf(asked, '2026-09-30')).toBe(
      'With the lender since 29 Sep — an indicative redemption figure; usually 5 working days.',
    )
    expect(refusalOf(() => requestTask(asked, { task: 'mortgage-details' }, OPENED)).code).toBe(
      'task.already_asked',
    )
    const came = receiveTask(asked, { task: 'mortgage-details' }, at('2026-10-02'))
    expect(lineOf(came, '2026-10-02')).toMatch(/^With us since 2 Oct — next: get mortgage details/)
  })

  it('says that all is ready while only the day itself is to come', () => {
    const ready = workedUntil(aCase(), 'funds_received', at('2026-12-04'))
    expect(lineOf(ready, '2026-12-07')).toBe(
      'With us since 4 Dec — all ready for completion on Friday 11 December.',
    )
    expect(lineOf(ready, exchangeInput.completion_on)).toMatch(/^With the buyer’s conveyancer/)
  })

  it('says why nobody holds a case', () => {
    const held = holdCase(
      aCase(),
      { reason: 'probate', look_again_on: '2027-01-04' },
      eleanor,
      OPENED,
    )
    const aborted = abortCase(aCase(), { reason: 'buyer withdrew' }, eleanor, OPENED)
    expect(lineOf(held, '2026-09-30')).toBe('On hold since 22 Sep — probate. Review on 4 Jan 2027.')
    expect(lineOf(aborted, '2026-09-30')).toBe('Aborted on 22 Sep — buyer withdrew.')
    expect(held.conveyance.status).toBe('on_hold')
    expect(resumeCase(held, {}, at('2026-09-30')).conveyance.status).toBe('opening')
  })
})

describe('a holder set by hand', () => {
  const body = {
    party: 'chain',
    name: 'No. 9',
    what: 'a date',
    since: '2026-09-22',
    usual: null,
  } as const

  it('stands until it is cleared', () => {
    const set = setHolder(aCase(), body, OPENED)
    expect(set.events.map((it) => it.name)).toEqual(['conveyance.holder-changed'])
    expect(clearHolder(set, OPENED).conveyance.summary.holder?.party).toBe('us')
    expect(refusalOf(() => clearHolder(aCase(), OPENED)).status).toBe(409)
  })

  it('gives way when the next stage opens', () => {
    const set = setHolder(aCase(), body, OPENED)
    const inStage = withFacts(set, ['conflict_clear'])
    expect(inStage.conveyance.holder?.name).toBe('No. 9')
    const nextStage = workedUntil(set, 'official_copies_received', at('2026-09-25'))
    expect(nextStage.conveyance.holder).toBeNull()
  })

  it('cannot date from the future', () => {
    const ahead = { ...body, since: '2026-09-23' }
    expect(refusalOf(() => setHolder(aCase(), ahead, OPENED)).detail.fields).toHaveProperty('since')
  })
})

describe('chasing', () => {
  it('notes the day and the next: after 5, 5 and 3 working days, then nobody but a supervisor', () => {
    let records: CaseRecords = answered()
    const seen: (string | null | undefined)[] = []
    for (const day of ['2026-11-10', '2026-11-17', '2026-11-24', '2026-11-27']) {
      const chased = chase(records, { how: 'call' }, at(day))
      seen.push(taskOf(chased.plan, 'further-rounds')?.next_chase_on)
      records = chased
    }
    expect(seen).toEqual(['2026-11-17', '2026-11-24', '2026-11-27', null])
    expect(taskOf(records.plan, 'further-rounds')).toMatchObject({ chases: 4 })
    const { events } = chase(answered(), { how: 'email', note: 'Second letter' }, at('2026-11-10'))
    expect(events[0]).toMatchObject({
      name: 'conveyance.updated',
      detail: { title: 'Chased the buyer’s conveyancer', how: 'email', escalate: false },
    })
  })

  it('counts no weekend and no bank holiday to the next', () => {
    const chased = chase(answered(), { how: 'call' }, at('2026-12-22'))
    expect(taskOf(chased.plan, 'further-rounds')?.next_chase_on).toBe('2026-12-31')
  })

  it('keeps the day since which they have had it', () => {
    const chased = chase(answered(), { how: 'call' }, at('2026-11-20'))
    expect(holderAt(chased, '2026-11-20')).toMatchObject({
      since: '2026-11-03',
      chased_on: '2026-11-20',
      next_chase_on: '2026-11-27',
    })
  })

  it('goes to whoever a person set', () => {
    const set = setHolder(
      aCase(),
      { party: 'chain', name: null, what: 'a date', since: '2026-09-22', usual: 3 },
      OPENED,
    )
    expect(chase(set, { how: 'call' }, OPENED).conveyance.holder).toMatchObject({
      chased_on: '2026-09-22',
      next_chase_on: '2026-09-29',
      chases: 1,
    })
  })

  it('is refused while the case is with us', () => {
    expect(refusalOf(() => chase(aCase(), { how: 'call' }, OPENED)).code).toBe(
      'conveyance.nobody_to_chase',
    )
  })
})
