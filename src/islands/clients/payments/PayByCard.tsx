import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ClientRequest } from '#domain/payment-request/view'
import { type StartedCheckout, startCheckout } from '#stores/payment-request/client'
import { amountBody, amountFields } from './amount-field.ts'
import { TestCard } from './TestCard.tsx'

type Props = { request: ClientRequest; isTest: boolean }

/** Pays all of a request, or a part of it, by card: on the provider’s page, or here with the test provider. */
export const PayByCard = ({ request, isTest }: Props) => {
  const [started, setStarted] = useState<StartedCheckout | null>(null)
  if (started !== null)
    return <TestCard request={request} started={started} onBack={() => setStarted(null)} />
  return (
    <>
      <p className="client-text">
        {isTest
          ? 'By the test provider of this demonstration. It asks for no card and moves no money.'
          : 'By card, on the page of our card provider. There is no charge for paying by card, and we never see the number.'}
      </p>
      <SchemaForm
        schema={amountBody(request)}
        fields={amountFields(request)}
        of={`${request.id} pay`}
        start={{ amount: request.to_start }}
        submit={isTest ? 'Continue to the test payment' : 'Continue to pay by card'}
        isBig
        onSubmit={async ({ amount }, key) => {
          const checkout = await startCheckout(request.id, amount, key)
          if (checkout.url === null) setStarted(checkout)
          else window.location.assign(checkout.url)
        }}
      />
    </>
  )
}
