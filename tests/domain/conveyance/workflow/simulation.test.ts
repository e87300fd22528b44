import { describe, expect, it } from 'vitest'
import type { CaseFields } from '#domain/conveyance/workflow/condition'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { edited } from '#domain/conveyance/workflow/editing/editing'
import { type Simulation, simulate } from '#domain/conveyance/workflow/simulation/simulation'

const { sale, purchase } = defaultWorkflows
const fields: CaseFields = {
  matter_type: 'purchase',
  tenure: 'leasehold',
  nation: 'England',
  price: 30_000_000,
  lender: true,
  linked: false,
  agency: true,
  client_count: 2,
  flags: [],
}
const instructed_on = '2026-09-22'
const stepOf = ({ milestones }: Simulation, key: string) =>
  milestones.flatMap((it) => it.steps).find((it) => it.key === key)

describe('a simulated case', () => {
  it('leaves out the steps whose condition does not hold, and what follows starts as early', () => {
    const withLender = simulate(purchase, { fields, instructed_on })
    const cash = simulate(purchase, { fields: { ...fields, lender: false }, instructed_on })
    expect(stepOf(withLender, 'mortgage-offer')).toMatchObject({ applies: true })
    expect(stepOf(cash, 'mortgage-offer')).toEqual({
      key: 'mortgage-offer',
      number: stepOf(withLender, 'mortgage-offer')?.number,
      title: stepOf(withLender, 'mortgage-offer')?.title,
      applies: false,
      starts_on: null,
      ends_on: null,
    })
    expect(stepOf(cash, 'report')?.applies).toBe(true)
    expect(cash.ends_on <= withLender.ends_on).toBe(true)
  })

  it('starts each step on the day on which the last that it waits for ends', () => {
    const simulation = simulate(sale, { fields, instructed_on })
    const [conflict, risk] = ['conflict-check', 'risk-assessment'].map((it) =>
      stepOf(simulation, it),
    )
    expect(conflict).toMatchObject({ starts_on: '2026-09-22', ends_on: '2026-09-23' })
    expect(risk?.starts_on).toBe('2026-09-23')
    expect(simulation.working_days).toBe(
      simulation.milestones.reduce((sum, it) => sum + it.working_days, 0),
    )
  })

  it('takes as long as its steps took, where that is known', () => {
    const taken = { 'conflict-check': 20 }
    const simulation = simulate(sale, { fields, instructed_on, taken })
    expect(stepOf(simulation, 'conflict-check')?.ends_on).toBe('2026-10-20')
  })

  it('ends although a step waits for itself, which never starts', () => {
    const circular = edited(sale, {
      act: 'change_step',
      step: 'conflict-check',
      fields: { depends_on: ['identity'] },
    })
    const simulation = simulate(circular, { fields, instructed_on })
    expect(stepOf(simulation, 'identity')).toMatchObject({ applies: true, starts_on: null })
    expect(stepOf(simulation, 'welcome-call')?.starts_on).toBe('2026-09-22')
  })
})
