import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { PaymentTimesEntry } from '#domain/payment/times/api'
import { schemeClose, type PaymentTimes as Times } from '#domain/payment/times/times'
import { useCan } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { $paymentTimes, setPaymentTimes } from '#stores/payment/times'

/** Until when the bank takes a payment on a day, and when contracts ask for the money. */
export default function PaymentTimes() {
  return (
    <section className="sec" aria-label="Payment times">
      <Loaded
        from={useStore($paymentTimes)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $paymentTimes.revalidate()}
      >
        {(times) => <Shown times={times} />}
      </Loaded>
    </section>
  )
}

const Shown = ({ times }: { times: Times }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header>
        <h2>Payment times</h2>
        {useCan('payments.update') && (
          <span className="end">
            <button type="button" className="btn small" onClick={() => setOpen(true)}>
              Change
            </button>
          </span>
        )}
      </header>
      <p>
        {times.cut_off === null
          ? `The bank’s own cut-off for CHAPS is not entered. Until it is, the close of the scheme counts: ${schemeClose(today())}.`
          : `The bank takes CHAPS payments until ${times.cut_off}, entered by ${times.by?.name}.`}{' '}
        Contracts ask for completion money by {times.contract_time}.
      </p>
      <Dialog title="Change the payment times" open={isOpen} onClose={() => setOpen(false)}>
        <TimesForm times={times} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const TimesForm = ({ times, onDone }: { times: Times; onDone: () => void }) => (
  <SchemaForm
    schema={z.omit(PaymentTimesEntry, { version: true })}
    submit="Save the times"
    of="payment-times"
    onCancel={onDone}
    start={{ cut_off: times.cut_off ?? '', contract_time: times.contract_time }}
    fields={[
      {
        name: 'cut_off',
        label: 'The bank’s cut-off for CHAPS',
        hint: `As the bank told you; CHAPS itself closes at ${schemeClose(today())}.`,
        kind: 'time',
      },
      {
        name: 'contract_time',
        label: 'Contract time',
        hint: 'After it completion counts as on the next working day.',
        kind: 'time',
      },
    ]}
    onSubmit={async (body, key) => {
      await setPaymentTimes(body, times.version, key)
      onDone()
    }}
  />
)
