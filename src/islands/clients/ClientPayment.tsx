import { firm } from '#lib/firm'
import { CalmPage } from './CalmPage.tsx'
import { BankWarning } from './ClientHome.tsx'

const pages = {
  payment: {
    title: 'Payments',
    text: 'This page will show what we have asked you to pay, what it is for and what has arrived.',
  },
  'payment-other': {
    title: 'Other payment',
    text: 'This page will take a payment that we have not asked for, or that somebody else makes for you.',
  },
  'payment-details': {
    title: 'Payment details',
    text: 'This page will show where to pay us, and where we pay you, once it can be sure who is looking.',
  },
} as const

/** What a page about money will hold, and how to pay until then. */
export default function ClientPayment({ page }: { page: keyof typeof pages }) {
  const { title, text } = pages[page]
  return (
    <CalmPage title={title}>
      <p className="client-text">{text}</p>
      <p className="client-text">
        To pay today, ring us on <a href={`tel:${firm.phone}`}>{firm.phone}</a>. We will tell you
        how while we speak.
      </p>
      <BankWarning />
    </CalmPage>
  )
}
