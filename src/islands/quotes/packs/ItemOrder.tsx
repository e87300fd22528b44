import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { openOrderOf, type PackOrder } from '#domain/sale-ready-pack/order/order'
import type { StandingItem } from '#domain/sale-ready-pack/standing'
import type { ForSale, PackView } from '#domain/sale-ready-pack/view'
import { dayOf, money, shortDate } from '#lib/format'
import type { OpenForm } from './open-form.ts'

const OrderForms = lazy(() => import('./OrderForms.tsx'))

const titles = {
  order: 'Order this item',
  place: 'Record as placed',
  cancel: 'Cancel the order',
}

type Props = { view: PackView; of: StandingItem; why: string | undefined }

/** What was ordered for an item that the pack lacks, or the way to order it. */
export const ItemOrder = ({ view, of: { item, state }, why }: Props) => {
  const [open, setOpen] = useState<OpenForm | null>(null)
  const product = view.for_sale.find((it) => it.item === item.key)
  const order = openOrderOf(view.pack, item.key)
  const isLacking = state === 'missing' || state === 'stale'
  if (product === undefined || (order === null && !isLacking)) return null
  return (
    <span className="pack-order">
      {order ? (
        <Ordered order={order} product={product} why={why} onOpen={setOpen} />
      ) : (
        <ActButton
          className="btn small"
          why={why}
          onPress={() => setOpen({ name: 'order', product })}
        >
          Order{product.cost !== null && ` for ${money(product.cost)}`}
          <span className="sr">: {item.label}</span>
        </ActButton>
      )}
      <Dialog
        title={titles[open?.name ?? 'order']}
        open={open !== null}
        onClose={() => setOpen(null)}
      >
        <Suspense>
          {open && <OrderForms view={view} open={open} onDone={() => setOpen(null)} />}
        </Suspense>
      </Dialog>
    </span>
  )
}

type OrderedProps = {
  order: PackOrder
  product: ForSale
  why: string | undefined
  onOpen: (open: OpenForm) => void
}

const Ordered = ({ order, product, why, onOpen }: OrderedProps) => (
  <>
    <small className="mute">{orderText(order)}</small>
    {order.placed === null && (
      <ActButton
        className="btn small"
        why={why}
        onPress={() => onOpen({ name: 'place', order, product })}
      >
        Record as placed<span className="sr">: {order.name}</span>
      </ActButton>
    )}
    <ActButton
      className="btn small"
      why={why}
      onPress={() => onOpen({ name: 'cancel', order, product })}
    >
      Cancel<span className="sr"> the order: {order.name}</span>
    </ActButton>
  </>
)

/** 'Somebody has to place this order: £14.00, Sara Oduya, 29 Nov.' */
const orderText = ({ ordered, placed, cost }: PackOrder) => {
  const price = cost === null ? 'price not known yet' : money(cost)
  if (placed === null)
    return `Somebody has to place this order: ${price}, ${ordered.by.name}, ${shortDate(dayOf(ordered.at))}.`
  const reference = placed.reference ? `, ${placed.reference}` : ''
  return `Ordered from ${placed.provider}${reference}, ${shortDate(placed.on)}, ${price}. Not received yet.`
}
