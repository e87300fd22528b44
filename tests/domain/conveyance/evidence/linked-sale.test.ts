import { describe, expect, it } from 'vitest'
import { followLinkedSale } from '#domain/conveyance/evidence/linked-sale'
import { taskOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, workedUntil } from '../fixture.ts'

const linked = { id: 'v-2', ref: '26-S-00042', matter_type: 'sale' } as const
const now = at('2026-11-20')
const reported = () => workedUntil(aCase('purchase', { linked }), 'linked_sale_ready', now)
const sale = (status: 'opening' | 'ready_to_exchange' | 'on_hold') => ({ ...linked, status })

describe('“Linked sale ready”', () => {
  it('cannot be ticked: it follows from the sale, which is named', () => {
    const refusal = refusalOf(() => completeTask(reported(), { task: 'linked-sale' }, eleanor, now))
    expect(refusal.code).toBe('fact.follows_linked_sale')
    expect(refusal.detail.missing).toEqual([{ what: 'Sale 26-S-00042', href: '/conveyances/v-2' }])
  })

  it('is done when the sale is ready, and undone when it is no longer', () => {
    expect(followLinkedSale(reported(), sale('opening'), eleanor, now)).toBeNull()
    const ready = followLinkedSale(reported(), sale('ready_to_exchange'), eleanor, now)
    if (ready === null) throw new Error('nothing followed')
    expect(taskOf(ready.plan, 'linked-sale')?.status).toBe('done')
    const held = followLinkedSale(ready, sale('on_hold'), eleanor, now)
    expect(held?.conveyance.facts.linked_sale_ready).toBeUndefined()
    expect(held?.events[0]?.detail).toEqual({
      title: 'Linked sale 26-S-00042 is no longer ready',
    })
  })

  it('stays once contracts are exchanged, which relied on it', () => {
    const exchanged = workedUntil(aCase('purchase', { linked }), 'exchange_told', at('2026-11-27'))
    expect(followLinkedSale(exchanged, sale('on_hold'), eleanor, now)).toBeNull()
  })
})
