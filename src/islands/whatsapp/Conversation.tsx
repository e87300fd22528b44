import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { formatPhone } from '#domain/contact'
import { whatsappActs } from '#domain/whatsapp/acts'
import type { WhatsappConversation } from '#domain/whatsapp/api'
import { sendFileAct } from '#domain/whatsapp/file-acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { correspondenceHref } from '#islands/correspondence/address.ts'
import { setSearch } from '#stores/chrome/route'
import { $conversation, $whatsappView } from '#stores/whatsapp/inbox'
import { ChatEntry } from './ChatEntry.tsx'
import { Composer } from './Composer.tsx'
import { ThreadActions } from './ThreadActions.tsx'
import { type OpenThreadForm, ThreadForms } from './ThreadForms.tsx'
import { useMinute } from './use-minute.ts'

/** The conversation that is open, with what may be done with it. */
export const Conversation = () => {
  const conversation = useStore($conversation)
  return (
    <Loaded
      from={conversation}
      skeleton={<Skeleton rows={8} />}
      retry={() => $conversation.revalidate()}
    >
      {(it) => <Open conversation={it} />}
    </Loaded>
  )
}

const Open = ({ conversation }: { conversation: WhatsappConversation }) => {
  const { thread, entries, colleagues, carries_files } = conversation
  const [form, setForm] = useState<OpenThreadForm | null>(null)
  const [person, now] = [useActingPerson(), useMinute()]
  const acts = whatsappActs(thread, person, now)
  const list = useNewestInView(entries.at(-1)?.message.id)
  return (
    <>
      <Head conversation={conversation} />
      <ThreadActions
        thread={thread}
        acts={acts}
        sendFile={sendFileAct(thread, person, now, carries_files)}
        onOpen={setForm}
      />
      <ol ref={list} className="whatsapp-entries" aria-label={`Messages with ${thread.name}`}>
        {entries.map((entry) => (
          <ChatEntry key={entry.message.id} entry={entry} thread={thread} />
        ))}
      </ol>
      <Composer thread={thread} acts={acts} />
      <ThreadForms
        thread={thread}
        colleagues={colleagues}
        open={form}
        onDone={() => setForm(null)}
      />
    </>
  )
}

/** Shows the newest message when a conversation opens, and whenever there is a newer one. */
const useNewestInView = (newest: string | undefined) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (newest !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return list
}

const Head = ({ conversation: { thread } }: { conversation: WhatsappConversation }) => {
  const view = useStore($whatsappView)
  return (
    <header>
      <button
        type="button"
        className="btn quiet small whatsapp-back"
        onClick={() => setSearch(`?view=${view}`)}
      >
        All conversations
      </button>
      <h2 className="h2">{thread.name}</h2>
      <p className="mute">
        WhatsApp, {formatPhone(thread.phone)}.{' '}
        {thread.assigned_to ? `With ${thread.assigned_to.name}.` : 'With nobody yet.'}{' '}
        {thread.filing ? (
          <>
            Filed to <a href={correspondenceHref(thread.filing)}>{thread.filing.ref}</a>.
          </>
        ) : (
          'Not filed.'
        )}
      </p>
    </header>
  )
}
