import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { formatPhone } from '#domain/contact'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { setSearch } from '#stores/chrome/route'
import { $threadId, $whatsappInbox, $whatsappView } from '#stores/whatsapp/inbox'
import { Conversation } from './Conversation.tsx'
import { SimulationForm } from './SimulationForm.tsx'
import { ThreadList } from './ThreadList.tsx'

/** The WhatsApp conversations of the firm: a list, and the one that is open. */
export default function WhatsappInbox() {
  const inbox = useStore($whatsappInbox)
  const thread = useStore($threadId)
  return (
    <div className="whatsapp" data-open={thread !== null || undefined}>
      <h1 className="h1">WhatsApp</h1>
      <section className="whatsapp-list" aria-label="Conversations">
        <Views />
        <Loaded
          from={inbox}
          skeleton={<Skeleton rows={8} />}
          retry={() => $whatsappInbox.revalidate()}
        >
          {({ is_simulator, number, threads, is_cut }) => (
            <>
              {is_simulator && <Simulator number={number} />}
              {!is_simulator && number === null && <NoNumber />}
              <ThreadList threads={threads} at={thread} isCut={is_cut} />
            </>
          )}
        </Loaded>
      </section>
      <section className="whatsapp-chat" aria-label="Conversation">
        {thread === null ? <Nothing /> : <Conversation key={thread} />}
      </section>
    </div>
  )
}

const Nothing = () => (
  <Empty title="No conversation is open">
    <p>Choose one from the list to read it and answer.</p>
  </Empty>
)

const NoNumber = () => (
  <Banner tone="warn" title="The firm has no telephone number">
    Messages are matched to the firm by its number. Add it under Admin, Firm.
  </Banner>
)

// The view of everybody’s conversations comes last: it is shown once the permissions are known, and would push what follows.
const views = { mine: 'Mine', unassigned: 'Unassigned', closed: 'Closed', all: 'Everybody’s' }

const Views = () => {
  const at = useStore($whatsappView) ?? 'mine'
  const readsAll = useCan('communications.view-any')
  const page = href('quotes-whatsapp', {})
  const tabs = Object.entries(views)
    .filter(([key]) => readsAll || key !== 'all')
    .map(([key, label]) => ({ key, label, href: `${page}?view=${key}` }))
  return (
    <Tabs
      label="Conversations"
      tabs={tabs}
      at={at}
      follow={(to) => setSearch(new URL(to, location.href).search)}
    />
  )
}

const Simulator = ({ number }: { number: string | null }) => {
  const [isOpen, setOpen] = useState(false)
  const view = useStore($whatsappView)
  const done = (id: string | null) => {
    setOpen(false)
    if (id !== null) setSearch(`?view=${view === 'mine' ? 'unassigned' : view}&thread=${id}`)
  }
  return (
    <>
      <Banner
        tone="warn"
        title="This is a simulator: no message leaves"
        acts={
          <button type="button" className="btn small" onClick={() => setOpen(true)}>
            Write as a client
          </button>
        }
      >
        {number
          ? `Messages to ${formatPhone(number)} are made on this page.`
          : 'Add the firm’s telephone number first.'}
      </Banner>
      <Dialog title="Write as a client" open={isOpen} onClose={() => setOpen(false)}>
        <SimulationForm onDone={done} />
      </Dialog>
    </>
  )
}
