import { useStore } from '@nanostores/react'
import { Chip } from '#components/Marks.tsx'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { WarningChips } from '#islands/correspondence/WarningChips.tsx'
import { shortInstant } from '#lib/format'
import { href } from '#routes'
import { setSearch } from '#stores/chrome/route'
import { $whatsappView } from '#stores/whatsapp/inbox'
import { WindowClock } from './WindowClock.tsx'

type Props = { threads: readonly WhatsappThread[]; at: string | null; isCut: boolean }

/** The conversations of a view, newest first. */
export const ThreadList = ({ threads, at, isCut }: Props) => {
  const view = useStore($whatsappView)
  if (threads.length === 0)
    return <p className="mute">No conversations here. Clients begin one by writing to the firm.</p>
  return (
    <>
      <ul className="whatsapp-threads">
        {threads.map((thread) => {
          const search = `?view=${view}&thread=${thread.id}`
          return (
            <li key={thread.id}>
              <a
                href={`${href('quotes-whatsapp', {})}${search}`}
                aria-current={thread.id === at ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  setSearch(search)
                }}
              >
                <Line thread={thread} />
              </a>
            </li>
          )
        })}
      </ul>
      {isCut && <p className="faint">The newest 100 are shown.</p>}
    </>
  )
}

const Line = ({ thread }: { thread: WhatsappThread }) => (
  <>
    <span className="row between">
      <b>{thread.name}</b>
      <span className="faint num">{shortInstant(thread.last_at)}</span>
    </span>
    <span className="whatsapp-last">{thread.last_text}</span>
    <WarningChips warnings={hasBankDetails(thread.last_text) ? ['bank-details'] : []} />
    <span className="row between wrap">
      <span className="faint">{thread.filing?.ref ?? 'Not filed'}</span>
      {thread.opted_out_at ? (
        <Chip tone="bad">Opted out</Chip>
      ) : (
        <>
          {thread.is_waiting && <Chip tone="acc">Not answered</Chip>}
          <WindowClock thread={thread} />
        </>
      )}
    </span>
  </>
)
