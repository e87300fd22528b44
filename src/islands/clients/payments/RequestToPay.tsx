import { Icon } from '#components/Icon.tsx'
import type { ClientPayments, ClientRequest } from '#domain/payment-request/view'
import { firm } from '#lib/firm'
import { money, plainDate } from '#lib/format'
import { href } from '#routes'
import { BankProgress } from './BankProgress.tsx'
import { HowToPay } from './HowToPay.tsx'
import { ReceiptLinks } from './ReceiptLinks.tsx'

type Props = { request: ClientRequest; offers: Pick<ClientPayments, 'card' | 'bank'> }

/** One payment that is due, and how to make it. */
export const RequestToPay = ({ request, offers }: Props) => (
  <article className="client-tile pay-request">
    <p className="client-kind">
      {request.case.kind} {request.case.address}
    </p>
    <h2>To pay</h2>
    <p className="pay-amount num">{money(request.left)}</p>
    <p className="client-text">
      {request.narrative}, by {plainDate(request.due_on)}
    </p>
    <Paid request={request} />
    {request.last_failure && (
      <p className="fault" role="alert">
        {request.last_failure.reason} You have not been charged. Try again, or call us.
      </p>
    )}
    <BankProgress request={request} />
    {request.to_start > 0 && <HowToPay request={request} offers={offers} />}
    <SomebodyElse caseId={request.case.id} />
  </article>
)

const Paid = ({ request }: { request: ClientRequest }) =>
  request.receipts.length === 0 && request.other_payer === null ? null : (
    <>
      {request.other_payer && (
        <p className="client-text">We expect this from {request.other_payer}.</p>
      )}
      {request.receipts.length > 0 && (
        <>
          <p className="client-text">
            We asked for {money(request.amount)} and have received part of it.
          </p>
          <ReceiptLinks request={request} />
        </>
      )}
    </>
  )

/** The way to tell us of another payer first. */
const SomebodyElse = ({ caseId }: { caseId: string }) => (
  <p className="pay-other">
    <Icon name="users-round" />
    <span>
      Somebody else paying?{' '}
      <a
        className="link"
        href={`${href('clients-payment-other', {}, firm.audience)}?case=${caseId}`}
      >
        Tell us who
      </a>{' '}
      first, or we may have to send it back.
    </span>
  </p>
)
