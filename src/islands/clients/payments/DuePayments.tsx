import { useStore } from '@nanostores/react'
import { isToPay } from '#domain/payment-request/client'
import { firm } from '#lib/firm'
import { money, plainDate } from '#lib/format'
import { href } from '#routes'
import { $clientPayments } from '#stores/payment-request/client'

/** What the client has to pay, with the way to pay it; nothing while there is nothing. */
export default function DuePayments() {
  const due = (useStore($clientPayments).data?.requests ?? [])
    .filter(isToPay)
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))
  const [first] = due
  if (first === undefined) return null
  return (
    <section className="my-part">
      <h3>
        To pay: {money(first.left)} by {plainDate(first.due_on)}
      </h3>
      <p>{first.narrative}</p>
      <a className="btn main big" href={href('clients-payment', {}, firm.audience)}>
        {due.length === 1 ? 'See how to pay' : `See all ${due.length} payments`}
      </a>
    </section>
  )
}
