import { describe, expect, test } from 'vitest'
import { completionCaseOf } from '#domain/conveyance/completion-day/case'
import { chainsOf } from '#domain/conveyance/completion-day/chains'
import { dayTotals } from '#domain/conveyance/completion-day/money'
import { approveEvidence } from '#domain/conveyance/evidence/approval'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { staff } from '../../user/people.ts'
import { aCase, at, eleanor, tom, workedUntil } from '../fixture.ts'

const day = at('2026-12-11')
const payment = {
  task: 'funds-sent',
  who: 'Brookes Tanner',
  seen: 'Account verified by telephone',
  on: '2026-12-11',
  how: 'bank',
  amount: 371_250_00,
} as const
const readyToSend = () => workedUntil(aCase('purchase'), 'funds_sent', day)

const acting = ({ id }: typeof eleanor) => staff(['conveyance.update'], { id })

describe('a payment on completion day', () => {
  test('is asked for by one person and approved by another', () => {
    const asked = recordEvidence(readyToSend(), payment, eleanor, day)
    const [own] = completionCaseOf(asked, acting(eleanor)).releases
    expect(own).toMatchObject({ task: 'funds-sent', by: eleanor, at: day })
    expect(own?.approve_blocked).toBe('You recorded this, so somebody else has to approve it.')
    const [theirs] = completionCaseOf(asked, acting(tom)).releases
    expect(theirs?.approve_blocked).toBeNull()
  })

  test('is money out only once it is approved, and names both', () => {
    const asked = recordEvidence(readyToSend(), payment, eleanor, day)
    expect(completionCaseOf(asked, acting(tom)).money_out).toEqual([])
    const approved = approveEvidence(asked, { task: 'funds-sent' }, tom, day)
    const shown = completionCaseOf(approved, acting(tom))
    expect(shown.releases).toEqual([])
    expect(shown.money_out).toEqual([
      { fact: 'funds_sent', amount: 371_250_00, at: day, by: tom, asked_by: eleanor },
    ])
    expect(dayTotals([shown]).money_out).toEqual({ amount: 371_250_00, missing: 0 })
  })

  test('adds up recorded amounts alone, and says how many there are not', () => {
    const moved = (amount: number | null) => {
      return { fact: 'funds_sent' as const, amount, at: day, by: tom, asked_by: null }
    }
    const totals = dayTotals([
      { money_in: [moved(null)], money_out: [moved(1_000_00), moved(null)] },
      { money_in: [], money_out: [moved(250_00)] },
    ])
    expect(totals).toEqual({
      money_in: { amount: null, missing: 1 },
      money_out: { amount: 1_250_00, missing: 1 },
    })
  })

  test('keeps a purchase from completing until it is approved', () => {
    const asked = recordEvidence(readyToSend(), payment, eleanor, day)
    const blockers = completionCaseOf(asked, acting(tom)).blockers.map(({ what }) => what)
    expect(blockers).toEqual(['Completion money sent'])
    const approved = approveEvidence(asked, { task: 'funds-sent' }, tom, day)
    expect(completionCaseOf(approved, acting(tom)).blockers).toEqual([])
  })

  test('that redeems a mortgage needs a second person as well', () => {
    const sale = workedUntil(aCase(), 'mortgage_redeemed', day)
    const asked = recordEvidence(
      sale,
      { ...payment, task: 'mortgage-redeemed', who: 'Severn Building Society' },
      eleanor,
      day,
    )
    expect(asked.conveyance.facts.mortgage_redeemed).toBeUndefined()
    expect(completionCaseOf(asked, acting(tom)).releases).toMatchObject([
      { fact: 'mortgage_redeemed', by: eleanor },
    ])
  })
})

describe('the chains of a day', () => {
  const caseWith = (id: string, more: object = {}) => ({
    ...completionCaseOf(aCase(), acting(tom)),
    id,
    ...more,
  })

  test('hold linked cases together, whichever names the other', () => {
    const sale = caseWith('sale')
    const purchase = caseWith('purchase', { linked_id: 'sale' })
    const other = caseWith('other', { linked_id: 'not-today' })
    const idsOf = (cases: Parameters<typeof chainsOf>[0]) =>
      chainsOf(cases).map((chain) => chain.cases.map(({ id }) => id))
    expect(idsOf([sale, other, purchase])).toEqual([['sale', 'purchase'], ['other']])
    expect(idsOf([purchase, other, sale])).toEqual([['purchase', 'sale'], ['other']])
  })

  test('come in the order in which they need somebody: approvals first, finished ones last', () => {
    const asked = recordEvidence(readyToSend(), payment, eleanor, day)
    const waiting = { ...completionCaseOf(asked, acting(tom)), id: 'waiting' }
    const done = caseWith('done', { completed_at: day })
    const chains = chainsOf([done, caseWith('open'), waiting])
    expect(chains.map(({ id }) => id)).toEqual(['waiting', 'open', 'done'])
  })
})
