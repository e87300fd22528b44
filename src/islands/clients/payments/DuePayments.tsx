import { useStore } from '@nanostores/react'
import { isToPay } from '#domain/payment-request/client'
import { useHelping } from '#islands/clients/delegates/use-helping.ts'
import { firm } from '#lib/firm'
import { money, plainDate } from '#lib/format'
import { href } from '#routes'
import { $clientPayments } from '#stores/payment-request/client'

/** Whether it is known what is due; what lies below would move before that. */
export const useArePaymentsKnown = (): boolean => {
  const { data, error } = useStore($clientPayments)
  return useHelping() !== null || data !== undefined || error !== undefined
}

/** What the client has to pay, with the way to pay it; nothing while there is nothing. */
export function DuePayments() {
  const { data, error } = useStore($clientPayments)
  const due = (data?.requests ?? [])
    .filter(isToPay)
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))
  const [first] = due
  if (data === undefined && error !== undefined) return <NotLoaded />
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

const NotLoaded = () => (
  <section className="my-part">
    <p role="status">We could not load your payments.</p>
    <button type="button" className="btn big" onClick={() => $clientPayments.revalidate()}>
      Try again
    </button>
  </section>
)
