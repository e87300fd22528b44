import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { formatPhone } from '#domain/contact'
import { type ContactView, contactRowOf, currentAddress } from '#domain/contact/view'
import { AuditLink } from '#islands/admin/audit/AuditLink.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { StoppedAddresses } from '#islands/communication/StoppedAddresses.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { href } from '#routes'
import { $crumb, $route, setSearch } from '#stores/chrome/route'
import { $contact } from '#stores/contact/contact'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactHistory } from './ContactHistory.tsx'
import { ContactReferences } from './ContactReferences.tsx'

const EditContact = lazy(() => import('./EditContact.tsx'))
const ContactDataRequests = lazy(() => import('./data-requests/ContactDataRequests.tsx'))
const MergeContact = lazy(() => import('./MergeContact.tsx'))

export default function ContactPage() {
  return (
    <Loaded
      from={useStore($contact)}
      skeleton={<Skeleton rows={14} />}
      retry={() => $contact.revalidate()}
    >
      {(it) => (
        <>
          <StoppedAddresses />
          <LoadedContact contact={it} />
        </>
      )}
    </Loaded>
  )
}

const LoadedContact = ({ contact: it }: { contact: ContactView }) => {
  const { contact, references } = it
  const { name } = contactRowOf(contact)
  const seesRequests = useCan('data-requests.view-any')
  const tab = new URLSearchParams(useStore($route).search).get('tab') ?? 'overview'
  useEffect(() => $crumb.set(name), [name])
  const tabOf = (key: string, label: string) => ({
    key,
    label,
    href: `${href('conveyances-contacts-id', { id: contact.id })}?tab=${key}`,
  })
  return (
    <DetailFrame
      ids={
        <>
          <span>Contact</span>
          <SampleMark id={contact.id} />
        </>
      }
      title={name}
      facts={[
        { name: 'Email', value: contact.email },
        { name: 'Telephone', value: contact.phone && formatPhone(contact.phone) },
        { name: 'Address', value: currentAddress(contact) },
      ]}
      standing={<p>{it.has_account && 'Signs in to the client portal'}</p>}
      acts={<ContactActs contact={it} />}
      tabs={{
        label: 'Parts of the contact',
        follow: (to) => setSearch(new URL(to, location.href).search),
        at: tab,
        tabs: [
          { ...tabOf('overview', 'Cases, quotes and leads'), count: references.length },
          tabOf('details', 'Details'),
          tabOf('history', 'History'),
          ...(seesRequests ? [tabOf('data', 'Personal data')] : []),
        ],
      }}
    >
      {tab === 'history' ? (
        <>
          <ContactHistory contact={it} />
          <AuditLink subject="contact" id={contact.id} />
        </>
      ) : tab === 'data' && seesRequests ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          <ContactDataRequests />
        </Suspense>
      ) : tab === 'details' ? (
        <ContactFacts contact={contact} />
      ) : (
        <ContactReferences contact={it} />
      )}
    </DetailFrame>
  )
}

const ContactActs = ({ contact }: { contact: ContactView }) => {
  const canMerge = useCan('client-merges.create')
  const canUpdate = useCan('clients.update')
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null)
  const close = () => setOpen(null)
  return (
    <span className="end">
      {canMerge && (
        <button type="button" className="btn" onClick={() => setOpen('merge')}>
          Merge
        </button>
      )}
      {canUpdate && (
        <button type="button" className="btn main" onClick={() => setOpen('edit')}>
          Edit
        </button>
      )}
      <Dialog title="Edit contact" wide open={open === 'edit'} onClose={close}>
        <Suspense>
          <EditContact contact={contact.contact} onDone={close} />
        </Suspense>
      </Dialog>
      <Dialog title="Merge contacts" wide open={open === 'merge'} onClose={close}>
        <Suspense>
          <MergeContact contact={contact} onDone={close} />
        </Suspense>
      </Dialog>
    </span>
  )
}
