import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { type CaseOrder, costOf } from '#domain/conveyance/order/order'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { money } from '#lib/format'
import { $caseOrders } from '#stores/conveyance/order/orders'
import { type OpenOrder, OrderForms } from './OrderForms.tsx'
import { OrderRow } from './OrderRow.tsx'

/** Everything that was ordered for a case, with what came back. */
export default function CaseOrders({ caseFile }: { caseFile: CaseDetail }) {
  const orders = useStore($caseOrders)
  const [open, setOpen] = useState<OpenOrder | null>(null)
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const canChange = useCan('conveyance.update')
  return (
    <section className="case-part" aria-label="Searches and orders">
      <header className="row between">
        <h2 className="h2">Searches and orders</h2>
        {canChange && (
          <ActButton why={why} onPress={() => setOpen({ name: 'add' })}>
            Add an order
          </ActButton>
        )}
      </header>
      <Loaded from={orders} skeleton={<Skeleton rows={6} />} retry={() => $caseOrders.revalidate()}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="Nothing has been ordered">
              <p>Searches, official copies and packs, with what they cost and when they are due.</p>
            </Empty>
          ) : (
            <OrderTable orders={list} why={why} onOpen={setOpen} />
          )
        }
      </Loaded>
      <OrderForms open={open} onDone={() => setOpen(null)} />
    </section>
  )
}

type TableProps = {
  orders: readonly CaseOrder[]
  why: string | undefined
  onOpen: (open: OpenOrder) => void
}

const heads = ['Product', 'Cost', 'Ordered', 'Expected', 'Result', 'Expires', '']

const OrderTable = ({ orders, why, onOpen }: TableProps) => (
  <div className="wide-table">
    <table className="table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head || <span className="sr">Actions</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} why={why} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
    <p className="mute">Together {money(costOf(orders))}, VAT included.</p>
  </div>
)
