import type { Conveyance } from '#domain/conveyance/conveyance'
import { leftOfParts } from '#domain/funds/receipt/explaining'
import { receivedBy } from '#domain/funds/receipt/postings'
import type { FundsReceipt, FundsSource } from '#domain/funds/receipt/receipt'
import { tableOf } from '#tenant/core/table'
import { fundsReceiptDocument } from '#tenant/funds/receipt/document'
import { fundsOf } from '#tenant/funds/stored'
import { postingsOf } from '#tenant/ledger/postings'
import type { RequestContext } from '#tenant/runtime/context'
import { idAt } from '../ids.ts'
import type { World } from '../world.ts'

const MINUTE = 720
const account = { bank: 'Marches Building Society', ending: '5678' } as const

/** The parts that explain an amount, each as far as it goes. */
const sourcesFor = (
  left: ReadonlyMap<string, number>,
  statementOf: ReadonlyMap<string, string>,
  amount: number,
): FundsSource[] => {
  let rest = amount
  return [...statementOf].flatMap(([part, statement]) => {
    const taken = Math.min(rest, Math.max(0, left.get(part) ?? 0))
    rest -= taken
    return taken > 0 ? [{ statement, part, amount: taken }] : []
  })
}

/** Ties what each purchase received to what its clients said, as the fee earner did. */
export const tieReceipts = (
  { store }: RequestContext,
  world: World,
  cases: readonly { readonly conveyance: Conveyance }[],
) => {
  for (const { conveyance } of cases) {
    const { id, clients, fee_earner } = conveyance
    const statements = fundsOf(store).ofCase(id)
    const statementOf = new Map(
      statements.flatMap((it) =>
        // What clients pay themselves is none of what others give them.
        it.parts.filter(({ kind }) => kind !== 'gift').map((part) => [part.id, it.id] as const),
      ),
    )
    const tied: FundsReceipt[] = []
    if (statementOf.size === 0) continue
    for (const { n, on, amount, isLender } of receivedBy(postingsOf(store).ofCase(id), id)) {
      const sources = sourcesFor(leftOfParts(statements, tied), statementOf, amount)
      if (isLender || sources.length === 0) continue
      const at = world.calendar.at(on, MINUTE)
      const receipt: FundsReceipt = {
        ...{ id: idAt(world.random.fork(`receipt ${n}`), at), version: 1, conveyance_id: id },
        ...{ posting: n, suspense: null, amount, payer: clients[0]?.name ?? '', ...account },
        ...{ sources, recorded: { by: fee_earner, at }, returned: null },
      }
      tied.push(tableOf(store, fundsReceiptDocument).insert(receipt))
    }
  }
}
