import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { memoStatusLabels } from '#domain/sale-memo/labels'
import type { AgentMemo } from '#domain/sale-memo/view'
import { shortInstant } from '#lib/format'
import { $agentMemos } from '#stores/sale-memo/of-agent'

const SendMemo = lazy(() => import('./SendMemo.tsx'))

/** The memoranda of sale that the agency sent, with what we asked for; nothing before the first. */
export const AgentMemos = () => {
  const memos = useStore($agentMemos).data ?? []
  if (memos.length === 0) return null
  return (
    <section className="sec agent-list" aria-labelledby="agent-memos">
      <header>
        <h2 id="agent-memos">Memos of sale I sent</h2>
      </header>
      <ul className="lead-alike">
        {memos.map((it) => (
          <SentMemo key={it.id} memo={it} />
        ))}
      </ul>
    </section>
  )
}

const statusText = ({ status }: AgentMemo) =>
  status === 'to_check' ? 'We are checking it' : memoStatusLabels[status]

const SentMemo = ({ memo }: { memo: AgentMemo }) => (
  <li>
    <b>{memo.title}</b>{' '}
    <span className="mute">
      sent {shortInstant(memo.received_at)}. {statusText(memo)}.
    </span>
    {memo.missing.length > 0 && <p>We asked you for {memo.missing.join(', ')}.</p>}
  </li>
)

export const SendMemoButton = () => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="file-up" /> Send a memo of sale
      </button>
      <Dialog title="Send a memo of sale" open={isOpen} onClose={close} wide>
        <Suspense>
          <SendMemo onDone={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
