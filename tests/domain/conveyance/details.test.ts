import { describe, expect, it } from 'vitest'
import { setCounts } from '#domain/conveyance/counts'
import { setDetails } from '#domain/conveyance/details'
import { openEnquiries } from '#domain/conveyance/guards'
import { taskOf } from '#domain/conveyance/plan/plan'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, OPENED, tom, workedUntil } from './fixture.ts'

const change = (details: Parameters<typeof setDetails>[1]) => setDetails(aCase(), details, OPENED)

describe('changing details', () => {
  it('changes what is given, leaves the rest and names what changed', () => {
    const { conveyance, events } = change({ price: 415_000_00, nation: 'England' })
    expect(conveyance).toMatchObject({ price: 415_000_00, deposit: 41_250_00, version: 2 })
    expect(events).toMatchObject([{ name: 'conveyance.updated', changed: ['price'] }])
  })

  it('brings in the tasks that the case now needs', () => {
    const { plan } = change({ tenure: 'leasehold', flags: ['indemnity'] })
    expect(taskOf(plan, 'leasehold-pack')?.status).toBe('pending')
    expect(taskOf(plan, 'indemnity')?.status).toBe('pending')
    const back = setDetails({ ...change({ tenure: 'leasehold' }) }, { tenure: 'freehold' }, OPENED)
    expect(taskOf(back.plan, 'leasehold-pack')?.status).toBe('not_applicable')
  })

  it('opens a finished stage again where a task of it is now needed', () => {
    const worked = workedUntil(aCase(), 'contract_drafted', at('2026-10-05'))
    expect(worked.conveyance.summary.stage.n).toBe(3)
    const probate = setDetails(worked, { flags: ['probate'] }, at('2026-10-05'))
    expect(probate.conveyance.summary.stage.n).toBe(2)
    expect(taskOf(probate.plan, 'capacity-papers')?.status).toBe('waiting')
  })

  it('with a deposit above the price, or linked to itself, is refused', () => {
    expect(refusalOf(() => change({ price: 10_000_00 })).detail.fields).toHaveProperty('deposit')
    const linked = { id: 'v-1', ref: '26-S-01187', matter_type: 'sale' } as const
    expect(refusalOf(() => change({ linked })).detail.fields).toHaveProperty('linked')
  })
})

describe('counts from other nouns', () => {
  const sent = () => workedUntil(aCase(), 'enquiries_received', at('2026-10-15'))
  const NOW = at('2026-10-26')

  it('of enquiries raised record that they came', () => {
    const { conveyance, plan } = setCounts(
      sent(),
      { enquiries_raised: 11, enquiries_open: 11 },
      tom,
      NOW,
    )
    expect(conveyance.facts.enquiries_received?.at).toBe(NOW)
    expect(taskOf(plan, 'enquiries-received')?.status).toBe('done')
  })

  it('of a purchase record that we raised them', () => {
    const raised = setCounts(
      aCase('purchase'),
      { enquiries_raised: 3, enquiries_open: 3 },
      tom,
      NOW,
    )
    expect(raised.conveyance.facts).toHaveProperty('enquiries_raised')
    expect(raised.conveyance.facts).not.toHaveProperty('enquiries_received')
  })

  it('with none open prove that all are accepted, until another is raised', () => {
    const all = setCounts(sent(), { enquiries_raised: 11, enquiries_open: 0 }, tom, NOW)
    expect(all.conveyance.facts).toHaveProperty('enquiries_accepted')
    expect(taskOf(all.plan, 'further-rounds')?.status).toBe('done')
    const more = setCounts(all, { enquiries_raised: 12, enquiries_open: 1 }, tom, NOW)
    expect(more.conveyance.facts).not.toHaveProperty('enquiries_accepted')
    expect(taskOf(more.plan, 'enquiries-accepted')?.status).toBe('pending')
  })

  it('with a draft left prove nothing, and say that it is not sent', () => {
    const counts = { enquiries_raised: 11, enquiries_open: 0, enquiries_drafts: 1 }
    const drafted = setCounts(sent(), counts, tom, NOW)
    expect(drafted.conveyance.facts).not.toHaveProperty('enquiries_accepted')
    expect(openEnquiries(drafted.conveyance)?.what).toBe('1 enquiry is not sent')
    const both = setCounts(drafted, { enquiries_open: 2 }, tom, NOW)
    expect(openEnquiries(both.conveyance)?.what).toBe('2 enquiries are still open')
  })

  it('of documents make no new version', () => {
    const counted = setCounts(aCase(), { documents: 31 }, tom, NOW)
    expect(counted.conveyance).toMatchObject({ version: 1, counts: { documents: 31 } })
    expect(counted.events).toEqual([])
  })
})
