import { BankWarning } from '#islands/clients/BankWarning.tsx'
import { MessagePage } from '#islands/clients/MessagePage.tsx'
import { firm } from '#lib/firm'

/** How a client gets our bank details: by telephone, as they are not shown on the site itself. */
export default function PaymentDetails() {
  return (
    <MessagePage title="Payment details">
      <p className="client-text">
        Bank details are not shown on this site. We give you ours when you call, and take yours
        then.
      </p>
      <p className="client-text">
        To pay, call us on <a href={`tel:${firm.phone}`}>{firm.phone}</a>. We will tell you how
        during the call.
      </p>
      <BankWarning />
    </MessagePage>
  )
}
