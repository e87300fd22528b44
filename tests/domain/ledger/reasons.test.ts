import { describe, expect, test } from 'vitest'
import { approved, type Given, posted } from './support/books.ts'

const money = { act: 'receive_client', amount: 100_000, method: 'faster_payment' }
const pay = { act: 'pay_client', amount: 10_000, purpose: 'search', ...approved }
const bill = { act: 'bill', bill: 'B1', fees: 50_000, vatRate: 20 }
const transfer = { act: 'transfer_costs', bill: 'B1', amount: 60_000 }
const reverse = { act: 'reverse', of: 1 }
const card = {
  act: 'webhook',
  payment: 'p1',
  account: 'acct_firm',
  signature: 'valid',
  ageSeconds: 300,
}
const paid = { ...card, event: 'e1', type: 'succeeded', amount: 60_000 }
const statement = {
  figure: 50_000,
  daily: 100,
  figureDate: '2026-11-01',
  validTo: '2026-11-01',
}
const closing = { act: 'close_month', month: '2026-10', bankBalance: 0, by: 'cashier' }
const charity = { act: 'residual_to_charity', charity: '1', stepsRecorded: true, ...approved }
const stakeholder = { act: 'stakeholder_deposit', amount: 5_000 }
const lender = { act: 'receive_lender', amount: 5_000 }
const agency = { act: 'pay_office', amount: 12_000, treatment: 'agency' }
const invoice = { act: 'incur_disbursement', amount: 12_000, vat: 2_000, treatment: 'principal' }
const loss = { act: 'write_off', side: 'office', amount: 60_000 }
const move = { act: 'inter_case_transfer', amount: 5_000, by: 'cashier', approvedBy: 'partner' }

type Row = readonly [string, ...(readonly Given[])]

const titled = (rows: readonly Row[]) => rows.map(([title, ...acts]) => [title, acts] as const)

