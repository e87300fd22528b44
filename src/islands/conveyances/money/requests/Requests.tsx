import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayAskForPayment } from '#domain/payment-request/acts'
import type { CasePaymentRequests } from '#domain/payment-request/view'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { $paymentRequests } from '#stores/payment-request/requests'
import { Notices } from './Notices.tsx'
import { type OpenRequest, RequestForms } from './RequestForms.tsx'
import { RequestRow } from './RequestRow.tsx'

type CaseProps = { caseFile: CaseDetail }

/** What the clients of a case are asked to pay, and what came of it. */
export default function Requests({ caseFile }: CaseProps) {
  const requests = useStore($paymentRequests)
  const [open, setOpen] = useState<OpenRequest | null>(null)
  const why = reasonAgainst(mayAskForPayment(useActingPerson(), caseFile.conveyance))
  const canAsk = useCan('conveyance.update')
  return (
    <section className="sec requests" aria-label="Requests">
      <header>
        <h2>Requests</h2>
        {canAsk && (
          <span className="end">
            <ActButton className="btn small" why={why} onPress={() => setOpen({ name: 'ask' })}>
              Request a payment
            </ActButton>
          </span>
        )}
      </header>
      <Loaded
        from={requests}
        skeleton={<Skeleton rows={3} />}
        retry={() => $paymentRequests.revalidate()}
      >
        {(it) => <Asked caseFile={caseFile} asked={it} onOpen={setOpen} />}
      </Loaded>
      <RequestForms open={open} caseFile={caseFile} onDone={() => setOpen(null)} />
    </section>
  )
}

type AskedProps = CaseProps & {
  asked: CasePaymentRequests
  onOpen: (open: OpenRequest) => void
}

const cards = {
  none: 'Clients cannot pay by card: no card provider is set up.',
  test: 'Clients pay our bills by the test provider. It moves no money.',
  stripe: 'Clients can pay our bills by card.',
}

const Asked = ({ caseFile, asked: { requests, notices, card }, onOpen }: AskedProps) => (
  <>
    {requests.length === 0 ? (
      <Empty title="Nothing has been asked for">
        <p>Ask the client for money on account, a deposit or our bill. {cards[card]}</p>
      </Empty>
    ) : (
      <>
        <ul className="money-lines request-lines">
          {requests.toReversed().map((it) => (
            <RequestRow key={it.id} caseFile={caseFile} request={it} onOpen={onOpen} />
          ))}
        </ul>
        <p className="request-note">{cards[card]}</p>
      </>
    )}
    <Notices caseFile={caseFile} notices={notices} onOpen={onOpen} />
  </>
)
