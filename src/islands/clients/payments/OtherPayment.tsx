import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientPayments } from '#domain/payment-request/view'
import { BankWarning } from '#islands/clients/BankWarning.tsx'
import { ClientOnly } from '#islands/clients/ClientOnly.tsx'
import { MessagePage } from '#islands/clients/MessagePage.tsx'
import { $route } from '#stores/chrome/route'
import { $clientPayments, tellOfPayment } from '#stores/payment-request/client'
import { noticeOf, OtherValues, otherFields, otherStart } from './other-fields.ts'
import { ToldNotices } from './ToldNotices.tsx'

/** Where a client tells us of a payment that we did not ask for, or that somebody else pays. */
export default function OtherPayment() {
  return (
    <ClientOnly needs="pay">
      <Page />
    </ClientOnly>
  )
}

const Page = () => (
  <MessagePage title="Other payment">
    <p className="client-text">
      Tell us before somebody else pays for you, or before you pay something that we have not asked
      for. The law asks us to know where money comes from. Money that we do not expect may go back
      to the account that it came from.
    </p>
    <Loaded
      from={useStore($clientPayments)}
      skeleton={<Skeleton rows={8} />}
      retry={() => $clientPayments.revalidate()}
    >
      {(payments) => (
        <>
          <Told payments={payments} />
          <BankWarning />
        </>
      )}
    </Loaded>
  </MessagePage>
)

const Told = ({ payments }: { payments: ClientPayments }) => {
  const { search } = useStore($route)
  const [count, setCount] = useState(0)
  const asked = new URLSearchParams(search).get('case')
  const first = payments.cases.find(({ id }) => id === asked) ?? payments.cases[0]
  if (first === undefined)
    return (
      <p className="client-text">
        Your case will open when we start work. Until then, there is nothing to pay.
      </p>
    )
  return (
    <>
      <ToldNotices payments={payments} />
      <SchemaForm
        key={count}
        schema={OtherValues}
        fields={otherFields(payments)}
        of="payment-notice"
        start={otherStart(first.id)}
        submit="Tell us"
        isBig
        onSubmit={async (typed, key) => {
          await tellOfPayment(noticeOf(typed), key)
          setCount(count + 1)
        }}
      />
    </>
  )
}
