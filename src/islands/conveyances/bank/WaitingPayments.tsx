import { Empty } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import { paymentStatuses } from '#domain/payment/labels'
import type { WaitingPayment } from '#domain/reconciliation/view'
import { money, shortDate } from '#lib/format'
import { href } from '#routes'

/** Payments of every case that wait for an approval, or to be sent; both are done on the case. */
export const WaitingPayments = ({ payments }: { payments: readonly WaitingPayment[] }) => (
  <section className="sec" aria-label="Payments waiting">
    <header>
      <h2>Payments waiting</h2>
      <span className="count">{payments.length}</span>
    </header>
    {payments.length === 0 ? (
      <Empty title="No payment is waiting" />
    ) : (
      <ul className="money-lines">
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              <a href={`${href('conveyances-id', { id: payment.conveyance_id })}?tab=money`}>
                {payment.ref}
              </a>
              <small className="evidence">
                {payment.to}, asked by {payment.asked_by}
              </small>
            </span>
            <b className="num">{money(payment.amount)}</b>
            <span>
              <Status tone={payment.status === 'asked' ? 'half' : 'acc'}>
                {paymentStatuses[payment.status]}
              </Status>
              <small className="evidence">due {shortDate(payment.due_on)}</small>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
