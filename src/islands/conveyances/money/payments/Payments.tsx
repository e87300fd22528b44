import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayAskPayment } from '#domain/payment/acts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { $caseLedger } from '#stores/ledger/ledger'
import { $casePayments } from '#stores/payment/payments'
import { type OpenPayment, PaymentForms } from './PaymentForms.tsx'
import { PaymentRow } from './PaymentRow.tsx'

const useReasonAgainstAsking = ({ conveyance }: CaseDetail) => {
  const { managed_by = null } = useStore($caseLedger).data ?? {}
  return reasonAgainst(mayAskPayment(useActingPerson(), conveyance, { managed_by }))
}

/** Client money that is to leave the case, with who asked and who approved. */
export const Payments = ({ caseFile }: { caseFile: CaseDetail }) => {
  const payments = useStore($casePayments)
  const [open, setOpen] = useState<OpenPayment | null>(null)
  const why = useReasonAgainstAsking(caseFile)
  const canAsk = useCan('conveyance.update')
  return (
    <section className="sec" aria-label="Payments">
      <header>
        <h2>Payments</h2>
        {canAsk && (
          <span className="end">
            <ActButton className="btn small" why={why} onPress={() => setOpen({ name: 'ask' })}>
              Ask for a payment
            </ActButton>
          </span>
        )}
      </header>
      <Loaded
        from={payments}
        skeleton={<Skeleton rows={3} />}
        retry={() => $casePayments.revalidate()}
      >
        {(list) =>
          list.length === 0 ? (
            <Empty title="No payments yet">
              <p>One person asks, another approves, and then it is sent through the bank.</p>
            </Empty>
          ) : (
            <ul className="money-lines">
              {list.toReversed().map((payment) => (
                <PaymentRow
                  key={payment.id}
                  caseFile={caseFile}
                  payment={payment}
                  onOpen={setOpen}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <PaymentForms open={open} caseFile={caseFile} onDone={() => setOpen(null)} />
    </section>
  )
}
