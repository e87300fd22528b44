import { describe, expect, it } from 'vitest'
import { agentDelay, agentNeeds, lastStep, nextStep } from '#domain/agent/case-progress'
import { abortCase } from '#domain/conveyance/abortion'
import { holdCase } from '#domain/conveyance/hold'
import { setHolder } from '#domain/conveyance/plan/holder-setting'
import type { Party } from '#domain/party'
import { aCase, at, eleanor, OPENED, withFacts, workedUntil } from '../conveyance/fixture.ts'

const keys = { released_at: '2026-12-11T12:00:00.000Z', handover: null }
const heldBy = (party: Party) =>
  setHolder(
    withFacts(aCase(), ['memo_confirmed']),
    { party, name: null, what: 'The AML file', since: '2026-09-22', usual: 3 },
    OPENED,
  ).conveyance

describe('a case as its agent follows it', () => {
  it('says which stage was done last and which comes next, and nothing of what clients show us', () => {
    const asked = workedUntil(aCase(), 'enquiries_accepted', at('2026-11-03'))
    expect(lastStep(asked.plan)).toEqual({ name: 'Contract pack', on: '2026-11-03' })
    expect(nextStep(asked.plan, asked.conveyance)).toEqual({
      name: 'Ready to exchange',
      on: '2026-11-27',
    })
    const begun = aCase('purchase')
    expect(lastStep(begun.plan)).toBeNull()
    const held = holdCase(
      asked,
      { reason: 'AML', look_again_on: '2027-01-04' },
      eleanor,
      at('2026-11-04'),
    )
    expect(nextStep(held.plan, held.conveyance)).toBeNull()
    expect(
      JSON.stringify([lastStep(held.plan), nextStep(begun.plan, begun.conveyance)]),
    ).not.toMatch(/AML|fund|money|identity/i)
  })

  it('says that a day is at risk once it has passed, or somebody takes twice as long as usual', () => {
    const asked = workedUntil(aCase(), 'enquiries_accepted', at('2026-11-03')).conveyance
    expect(agentDelay(asked, '2026-11-27')).toBeNull()
    expect(agentDelay(asked, '2026-11-28')).toBe('The target has passed')
    const exchanged = workedUntil(aCase(), 'exchange_told', at('2026-11-27')).conveyance
    expect(agentDelay(exchanged, '2026-12-11')).toBeNull()
    expect(agentDelay(exchanged, '2026-12-12')).toBe('Completion is not recorded yet')
    const holder = asked.summary.holder && { ...asked.summary.holder, tone: 'bad' as const }
    const late = { ...asked, summary: { ...asked.summary, holder } }
    expect(agentDelay(late, '2026-11-20')).toBe('Taking much longer than usual')
    const held = holdCase(
      { conveyance: late, plan: aCase().plan },
      { reason: 'AML', look_again_on: '2027-01-04' },
      eleanor,
      at('2026-11-20'),
    )
    expect(agentDelay(held.conveyance, '2026-12-20')).toBeNull()
  })

  it('asks the agent for the memo of a sale, for the keys, and for what the case waits for from them', () => {
    expect(agentNeeds(aCase().conveyance, null)).toEqual(['memo'])
    expect(agentNeeds(aCase('purchase').conveyance, null)).toEqual([])
    const confirmed = withFacts(aCase(), ['memo_confirmed']).conveyance
    expect(agentNeeds(confirmed, null)).toEqual([])
    expect(agentNeeds(confirmed, keys)).toEqual(['keys'])
    expect(agentNeeds(confirmed, { ...keys, handover: {} })).toEqual([])
    expect(agentNeeds(heldBy('chain'), null)).toEqual(['chain'])
    expect(agentNeeds(heldBy('agent'), null)).toEqual(['answer'])
    const held = holdCase(
      aCase(),
      { reason: 'AML', look_again_on: '2027-01-04' },
      eleanor,
      at('2026-11-20'),
    )
    expect(agentNeeds(held.conveyance, null)).toEqual([])
    const aborted = abortCase(aCase(), { reason: 'AML' }, eleanor, OPENED)
    expect(agentNeeds(aborted.conveyance, null)).toEqual([])
  })
})
