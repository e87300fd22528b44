import { firm } from '#lib/firm'
import { BankWarning } from './BankWarning.tsx'
import { MessagePage } from './MessagePage.tsx'

const pages = {
  payment: {
    title: 'Payments',
    text: 'This page will show what we have asked you to pay, what it is for and what we have received.',
  },
  'payment-other': {
    title: 'Other payment',
    text: 'This page will let you make a payment we have not asked for, or let somebody else pay for you.',
  },
  'payment-details': {
    title: 'Payment details',
    text: 'This page will show our bank details and yours, once it can check who you are.',
  },
} as const

/** A payment page that is not available yet: what it will show, and how to pay until then. */
export default function ClientPayment({ page }: { page: keyof typeof pages }) {
  const { title, text } = pages[page]
  return (
    <MessagePage title={title}>
      <p className="client-text">{text}</p>
      <p className="client-text">
        To pay now, call us on <a href={`tel:${firm.phone}`}>{firm.phone}</a>. We will tell you how
        during the call.
      </p>
      <BankWarning />
    </MessagePage>
  )
}
