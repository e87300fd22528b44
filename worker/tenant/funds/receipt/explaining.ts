import { assertAllowed, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { ReceiptExplanation } from '#domain/funds/receipt/bodies'
import { leftOfParts, toldParts } from '#domain/funds/receipt/explaining'
import type { FundsReceipt, FundsSource } from '#domain/funds/receipt/receipt'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { mayCheckIdentity } from '#domain/identity/acts'
import { formatPence, sum } from '#domain/money'
import { assertValid, notFound, stale } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { followRiskOf } from '#tenant/risk/following'
import type { RequestContext } from '#tenant/runtime/context'
import { type ReceiptCase, receiptCase } from './standing.ts'
import { fundsReceiptsOf } from './stored.ts'
import { caseReceipts } from './view.ts'

export type ReceiptAddress = { readonly id: string; readonly posting: string }

type Found = { readonly receipt: FundsReceipt | null; readonly amount: number; readonly n: number }

/** A receipt of the case, or a gift that waits in suspense, by the number of its posting; throws 404 for none. */
const receiptAt = ({ received, receipts, held }: ReceiptCase, posting: string): Found => {
  const n = Number(posting)
  const waiting = held.find(({ suspense }) => suspense === n)
  if (waiting) return { receipt: waiting, amount: waiting.amount, n }
  const money = received.find((it) => it.n === n && !it.isLender)
  if (money === undefined) throw notFound()
  return { receipt: receipts.find((it) => it.posting === n) ?? null, amount: money.amount, n }
}

const sourcesFrom = (of: ReceiptCase, sources: ReceiptExplanation['sources']): FundsSource[] =>
  toldParts(of.statements).flatMap(({ statement, part }) =>
    sources
      .filter((it) => it.part === part.id)
      .map(({ amount }) => ({ statement, part: part.id, amount })),
  )

/** What is wrong with the parts that a receipt is tied to. */
const sourceProblems = (
  of: ReceiptCase,
  { receipt, amount }: Found,
  sources: ReceiptExplanation['sources'],
): readonly string[] => {
  const others = of.receipts.filter(({ id }) => id !== receipt?.id)
  const left = leftOfParts(of.statements, others)
  const asked = new Map<string, number>()
  for (const it of sources) asked.set(it.part, (asked.get(it.part) ?? 0) + it.amount)
  return [
    ...(sum(sources.map((it) => it.amount)) > amount
      ? [`Together they are more than the receipt of ${formatPence(amount)}.`]
      : []),
    ...[...asked].flatMap(([part, wanted]) => {
      const most = left.get(part)
      if (most === undefined) return ['Choose a part of what the client has sent.']
      return wanted > most ? [`Only ${formatPence(Math.max(0, most))} is left of that part.`] : []
    }),
  ]
}

const save = (context: RequestContext, receipt: FundsReceipt) => {
  const records = fundsReceiptsOf(context.store)
  return receipt.version === 1 ? records.insert(receipt) : records.replace(receipt)
}

const recordExplained = (
  context: RequestContext,
  conveyance: Conveyance,
  { payer, amount, sources }: FundsReceipt,
  posting: number,
) => {
  const explained = sum(sources.map((it) => it.amount))
  const detail = { posting, payer, amount, explained }
  context.recordEvents(
    [{ name: 'funds-receipt.explained', ...ofCase(conveyance), changed: ['receipts'], detail }],
    staffOfCase(conveyance),
  )
}

const blank = (context: RequestContext, conveyance_id: string, { n, amount }: Found) => ({
  id: context.newId(),
  version: 0,
  conveyance_id,
  posting: n,
  suspense: null,
  amount,
  returned: null,
})

/** Whether a receipt of the case may be tied to these parts; a gift that waits in suspense may be named before its check. */
const mayTie = (
  { held, unchecked }: ReceiptCase,
  { id }: Pick<FundsReceipt, 'id'>,
  sources: ReceiptExplanation['sources'],
): Verdict =>
  refuseIf(
    !held.some((it) => it.id === id) && sources.some(({ part }) => unchecked.has(part)),
    'funds.giver_unchecked',
    'The identity of whoever gives money has to be checked first.',
  )

/**
 * Says from which account a receipt came and which parts of the narrative it is. Throws 404 for no receipt of the case,
 * 409 for a stale version or a giver who is not checked, 422 for more than a part or the receipt holds.
 */
export const explainReceipt = (
  context: RequestContext,
  { id, posting }: ReceiptAddress,
  { version, payer, bank, ending, sources }: ReceiptExplanation,
): CaseReceipts => {
  const conveyance = context.conveyances.get(id)
  const of = receiptCase(context, id)
  const found = receiptAt(of, posting)
  const before = found.receipt ?? blank(context, id, found)
  if (before.version !== version) throw stale(caseReceipts(context, id), null)
  assertAllowed(
    firstRefusal(mayCheckIdentity(context.person, conveyance), mayTie(of, before, sources)),
  )
  const problems = sourceProblems(of, found, sources)
  assertValid(problems.length > 0 ? { sources: problems } : {})
  const after = save(context, {
    ...before,
    version: version + 1,
    ...{ payer, bank, ending },
    sources: sourcesFrom(of, sources),
    recorded: stampOf(context),
  })
  recordExplained(context, conveyance, after, found.n)
  followRiskOf(context, id)
  return caseReceipts(context, id)
}
