import { describe, expect, test } from 'vitest'
import { blankFigures, type CaseFigures } from '#domain/completion-statement/figures'
import { statementText } from '#domain/completion-statement/paper'
import { statementFor } from '#domain/completion-statement/statement'
import { blankTitle } from '#domain/conveyance/title/title'
import { openBooks } from '#domain/ledger/books'
import { caseLedgerOf } from '#domain/ledger/case-view'
import { homeFacts, lockedTo } from '../../support/tax-facts.ts'
import { aCase } from '../conveyance/fixture.ts'

const firm = { brand: { name: 'Harcourt & Vane', strapline: '', hue: 163, chroma: 0.08 } }

const emptyLedger = caseLedgerOf(
  openBooks({ regulator: 'SRA', today: '2026-11-30', cases: {} }),
  [],
  { caseRef: 'A', today: '2026-11-30' },
)

const billOf = (left: number) => ({
  number: 'B-00001',
  on: '2026-11-30',
  narrative: 'Sale',
  net: left,
  vat: 0,
  disbursements: 0,
  total: left,
  credited: 0,
  paid: 0,
  left,
  unpaid: 0,
  takeable: left,
})

// The worked example: sale £320,000.00, redeemed with 12 days' interest.
const soldFor = (completion: string) => {
  const { conveyance } = aCase('sale', { price: 320_000_00 })
  return {
    conveyance: {
      ...conveyance,
      key_dates: { ...conveyance.key_dates, completion_on: completion },
    },
    title: {
      ...blankTitle('A'),
      redemptions: [
        {
          lender: 'Severn Building Society',
          account: null,
          figure: 121_640_83,
          on: '2026-11-16',
          daily_rate: 19_56,
          valid_to: '2026-12-15',
        },
      ],
    },
    ledger: { ...emptyLedger, bills: [billOf(1_260_00)] },
    figures: { ...blankFigures('A'), agent: 4_608_00 },
    depositSent: 0,
  }
}

describe('the statement of a sale', () => {
  test('gives the balance of the worked example', () => {
    const { balance, lines } = statementFor(soldFor('2026-11-28'))
    expect(balance).toBe(192_256_45)
    expect(lines).toContainEqual({
      label: 'Mortgage redemption',
      amount: -121_875_55,
      is_estimate: false,
    })
  })

  test('says what is an estimate and what is missing after the figure has expired', () => {
    const { lines, missing } = statementFor(soldFor('2026-12-18'))
    expect(lines.find(({ label }) => label === 'Mortgage redemption')?.is_estimate).toBe(true)
    expect(missing).toEqual(['A redemption figure for the completion date'])
  })
})

test('before a redemption figure the loan stands in, as an estimate', () => {
  const sold = soldFor('2026-11-28')
  const { lines } = statementFor({ ...sold, title: blankTitle('A') })
  expect(lines).toContainEqual({
    label: 'Mortgage redemption',
    amount: -(sold.conveyance.lender?.amount ?? 0),
    is_estimate: true,
  })
})

describe('the statement of a purchase', () => {
  const { conveyance } = aCase('purchase', { price: 345_000_00 })
  const homeFigures = { ...blankFigures('A'), tax_facts: homeFacts }
  const from = {
    conveyance,
    title: blankTitle('A'),
    ledger: { ...emptyLedger, client: 3_500_00, bills: [billOf(2_190_00)] },
    figures: {
      ...homeFigures,
      tax: lockedTo({ conveyance, figures: homeFigures }),
    },
    depositSent: 0,
  }

  test('asks for the price, the tax and our bill less what is held', () => {
    const advance = conveyance.lender?.amount ?? 0
    expect(statementFor(from).balance).toBe(-(354_440_00 - 3_500_00 - advance))
  })

  test('is not final before the tax is locked', () => {
    const open = { ...from, figures: blankFigures('A') }
    expect(statementFor(open).missing).toContain('The tax figure, locked')
  })

  test('says that its balance is before tax until the tax is locked', () => {
    const text = (figures: CaseFigures) => {
      const view = statementFor({ ...from, figures })
      const paper = statementText(conveyance, view, {
        firm,
        today: '2026-11-30',
      })
      return [view.is_before_tax, paper.parts[0]?.rows?.at(-1)?.label]
    }
    expect(text(from.figures)).toEqual([false, 'Due from you'])
    expect(text(blankFigures('A'))).toEqual([true, 'Due from you, before tax'])
  })

  test('leaves out a tax that was locked to another price, and names what changed', () => {
    const dearer = { ...from, conveyance: { ...conveyance, price: 360_000_00 } }
    const { is_before_tax, missing, lines } = statementFor(dearer)
    expect([is_before_tax, lines.some(({ label }) => label === 'Tax')]).toEqual([true, false])
    expect(missing).toEqual([
      'The tax figure, locked again since this changed: chargeable consideration',
    ])
  })

  test('has the registration fee beside our bill until the bill has it', () => {
    const figures = {
      ...from.figures,
      tax_facts: { ...homeFacts, registration: 'whole' as const },
    }
    const feeIn = (ledger: typeof from.ledger) =>
      statementFor({ ...from, figures, ledger }).lines.filter(
        ({ label }) => label === 'Land Registry fee',
      )
    expect(feeIn(from.ledger)).toEqual([])
    expect(feeIn({ ...from.ledger, bills: [] })).toEqual([
      { label: 'Land Registry fee', amount: -150_00, is_estimate: true },
    ])
  })

  test('counts nothing as a deposit that was not sent', () => {
    const { balance } = statementFor(from)
    expect(statementFor({ ...from, depositSent: 34_500_00 }).balance).toBe(balance + 34_500_00)
  })
})
