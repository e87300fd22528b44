import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ClientRequest } from '#domain/payment-request/view'
import { type StartedBankPayment, startBankPayment } from '#stores/payment-request/bank'
import { amountBody, amountFields } from './amount-field.ts'
import { TestBank } from './TestBank.tsx'

type Props = { request: ClientRequest; isTest: boolean }

/** Pays all of a request, or a part of it, from the client’s own bank: on its page, or here with the test provider. */
export function PayByBank({ request, isTest }: Props) {
  const [started, setStarted] = useState<StartedBankPayment | null>(null)
  if (started !== null)
    return <TestBank request={request} started={started} onBack={() => setStarted(null)} />
  return (
    <>
      <p className="client-text">
        {isTest
          ? 'With the test bank of this demonstration. It moves no money.'
          : 'Choose your bank on the next page, and approve the payment there. Our account and the reference are filled in for you, and we never see how you sign in.'}
      </p>
      <SchemaForm
        schema={amountBody(request)}
        fields={amountFields(request)}
        of={`${request.id} bank`}
        start={{ amount: request.to_start }}
        submit={isTest ? 'Continue to the test bank' : 'Continue to your bank'}
        isBig
        onSubmit={async ({ amount }, key) => {
          const payment = await startBankPayment(request.id, amount, key)
          if (payment.url === null) setStarted(payment)
          else window.location.assign(payment.url)
        }}
      />
    </>
  )
}
