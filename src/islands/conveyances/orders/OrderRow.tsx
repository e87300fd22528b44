import { Chip } from '#components/Marks.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type CaseOrder, isOutstanding, isOverdue, orderName } from '#domain/conveyance/order/order'
import { workingDaysLate } from '#domain/working-days'
import { amount } from '#islands/conveyances/overview/overview-parts.tsx'
import { daysLate, shortDate, today } from '#lib/format'
import type { OpenOrder } from './OrderForms.tsx'

type Props = { order: CaseOrder; why: string | undefined; onOpen: (open: OpenOrder) => void }

export const OrderRow = ({ order, why, onOpen }: Props) => (
  <tr className={order.cancelled ? 'over' : ''}>
    <td>
      <b className="med">{orderName(order)}</b>
      <small className="evidence">
        {order.provider}
        {order.reference && `, ${order.reference}`}
      </small>
    </td>
    <td className="num">{amount(order.cost)}</td>
    <td className="num">{shortDate(order.ordered_on)}</td>
    <td className="num">{order.expected_on ? shortDate(order.expected_on) : '–'}</td>
    <td>
      <Result order={order} />
    </td>
    <td className="num">{order.result?.expires_on ? shortDate(order.result.expires_on) : '–'}</td>
    <td>
      {order.cancelled ? null : (
        <RowMenu
          className="icon-btn"
          label={`Actions for ${orderName(order)}`}
          choices={choicesOf(order, why, onOpen)}
        />
      )}
    </td>
  </tr>
)

const Result = ({ order }: { order: CaseOrder }) => {
  const { result, cancelled, expected_on } = order
  if (cancelled)
    return (
      <>
        Cancelled by {cancelled.by.name}
        <small className="evidence">{cancelled.reason}</small>
      </>
    )
  if (result)
    return (
      <>
        <Chip tone={result.outcome === 'clear' ? 'good' : 'warn'}>
          {result.outcome === 'clear' ? 'Clear' : 'Matters found'}
        </Chip>{' '}
        {shortDate(result.delivered_on)}
        {result.note && <small className="evidence">{result.note}</small>}
      </>
    )
  return isOverdue(order, today()) && expected_on ? (
    <span className="bad">{daysLate(workingDaysLate(expected_on, today()))}</span>
  ) : (
    <span className="mute">Awaited</span>
  )
}

const choicesOf = (
  order: CaseOrder,
  why: string | undefined,
  onOpen: Props['onOpen'],
): readonly Choice[] => [
  {
    key: 'result',
    label: order.result ? 'Correct the result' : 'Record the result',
    icon: 'inbox',
    why,
    onChoose: () => onOpen({ name: 'result', order }),
  },
  {
    key: 'change',
    label: 'Change',
    icon: 'pen-line',
    why,
    onChoose: () => onOpen({ name: 'change', order }),
  },
  {
    key: 'cancel',
    label: 'Cancel the order',
    icon: 'ban',
    why: isOutstanding(order) ? why : 'This has been received, so it cannot be cancelled.',
    onChoose: () => onOpen({ name: 'cancel', order }),
  },
]
