import { lazy, Suspense } from 'react'
import type { Named } from '#domain/party'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { whenShown } from '#stores/chrome/when-shown'
import { NoContact } from './NoContact.tsx'

// Loaded after the page.
const StaffContact = lazy(() => whenShown().then(() => import('./StaffContact.tsx')))

/** A member of staff with how to reach them. */
export const Colleague = ({ person }: { person: Named }) => (
  <>
    <PersonName person={person} />
    <Suspense fallback={<NoContact />}>
      <StaffContact id={person.id} />
    </Suspense>
  </>
)
