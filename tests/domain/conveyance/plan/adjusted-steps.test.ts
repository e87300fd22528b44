import { expect, it } from 'vitest'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { setDetails } from '#domain/conveyance/details'
import { adjustedText } from '#domain/conveyance/plan/adjusted-steps'
import { isSettled, tasksOf } from '#domain/conveyance/plan/plan'
import { aCase, at, OPENED, workedUntil } from '../fixture.ts'

type Details = Parameters<typeof setDetails>[1]

const textsOf = (records: CaseRecords, details: Details, now = OPENED) =>
  setDetails(records, details, now).events.flatMap((it) =>
    it.name === 'plan.adjusted' ? it.detail.steps.map(adjustedText) : [],
  )

it('the history says which steps a change of tenure adds and removes, and why', () => {
  const leasehold = setDetails(aCase(), { tenure: 'leasehold' }, OPENED)
  expect(textsOf(aCase(), { tenure: 'leasehold' })[0]).toMatch(
    /^Added, as the tenure is leasehold: “Order, pay for and get leasehold pack”/,
  )
  expect(textsOf(leasehold, { tenure: 'freehold' })[0]).toMatch(
    /^No longer part, as it applies only when the tenure is leasehold: “/,
  )
})

it('a lender who joins or leaves changes the steps, and another price or client none', () => {
  const purchase = aCase('purchase')
  const [text] = textsOf(purchase, { lender: null })
  expect(text).toMatch(/^No longer part, as it applies only when there is a lender: “/)
  expect(textsOf(purchase, { price: 420_000_00 })).toEqual([])
  const { clients } = purchase.conveyance
  expect(textsOf(purchase, { clients: clients.slice(0, 1) })[0]).toMatch(/number of clients/)
})

it('nothing that is done is lost when it no longer applies', () => {
  const now = at('2026-11-02')
  const worked = workedUntil(aCase('purchase'), 'report_sent', now)
  const done = tasksOf(worked.plan).filter(isSettled)
  const after = setDetails(worked, { lender: null, tenure: 'leasehold' }, now)
  const kept = new Map(tasksOf(after.plan).map((it) => [it.key, it]))
  for (const task of done) expect(kept.get(task.key)).toEqual(task)
})

it('the tax return falls due by the law of the nation, also when that is corrected later', () => {
  const now = at('2026-12-11')
  const exchanged = workedUntil(aCase('purchase'), 'tax_return_prepared', now)
  const dueOf = ({ conveyance }: CaseRecords) => conveyance.key_dates.sdlt_due_on
  expect(dueOf(exchanged)).toBe('2026-12-25')
  const welsh = setDetails(exchanged, { nation: 'Wales' }, now)
  expect(dueOf(welsh)).toBe('2027-01-10')
  const filing = (it: CaseRecords) => tasksOf(it.plan).find(({ key }) => key === 'tax-filed')
  expect([filing(exchanged)?.due_on, filing(welsh)?.due_on]).toEqual(['2026-12-21', '2027-01-06'])
})
