import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { OrderCancellation } from '#domain/conveyance/order/bodies'
import { type CaseOrder, orderName } from '#domain/conveyance/order/order'
import { addOrder, cancelOrder, changeOrder, recordResult } from '#stores/conveyance/order/orders'
import {
  OrderValues,
  orderFields,
  orderStart,
  ResultValues,
  resultFields,
  resultStart,
} from './order-fields.ts'

export type OpenOrder =
  | { readonly name: 'add' }
  | { readonly name: 'change' | 'result' | 'cancel'; readonly order: CaseOrder }

const titles = {
  add: 'Add an order',
  change: 'Change the order',
  result: 'Record the result',
  cancel: 'Cancel the order',
}

type Props = { open: OpenOrder | null; onDone: () => void }

/** The form that is open over an order. */
export const OrderForms = ({ open, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'add']} open={open !== null} onClose={onDone}>
    {open && open.name !== 'add' && <p>{orderName(open.order)}</p>}
    {open && <OpenForm open={open} onDone={onDone} />}
  </Dialog>
)

const OpenForm = ({ open, onDone }: { open: OpenOrder; onDone: () => void }) => {
  if (open.name === 'result') return <ResultForm order={open.order} onDone={onDone} />
  if (open.name === 'cancel') return <CancelForm order={open.order} onDone={onDone} />
  const order = open.name === 'change' ? open.order : undefined
  return (
    <SchemaForm
      schema={OrderValues}
      submit={order ? 'Save order' : 'Add order'}
      of={order?.id}
      onCancel={onDone}
      start={orderStart(order)}
      fields={orderFields}
      onSubmit={async (body, key) => {
        await (order ? changeOrder(order, body, key) : addOrder(body, key))
        onDone()
      }}
    />
  )
}

type FormProps = { order: CaseOrder; onDone: () => void }

const ResultForm = ({ order, onDone }: FormProps) => (
  <SchemaForm
    schema={ResultValues}
    submit="Record result"
    of={order.id}
    onCancel={onDone}
    start={resultStart(order)}
    fields={resultFields(order.product)}
    onSubmit={async (body, key) => {
      await recordResult(order, body, key)
      onDone()
    }}
  />
)

const Cancellation = z.omit(OrderCancellation, { version: true })

const CancelForm = ({ order, onDone }: FormProps) => (
  <SchemaForm
    schema={Cancellation}
    submit="Cancel the order"
    of={order.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
    onSubmit={async ({ reason }, key) => {
      await cancelOrder(order, reason, key)
      onDone()
    }}
  />
)