/** The last act of each is refused for the reason, those before are posted. */
const refusals: Row[] = [
  ['amount_invalid', { ...money, amount: '1e3' }],
  ['amount_invalid', { ...bill, fees: 0 }],
  ['amount_invalid', money, { ...money, amount: Number.MAX_SAFE_INTEGER }],
  ['insufficient_client_funds', money, { ...pay, amount: 100_001 }],
  ['insufficient_client_funds', stakeholder, pay],
  ['insufficient_client_funds', money, { act: 'designate', amount: 95_000 }, pay],
  ['uncleared_funds', { ...money, method: 'cheque' }, pay],
  ['uncleared_funds', { ...money, date: '2026-11-05' }, pay],
  ['no_bill_delivered', money, transfer],
  ['no_bill_delivered', { act: 'receive_office', amount: 1 }],
  ['no_bill_delivered', bill, reverse, money, transfer],
  ['exceeds_bill', money, bill, { ...transfer, amount: 60_001 }],
  ['exceeds_bill', bill, { act: 'abate', bill: 'B1', amount: 50_001 }],
  [
    'disbursement_not_yet_paid',
    money,
    { ...bill, agency: 12_000 },
    { ...transfer, amount: 60_001 },
  ],
  [
    'disbursement_not_yet_paid',
    money,
    invoice,
    { ...bill, principal: 10_000 },
    { ...transfer, amount: 70_000 },
  ],
  ['bill_of_another_case', money, { ...bill, case: 'B' }, transfer],
  ['duplicate_bill', bill, { ...bill, case: 'B' }],
  ['bill_part_paid', bill, money, transfer, reverse],
  ['bill_part_paid', bill, { act: 'receive_office', amount: 1, bill: 'B1' }, reverse],
  [
    'stakeholder_not_released',
    stakeholder,
    { ...stakeholder, act: 'release_stakeholder', event: 'exchange', to: 'seller' },
  ],
  ['lender_money_not_released', lender, { ...lender, act: 'release_lender', event: 'exchange' }],
  ['sdlt_differs_from_locked', money, { act: 'pay_sdlt', amount: 1, ...approved }],
  ['sdlt_differs_from_locked', money, { ...pay, purpose: 'sdlt' }],
  [
    'redemption_statement_expired',
    money,
    { act: 'redeem', amount: 50_100, statement, ...approved },
  ],
  [
    'redemption_differs_from_statement',
    money,
    { act: 'redeem', date: '2026-11-01', amount: 50_001, statement, ...approved },
  ],
  ['redemption_differs_from_statement', money, { ...pay, purpose: 'redemption' }],
  ['no_authority', money, { ...move, to: 'P' }],
  ['cross_case_use', money, { ...move, to: 'B', authority: 'written' }],
  ['unknown_case', { ...money, case: 'toString' }],
  ['unknown_case', money, { ...move, to: 'Z', authority: 'written' }],
  ['case_closed', { ...money, case: 'X' }],
  ['case_closed', { act: 'close_case' }, money],
  [
    'case_closed',
    { ...money, amount: 5_000 },
    { ...move, to: 'P', authority: 'written' },
    { act: 'close_case' },
    { act: 'reverse', of: 2 },
  ],
  ['case_closed', { act: 'bank_interest', account: 'designated', case: 'X', amount: 1 }],
  ['case_on_hold', { ...money, case: 'H' }, { ...pay, case: 'H' }],
  ['case_on_hold', { ...bill, case: 'H' }, { ...money, case: 'H' }, { ...transfer, case: 'H' }],
  [
    'parts_do_not_add_up',
    bill,
    { act: 'receive_mixed', bill: 'B1', amount: 3, officePart: 1, clientPart: 1 },
  ],
  ['client_money_in_office', bill, { act: 'receive_office', bill: 'B1', amount: 60_001 }],
  ['exceeds_suspense', { act: 'return_suspense', amount: 1, ...approved }],
  ['exceeds_creditor', invoice, { act: 'pay_supplier', amount: 12_001 }],
  ['exceeds_creditor', invoice, { act: 'pay_supplier', amount: 1 }, reverse],
  ['exceeds_debt', bill, { ...loss, amount: 60_001 }],
  ['exceeds_debt', { act: 'vat_relief', amount: 1, monthsOverdue: 6 }],
  ['already_reversed', money, reverse, reverse],
  ['already_reversed', money, { act: 'dishonour', of: 1 }, reverse],
  ['nothing_to_reverse', reverse],
  ['nothing_to_reverse', money, { act: 'reverse', of: 7 }],
  ['residual_steps_missing', money, { ...charity, amount: 100_000, stepsRecorded: false }],
  ['residual_must_be_whole', money, { ...charity, amount: 50_000 }],
  ['residual_over_limit', { ...money, amount: 50_001 }, { ...charity, amount: 50_001 }],
  ['client_money_cannot_be_written_off', money, { ...loss, side: 'client', amount: 1 }],
  ['vat_relief_too_early', bill, loss, { act: 'vat_relief', amount: 10_000, monthsOverdue: 5 }],
  ['sign_off_missing', { ...closing, signedBy: 'cashier', signedAs: 'COFA' }],
  ['sign_off_missing', { ...closing, signedBy: 'fee earner', signedAs: 'fee earner' }],
  ['reconciliation_difference', { ...closing, bankBalance: 1, signedBy: 'c', signedAs: 'manager' }],
  [
    'month_already_closed',
    { ...closing, signedBy: 'c', signedAs: 'COFA' },
    { ...closing, signedBy: 'c', signedAs: 'COFA' },
  ],
  [
    'closed_period',
    { ...closing, signedBy: 'c', signedAs: 'COFA' },
    { ...money, date: '2026-10-31' },
  ],
  ['future_date', { ...money, date: '2026-12-01' }],
  ['future_date', { ...closing, month: '2026-11', signedBy: 'c', signedAs: 'COFA' }],
  ['idempotency_mismatch', { ...money, key: 'k' }, { ...money, key: 'k', purpose: 'deposit' }],
  ['bank_line_already_posted', { ...money, bankRef: 'L1' }, { ...money, case: 'B', bankRef: 'L1' }],
  ['payee_not_verified', money, { ...pay, payee: 'changed' }],
  ['second_approval_missing', money, { ...pay, approvedBy: undefined }],
  [
    'second_approval_missing',
    lender,
    { ...lender, act: 'return_lender', by: 'a', approvedBy: 'a' },
  ],
  ['banking_facility', money, { ...pay, purpose: 'unrelated' }],
  ['no_regulated_service', { ...money, case: 'N' }],
  ['third_party_account', { ...money, case: 'M' }],
  ['third_party_account', money, { ...move, to: 'M', authority: 'written' }],
  ['card_not_for_client_money', { ...money, method: 'card' }],
  ['card_not_for_client_money', paid],
  ['balance_remains', bill, { act: 'close_case' }],
  ['undertaking_open', { act: 'close_case', case: 'U' }],
  ['bad_signature', bill, { ...paid, signature: undefined }],
  ['stale_signature', bill, { ...paid, ageSeconds: 301 }],
  ['foreign_account', bill, { ...paid, account: 'acct_other' }],
  [
    'refund_exceeds_payment',
    bill,
    paid,
    { ...card, event: 'e2', type: 'refunded', amount: 60_001 },
  ],
]

