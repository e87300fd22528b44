import { requestStates } from '#domain/payment-request/labels'
import type { ClientRequest } from '#domain/payment-request/view'
import { money } from '#lib/format'
import { ReceiptLinks } from './ReceiptLinks.tsx'

/** A request that is paid, refunded, cancelled or expired. */
export const PastRequest = ({ request }: { request: ClientRequest }) => (
  <li>
    <p>
      <b>{request.narrative}</b> <span className="num">{money(request.amount)}</span>
    </p>
    <p className="mute">
      {requestStates[request.state]} · {request.case.kind} {request.case.address}
    </p>
    <ReceiptLinks request={request} />
  </li>
)
