import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $route } from '#stores/chrome/route'
import { $quoteOffer } from '#stores/quote/offer'
import { Offer } from './Offer.tsx'

// Who opens a quote from a message needs none of it.
const OtherSideList = lazy(() => import('./enquiries/OtherSideList.tsx'))
const SignDocument = lazy(() => import('./signing/SignDocument.tsx'))

/** A client's document; a quote that is opened by the link in a message needs no sign-in. */
export default function ClientDocument() {
  const route = useStore($route)
  const query = new URLSearchParams(route.search)
  const link = query.get('link')
  // The lawyer of the other side opens the enquiries of a case.
  if (query.has('enquiries'))
    return (
      <Suspense fallback={<Skeleton rows={10} />}>
        <OtherSideList />
      </Suspense>
    )
  if (link !== null) return <LinkedOffer />
  return (
    <Suspense fallback={<Skeleton rows={10} />}>
      <SignDocument />
    </Suspense>
  )
}

const LinkedOffer = () => {
  const offer = useStore($quoteOffer)
  return (
    <Loaded from={offer} skeleton={<Skeleton rows={10} />} retry={() => $quoteOffer.revalidate()}>
      {(it) => <Offer quoteOffer={it} />}
    </Loaded>
  )
}
