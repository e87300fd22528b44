import { firm } from '#lib/firm'
import { BankWarning } from './BankWarning.tsx'
import { MessagePage } from './MessagePage.tsx'

const pages = {
  payment: {
    title: 'Payments',
    text: 'Nothing is paid on this site. We tell you in writing what is due and what it is for.',
  },
  'payment-other': {
    title: 'Other payment',
    text: 'Tell us before you pay something that we have not asked for, or before somebody else pays for you. We may have to check where the money comes from.',
  },
  'payment-details': {
    title: 'Payment details',
    text: 'Bank details are not shown on this site. We give you ours when you call, and take yours then.',
  },
} as const

/** How a client pays: by telephone first, as nothing is paid on the site itself. */
export default function ClientPayment({ page }: { page: keyof typeof pages }) {
  const { title, text } = pages[page]
  return (
    <MessagePage title={title}>
      <p className="client-text">{text}</p>
      <p className="client-text">
        To pay, call us on <a href={`tel:${firm.phone}`}>{firm.phone}</a>. We will tell you how
        during the call.
      </p>
      <BankWarning />
    </MessagePage>
  )
}
