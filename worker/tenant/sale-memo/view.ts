import type { SaleMemo } from '#domain/sale-memo/memo'
import { missingIn } from '#domain/sale-memo/missing'
import type { SaleMemoView } from '#domain/sale-memo/view'
import type { RequestContext } from '#tenant/runtime/context'
import { candidatesFor } from './matching.ts'
import { outlookOf } from './outlook.ts'
import { memoTwin, twinsOf } from './twins.ts'

/** A memo with what it may be about, and what confirming it would do. */
export const memoView = (context: RequestContext, memo: SaleMemo): SaleMemoView => ({
  memo,
  candidates: memo.status === 'to_check' ? candidatesFor(context, memo.facts) : [],
  twins: twinsOf(context, memo).map(memoTwin),
  missing: [...missingIn(memo)],
  outlook: outlookOf(context, memo),
})
