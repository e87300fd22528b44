import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import { $contactRows, loadMoreContacts, refreshContacts } from '#stores/contact/contacts'
import { ContactCard, contactColumns } from './contact-columns.tsx'

const NewContact = lazy(() => import('./NewContact.tsx'))
const parts = () => import('./contact-list.ts')

/** The firm's clients and enquirers. */
export default function ContactList() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <ContactListHeader onAdd={() => setAdding(true)} />
      <ListPage
        label="Contacts"
        noun="contact"
        from={useStore($contactRows)}
        retry={refreshContacts}
        loadMore={loadMoreContacts}
        sort={{ by: 'name', direction: 'asc' }}
        columns={contactColumns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('conveyances-contacts-id', { id: it.id })}
        card={(it) => <ContactCard contact={it} />}
        parts={parts}
        nothing={<Empty title="No contacts yet" />}
      />
      <Dialog title="New contact" wide open={isAdding} onClose={() => setAdding(false)}>
        <Suspense>
          <NewContact onDone={() => setAdding(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}

const ContactListHeader = ({ onAdd }: { onAdd: () => void }) => (
  <header className="list-head">
    <h1 className="h1">Contacts</h1>
    <HeadAct can="clients.update">
      <button type="button" className="btn main end" onClick={onAdd}>
        <Icon name="user-plus" /> New contact
      </button>
    </HeadAct>
  </header>
)
