import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import {
  PackOrderCancellation,
  PackOrderEntry,
  PackOrderPlacing,
} from '#domain/sale-ready-pack/order/bodies'
import type { PackOrder } from '#domain/sale-ready-pack/order/order'
import type { ForSale, PackView } from '#domain/sale-ready-pack/view'
import { today } from '#lib/format'
import { cancelPackOrder, orderItem, placeOrder } from '#stores/sale-ready-pack/ordering'
import type { OpenForm } from './open-form.ts'

type Props = { view: PackView; open: OpenForm; onDone: () => void }

/** The form that is open for an item: to order it, to record how it was placed, or to cancel it. */
export default function OrderForms({ view, open, onDone }: Props) {
  if (open.name === 'order') return <ToOrder view={view} product={open.product} onDone={onDone} />
  if (open.name === 'place') return <ToPlace view={view} {...open} onDone={onDone} />
  return <ToCancel view={view} order={open.order} onDone={onDone} />
}

const cost = z._default(PackOrderEntry.shape.cost, null)
const Order = z.object({ cost })
const Placing = z.object({
  provider: PackOrderPlacing.shape.provider,
  reference: z._default(PackOrderPlacing.shape.reference, null),
  cost,
  on: PackOrderPlacing.shape.on,
})
const Cancellation = z.pick(PackOrderCancellation, { reason: true })

const priceField = ({ source, hint }: ForSale): FormField => ({
  name: 'cost',
  label: 'Price, VAT included',
  kind: 'money',
  width: 'w3',
  ...(source || hint ? { hint: source ?? hint ?? '' } : {}),
})

type OrderProps = { view: PackView; product: ForSale; onDone: () => void }

const whatFollows = ({ charged_to }: PackView) =>
  charged_to === null
    ? 'There is no case yet: the list of packs shows it under “To order”, and the case that is opened for this sale will bear the cost.'
    : `${charged_to} gets a task to place it, and bears the cost once it is placed.`

const ToOrder = ({ view, product, onDone }: OrderProps) => (
  <>
    <p>
      {product.name}
      {product.provider && `, from ${product.provider}`}. No provider is connected, so nothing is
      sent from here: somebody has to place the order. {whatFollows(view)}
    </p>
    <SchemaForm
      of={`order ${view.pack.id} ${product.item}`}
      schema={Order}
      fields={[priceField(product)]}
      start={{ cost: product.cost }}
      version={view.pack.version}
      submit="Record the order"
      onCancel={onDone}
      onSubmit={async (body, key, version) => {
        await orderItem({ id: view.pack.id, version }, { ...body, item: product.item }, key)
        onDone()
      }}
    />
  </>
)

type PlaceProps = OrderProps & { order: PackOrder }

const ToPlace = ({ view: { pack }, order, product, onDone }: PlaceProps) => (
  <>
    <p>{order.name}. Record it once you have placed it with the provider.</p>
    <SchemaForm
      of={`place ${order.id}`}
      schema={Placing}
      fields={[
        { name: 'provider', label: 'Placed with', kind: 'text', width: 'w3' },
        { name: 'reference', label: 'Reference (optional)', kind: 'text', width: 'w3' },
        { ...priceField(product), label: 'What it costs, VAT included' },
        { name: 'on', label: 'Placed on', kind: 'date', width: 'w3', quick: ['today'] },
      ]}
      start={{ provider: product.provider, reference: '', cost: order.cost, on: today() }}
      version={pack.version}
      submit="Record as placed"
      onCancel={onDone}
      onSubmit={async (body, key, version) => {
        await placeOrder({ id: pack.id, version }, order.id, body, key)
        onDone()
      }}
    />
  </>
)

type CancelProps = Pick<PlaceProps, 'view' | 'order' | 'onDone'>

const ToCancel = ({ view: { pack }, order, onDone }: CancelProps) => (
  <>
    <p>
      {order.name}.{' '}
      {order.placed
        ? 'Cancel it with the provider as well: nothing is sent from here.'
        : 'Nobody has placed it.'}
    </p>
    <SchemaForm
      of={`cancel ${order.id}`}
      schema={Cancellation}
      fields={[{ name: 'reason', label: 'Why it is not needed', kind: 'text', width: 'w6' }]}
      start={{ reason: '' }}
      version={pack.version}
      submit="Cancel the order"
      danger
      onCancel={onDone}
      onSubmit={async ({ reason }, key, version) => {
        await cancelPackOrder({ id: pack.id, version }, order.id, reason, key)
        onDone()
      }}
    />
  </>
)
