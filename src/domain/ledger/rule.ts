import type { LedgerAct } from './act.ts'
import type { Books, Draft } from './books.ts'

/** How one kind of act is posted, and what is checked before. */
export type LedgerRule = {
  /** Refuses what is no amount; runs before every other check. */
  readonly amounts: (act: LedgerAct) => void
  /** Whether it belongs to a case that must be open; 'any' also takes a closed one. */
  readonly case?: 'open' | 'any'
  /** Whether a case on hold refuses it. */
  readonly holds?: boolean
  /** Whether it brings money for which the firm needs a retainer. */
  readonly retainer?: boolean
  /** Whether it always moves client money, which a case with a third-party managed account refuses. */
  readonly clientMoney?: boolean
  /** 'people' asks for a second person, 'payee' also for checked details. */
  readonly approval?: 'people' | 'payee'
  readonly draft: (books: Books, act: LedgerAct) => Draft
}

export type LedgerRules = Readonly<Record<string, LedgerRule>>
