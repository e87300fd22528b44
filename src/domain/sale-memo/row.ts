import { doubtsIn } from './doubts.ts'
import { memoTitle, type SaleMemo } from './memo.ts'
import { missingIn } from './missing.ts'
import type { AgentMemo, SaleMemoRow } from './view.ts'

const namesOf = ({ facts: { sellers, buyers } }: SaleMemo) =>
  [sellers, buyers].map((side) => side.map(({ name }) => name).join(', ')).filter(Boolean)

/** A memo as a row of the list. */
export const saleMemoRow = (memo: SaleMemo): SaleMemoRow => ({
  id: memo.id,
  version: memo.version,
  status: memo.status,
  source: memo.source,
  title: memoTitle(memo),
  postcode: memo.facts.postcode,
  price: memo.facts.price,
  agency: memo.facts.agency,
  parties: namesOf(memo).join(' to '),
  match: memo.match,
  missing: missingIn(memo).length,
  doubts: memo.status === 'to_check' ? doubtsIn(memo).length : 0,
  received_at: memo.received_at,
  received_by: memo.received_by.name,
  target_exchange_on: memo.facts.target_exchange_on,
})

/** A memo for the agent who sent it, without what staff have found. */
export const agentMemo = (memo: SaleMemo): AgentMemo => ({
  id: memo.id,
  title: memoTitle(memo),
  name: memo.file?.name ?? '',
  received_at: memo.received_at,
  status: memo.status,
  missing: [...(memo.requests.at(-1)?.missing ?? [])],
})
