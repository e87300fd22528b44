import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $route } from '#stores/chrome/route'
import { $quoteOffer } from '#stores/quote/offer'
import { Offer } from './Offer.tsx'

/** A client's document; one opened by the link in a message needs no sign-in. */
export default function ClientDocument() {
  const route = useStore($route)
  const offer = useStore($quoteOffer)
  const link = new URLSearchParams(route.search).get('link')
  if (link === null)
    return (
      <div className="portal">
        <h1 className="client-hello">Open this document from our message</h1>
        <p className="client-text">
          Use the link in the message we sent you. If you cannot find it, call us and we will send
          it again.
        </p>
      </div>
    )
  return (
    <Loaded from={offer} skeleton={<Skeleton rows={10} />} retry={() => $quoteOffer.revalidate()}>
      {(it) => <Offer quoteOffer={it} />}
    </Loaded>
  )
}
