import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import { money } from '#lib/format'
import { $problems } from '#stores/quote/draft-problems'
import { EmailedTo } from './EmailedTo.tsx'
import { useSending } from './use-sending.ts'

const NoProviderNotice = lazy(() =>
  import('#islands/chrome/NoProviderNotice.tsx').then((it) => ({ default: it.NoProviderNotice })),
)
const SendDialog = lazy(() => import('./SendDialog.tsx').then((it) => ({ default: it.SendDialog })))
const ClientMessages = lazy(() =>
  import('#islands/quotes/cases/ClientMessages.tsx').then((it) => ({ default: it.ClientMessages })),
)

/** The buttons that send a draft by email, after its messages were shown. */
export const SendQuote = ({ total }: { total: number | null }) => {
  const { busy, messages, prepare, send, cancel } = useSending()
  return (
    <>
      <Problems />
      <div className="send">
        <button type="button" className="btn main" aria-disabled={busy} onClick={prepare}>
          <Icon name="send" /> {busy ? 'One moment' : 'Send by email'}
        </button>
        <Print />
        <EmailedTo />
      </div>
      <Suspense>
        <NoProviderNotice />
      </Suspense>
      <MiniSend total={total} busy={busy} onSend={prepare} />
      <Suspense>
        {messages && (
          <SendDialog open busy={busy} submit="Send" onSend={send} onClose={cancel}>
            <ClientMessages messages={messages} />
          </SendDialog>
        )}
      </Suspense>
    </>
  )
}

type MiniProps = { total: number | null; busy: boolean; onSend: () => void }

const MiniSend = ({ total, busy, onSend }: MiniProps) => (
  <div className="mini">
    <span className="n">{total === null ? '–' : money(total)}</span>
    <button type="button" className="btn main" aria-disabled={busy} onClick={onSend}>
      <Icon name="send" /> Send
    </button>
  </div>
)

const Print = () => (
  <button
    type="button"
    className="btn"
    aria-label="Print"
    title="Print"
    onClick={() => window.print()}
  >
    <Icon name="printer" />
  </button>
)

const Problems = () => {
  const problems = Object.entries(useStore($problems))
  if (problems.length === 0) return null
  return (
    <div className="faults" role="alert">
      {problems.length === 1
        ? 'Check 1 thing before you send this quote.'
        : `Check ${problems.length} things before you send this quote.`}
      <ul>
        {problems.map(([field, sentences]) => (
          <li key={field}>{sentences.join(' ')}</li>
        ))}
      </ul>
    </div>
  )
}
