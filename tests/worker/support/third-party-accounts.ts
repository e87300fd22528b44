import { expect } from 'vitest'
import { aCaseDocument } from './document/filed.ts'
import type { Caller } from './firm.ts'
import { aLedgerCase, today } from './ledgers.ts'

type Set = Pick<
  Awaited<ReturnType<typeof aLedgerCase>>,
  'firm' | 'id' | 'path' | 'cashier' | 'other' | 'owner'
>

/** A case with a letter to its client, and what may be done about an account of a third party. */
export const managedCaseOf = async <Of extends Set>(set: Of) => {
  const { firm, id, path, cashier, other, owner } = set
  const letter = await aCaseDocument(firm, id, 'Letter on the managed account.pdf')
  const all = `${path}/third-party-accounts`
  const entry = {
    ...{ provider: 'Alder Escrow', firm_reference: '900123', reference: 'AE-4471' },
    ...{ told_on: today, told_by: letter, authorisation: null },
  }
  const propose = (more: object = {}, by: Caller = cashier) => by.post(all, { ...entry, ...more })
  const view = async () => (await owner.get(all)).body.data
  const one = async () => `${all}/${(await view()).accounts.at(-1).id}`
  const agree = async (version = 1, by: Caller = other) =>
    by.send('PUT', `${await one()}/agreement`, { version })
  const state = async (version: number, balance: number, on = today) =>
    cashier.post(`${await one()}/statements`, { version, on, balance, document: letter })
  const end = async (version: number) =>
    other.send('PUT', `${await one()}/end`, { version, on: today, reason: 'Completed' })
  const begin = async (more: object = {}) => {
    expect((await propose(more)).status).toBe(200)
    return agree()
  }
  return { ...set, letter, all, propose, view, one, agree, state, end, begin }
}

export const aManagedCase = async (matter: 'sale' | 'purchase' = 'sale') =>
  managedCaseOf(await aLedgerCase(matter))

/** The code of a refusal. */
export const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code
