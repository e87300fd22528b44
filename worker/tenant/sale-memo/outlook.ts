import { mayChangeStage, mayInstruct } from '#domain/quote/case/acts'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { priceDifference } from '#domain/sale-memo/matching'
import type { SaleMemo } from '#domain/sale-memo/memo'
import type { MemoOutlook } from '#domain/sale-memo/view'
import type { RequestContext } from '#tenant/runtime/context'
import { findTarget, type MemoTarget } from './targets.ts'
import { memoTwin, twinsOf } from './twins.ts'

/** Whether confirming may open the case: the client has accepted the quote, and nothing is missing. */
export const canOpenCase = (it: QuoteCase, today: string) =>
  it.status === 'accepted' && mayInstruct(it, today, false) === true

const ofQuote = (it: QuoteCase, today: string) => {
  if (mayChangeStage(it) !== true) return []
  const moves = it.sale_stage === 'sold' ? [] : [`Quote ${it.number} moves to “offer accepted”.`]
  return canOpenCase(it, today)
    ? moves
    : [...moves, 'Confirming does not open the case: the client accepts the quote first.']
}

const sentencesOf = ({ record }: MemoTarget, memo: SaleMemo, today: string) => {
  if (record.kind === 'quote-case') return ofQuote(record.it, today)
  if (record.kind === 'lead')
    return [`Lead ${record.it.number} becomes sold, with the other side and the day of exchange.`]
  const { ref, price, facts, other_side } = record.it
  const isNewPrice = !facts.exchanged && memo.facts.price !== null && memo.facts.price !== price
  return [
    ...(isNewPrice ? [`The price of case ${ref} becomes the one of the memo.`] : []),
    ...(other_side === null ? [`Case ${ref} gets the other side’s firm.`] : []),
  ]
}

/** What confirming the memo would do now. */
export const outlookOf = (context: RequestContext, memo: SaleMemo): MemoOutlook => {
  const target = memo.match === null ? null : findTarget(context, memo.match)
  const quote = target?.record.kind === 'quote-case' ? target.record.it : null
  const replaces = twinsOf(context, memo).find(({ status }) => status === 'confirmed')
  const [property] = target?.properties ?? []
  return {
    sentences: target === null ? [] : [...sentencesOf(target, memo, context.today), ...told(memo)],
    can_open_case: quote !== null && canOpenCase(quote, context.today),
    replaces: replaces === undefined ? null : memoTwin(replaces),
    price_difference: priceDifference(memo.facts.price, property?.price ?? null),
  }
}

const told = ({ facts }: SaleMemo) => [
  facts.agent_email === ''
    ? 'The client and those who work on it are told. The agent is not: no email address is entered.'
    : 'The client, the agent and those who work on it are told.',
]