/** The last act of each is posted. */
const acceptances: readonly Row[] = [
  [
    'a bill whose supplier has been paid',
    invoice,
    { ...bill, principal: 10_000 },
    { act: 'pay_supplier', amount: 12_000 },
    money,
    { ...transfer, amount: 72_000 },
  ],
  [
    'a bank line after its posting was reversed',
    { ...money, bankRef: 'L1' },
    reverse,
    { ...money, case: 'B', bankRef: 'L1' },
  ],
  ['a receipt on a case reopened', { act: 'close_case' }, { act: 'reopen_case' }, money],
  ['a key that a refused act left free', { ...money, case: 'Z', key: 'k' }, { ...money, key: 'k' }],
  [
    'a cheque of Friday spent on Monday',
    { ...money, method: 'cheque', date: '2026-11-06' },
    { ...pay, date: '2026-11-09' },
  ],
  [
    'a stakeholder deposit back to the buyer',
    stakeholder,
    { ...stakeholder, act: 'release_stakeholder', event: 'agreement', to: 'buyer', ...approved },
  ],
]

describe('an act is refused and changes nothing', () => {
  test.each(titled(refusals))('%s', (reason, acts) => {
    const { balances, reasons } = posted(acts)
    expect(reasons).toEqual({ [acts.length]: reason })
    expect(balances).toEqual(posted(acts.slice(0, -1)).balances)
  })
})

describe('an act is posted', () => {
  test.each(titled(acceptances))('%s', (_, acts) => {
    const { reasons } = posted(acts)
    expect(Object.keys(reasons)).not.toContain(String(acts.length))
  })

  test('a repaid supplier gives back what the client paid for it', () => {
    const { balances } = posted([
      money,
      agency,
      { ...bill, agency: 12_000 },
      { ...transfer, amount: 72_000 },
      { act: 'reverse', of: 2 },
    ])
    expect(balances).toMatchObject({ 'client:A': 40_000, clientBank: 40_000, officeBank: 60_000 })
    expect(balances).not.toHaveProperty('office:A')
  })

  test('an abatement after payment goes back to the client, and no bill is paid twice', () => {
    const acts = [money, bill, transfer, { act: 'abate', bill: 'B1', amount: 10_000 }]
    expect(posted(acts).balances).toEqual({
      'client:A': 52_000,
      clientBank: 52_000,
      officeBank: 48_000,
      profitCosts: 40_000,
      vat: 8_000,
    })
    expect(posted([...acts, { ...transfer, amount: 1 }]).reasons).toEqual({ 5: 'exceeds_bill' })
  })

  test('a mixed receipt that the bank takes back is replaced from the office', () => {
    const mixed = {
      act: 'receive_mixed',
      bill: 'B1',
      amount: 100_000,
      officePart: 60_000,
      clientPart: 40_000,
    }
    const { balances, books } = posted([bill, mixed, { act: 'dishonour', of: 2 }])
    expect(balances).toEqual({ 'office:A': 60_000, profitCosts: 50_000, vat: 10_000 })
    expect(books.postings.at(-1)?.breach).toEqual({ case: 'A', amount: 60_000 })
  })
})
