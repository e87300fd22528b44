import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { SharedEnquiries } from '#domain/enquiry/link/other-side-view'
import { plainDate } from '#lib/format'
import { $sharedEnquiries } from '#stores/enquiry/shared'
import { SharedAnswers } from './SharedAnswers.tsx'

/** The enquiries of a case for the other side’s lawyer, who has a link and no account. */
export default function SharedEnquiryList() {
  return (
    <Loaded
      from={useStore($sharedEnquiries)}
      skeleton={<Skeleton rows={10} />}
      retry={() => $sharedEnquiries.revalidate()}
    >
      {(linked) =>
        'refused' in linked ? (
          <Empty title="This link no longer works">
            <p>{linked.refused}</p>
          </Empty>
        ) : (
          <Shared shared={linked} />
        )
      }
    </Loaded>
  )
}

const Shared = ({ shared }: { shared: SharedEnquiries }) => {
  const { by, firm, ref, address, last_day, ended, enquiries } = shared
  useEffect(() => {
    document.title = `Enquiries, ${address}`
  }, [address])
  return (
    <article className="portal shared-enquiries">
      <header>
        <p className="client-kind">
          Shared with {firm} by {by.name}, reference {ref}
        </p>
        <h1>Enquiries, {address}</h1>
        <p className="client-text">
          This page works until {plainDate(last_day)}. {by.name} sees when you open it and what you
          enter. Call <a href={`tel:${by.phone}`}>{by.phone}</a> with any question.
        </p>
        {ended && <p className="offer-state">{ended}</p>}
      </header>
      {enquiries.length === 0 ? (
        <p className="client-text">There are no enquiries to show yet.</p>
      ) : (
        <SharedAnswers shared={shared} />
      )}
    </article>
  )
}
