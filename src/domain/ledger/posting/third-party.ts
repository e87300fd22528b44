import { caseOfAccount, isClientCash, isTrust } from '../account.ts'
import type { LedgerAct } from '../act.ts'
import type { Books, Draft } from '../books.ts'
import { refuseIf } from '../reason.ts'
import type { LedgerRule } from '../rule.ts'

/** Who provides the third-party managed account of a case; undefined for a case without one. */
const managedBy = ({ setup }: Books, ref: string | null | undefined): string | undefined =>
  ref && Object.hasOwn(setup.cases, ref) ? setup.cases[ref]?.managedBy : undefined

const refuseManaged = (books: Books, refs: readonly (string | null | undefined)[]) =>
  refuseIf(
    refs.some((ref) => managedBy(books, ref) !== undefined),
    'third_party_account',
  )

/** The cases that an act names; a deposit is released `to` a party and not to a case. */
const namedIn = ({ act, case: ref, to }: LedgerAct) =>
  act === 'inter_case_transfer' ? [ref, to] : [ref]

/** Throws for an act that moves client money of a case which has a third-party managed account (SRA Accounts Rule 11). */
export const assertHeldHere = (books: Books, act: LedgerAct, { clientMoney }: LedgerRule) => {
  if (clientMoney === true) refuseManaged(books, namedIn(act))
}

/**
 * Throws where what an act comes to would touch client money of such a case, as a credit note that leaves too much paid.
 * What the bank took back has left already: it is booked, and the office replaces it, so that nothing is held after it.
 */
export const assertTouchesNoClientMoney = (books: Books, act: LedgerAct, { entries }: Draft) => {
  if (act.act === 'dishonour') return
  const touched = entries.flatMap(({ account }) =>
    isClientCash(account) || isTrust(account) ? [caseOfAccount(account)] : [],
  )
  if (touched.length > 0) refuseManaged(books, [...namedIn(act), ...touched])
}

/** Who provides the account of a case that an act or its entries would touch, and whose it is; null without one. */
export const providerFor = (books: Books, act: LedgerAct) => {
  const refs = [...namedIn(act), ...Object.keys(books.setup.cases)]
  const ref = refs.find((it) => managedBy(books, it) !== undefined)
  const provider = managedBy(books, ref)
  return provider === undefined ? null : { provider, isOther: ref !== act.case }
}
