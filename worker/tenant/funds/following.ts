import type { Conveyance } from '#domain/conveyance/conveyance'
import { reopened } from '#domain/funds/changing'
import { followFunds } from '#domain/funds/fact'
import { followRiskOf } from '#tenant/risk/following'
import type { RequestContext } from '#tenant/runtime/context'
import { fundsOf } from './stored.ts'
import { fundsCaseOf } from './view.ts'

/** Records or takes back what a case holds of its source of funds. */
export const followFundsOf = (context: RequestContext, conveyanceId: string) => {
  const records = context.conveyances.records(conveyanceId)
  const change = followFunds(records, fundsCaseOf(context, records.conveyance), context.now)
  if (change !== null) context.conveyances.keep(change, records.conveyance.version)
  followRiskOf(context, conveyanceId)
}

const moneyOf = ({ price, lender }: Conveyance) => JSON.stringify([price, lender?.amount ?? null])

/** Opens statements that were accepted again because the price or the loan is another one than before. */
export const followPrice = (context: RequestContext, before: Conveyance) => {
  if (moneyOf(before) === moneyOf(context.conveyances.get(before.id))) return
  const statements = fundsOf(context.store)
  for (const it of statements.ofCase(before.id))
    if (it.status === 'accepted' || it.status === 'second_person')
      statements.save(reopened(it, 'The price or the loan has changed', context))
  followFundsOf(context, before.id)
}
