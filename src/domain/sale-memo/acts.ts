import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { mayAccessMemo } from './access.ts'
import { memoStatusLabels } from './labels.ts'
import type { SaleMemo, SaleMemoStatus } from './memo.ts'
import { missingIn } from './missing.ts'

export type SaleMemoAct = 'change' | 'confirm' | 'ask' | 'reject' | 'fall_through'

const hasStatus = ({ status }: SaleMemo, allowed: readonly SaleMemoStatus[], next: string) =>
  refuseIf(
    !allowed.includes(status),
    `sale-memo.is_${status}`,
    `This memo is marked “${memoStatusLabels[status]}”. ${next}`,
  )

export const mayChangeMemo = (memo: SaleMemo): Verdict =>
  hasStatus(memo, ['to_check'], 'Add the new memo as one of its own.')

/** Whether a memo may be confirmed: it names a property and a price, and what it is about. */
export const mayConfirmMemo = (memo: SaleMemo): Verdict =>
  firstRefusal(
    hasStatus(memo, ['to_check'], 'Only a memo that waits to be checked can be confirmed.'),
    refuseIf(
      memo.facts.address === '',
      'sale-memo.no_address',
      'The memo does not say which property it is about. Enter the address, or ask the agent.',
    ),
    refuseIf(
      memo.facts.price === null,
      'sale-memo.no_price',
      'The memo does not state the agreed price. Enter it, or ask the agent.',
    ),
    refuseIf(
      memo.match === null,
      'sale-memo.no_match',
      'Choose the quote, lead or case that the memo is about first.',
    ),
  )

/** Whether the agent can be asked: something is missing, and there is an address to write to. */
export const mayAskAgent = (memo: SaleMemo): Verdict =>
  firstRefusal(
    hasStatus(memo, ['to_check', 'confirmed'], 'There is nothing more to ask.'),
    refuseIf(missingIn(memo).length === 0, 'sale-memo.complete', 'Nothing is missing.'),
    refuseIf(
      memo.facts.agent_email === '',
      'sale-memo.no_agent',
      'Enter the agent’s email address first.',
    ),
  )

export const mayRejectMemo = (memo: SaleMemo): Verdict =>
  hasStatus(memo, ['to_check'], 'Only a memo that waits to be checked can be rejected.')

export const mayFallThrough = (memo: SaleMemo): Verdict =>
  hasStatus(memo, ['confirmed'], 'Only a confirmed sale can fall through.')

/** What somebody may do with a memo, and why not. */
export const saleMemoActs = (memo: SaleMemo, person: ActingPerson): Acts<SaleMemoAct> => {
  const access = mayAccessMemo(person, memo)
  const creator = firstRefusal(mayChangeWith(person, ['sale-memos.create']), access)
  const checker = firstRefusal(mayChangeWith(person, ['sale-memos.update']), access)
  return {
    change: firstRefusal(creator, mayChangeMemo(memo)),
    ask: firstRefusal(creator, mayAskAgent(memo)),
    confirm: firstRefusal(checker, mayConfirmMemo(memo)),
    reject: firstRefusal(checker, mayRejectMemo(memo)),
    fall_through: firstRefusal(checker, mayFallThrough(memo)),
  }
}
