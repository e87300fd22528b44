import type { Pence } from '../money.ts'

/** 'clientBank', or with its case 'client:A'. */
export type AccountName = string

export type Side = 'debit' | 'credit'

const DEBIT_ACCOUNTS: ReadonlySet<string> = new Set([
  'clientBank',
  'designated',
  'officeBank',
  'office',
  'provider',
  'providerFees',
  'interestPaid',
  'badDebts',
])

const TRUST_ACCOUNTS: ReadonlySet<string> = new Set(['client', 'stakeholder', 'lender', 'suspense'])

const kindOf = (account: AccountName) => account.split(':', 1)[0] ?? ''

/** The case of an account; null for an account of the firm. */
export const caseOfAccount = (account: AccountName): string | null => account.split(':')[1] ?? null

/** The side on which an account grows. */
export const naturalSide = (account: AccountName): Side =>
  DEBIT_ACCOUNTS.has(kindOf(account)) ? 'debit' : 'credit'

/** Whether an account is money that the firm holds for others. */
export const isTrust = (account: AccountName) => TRUST_ACCOUNTS.has(kindOf(account))

/** Whether an account is a bank account with client money in it. */
export const isClientCash = (account: AccountName) =>
  account === 'clientBank' || kindOf(account) === 'designated'

export type Balances = Readonly<Record<AccountName, Pence>>

/** The balance of an account on its natural side; 0 for an account without rows. */
export const balanceOf = (balances: Balances, account: AccountName): Pence => balances[account] ?? 0
