import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { OtherSideView } from '#domain/enquiry/link/other-side-view'
import { plainDate } from '#lib/format'
import { $otherSideView } from '#stores/enquiry/other-side-view'
import { OtherSideAnswers } from './OtherSideAnswers.tsx'

/** The enquiries of a case for the other side’s lawyer, who has a link and no account. */
export default function OtherSideList() {
  return (
    <Loaded
      from={useStore($otherSideView)}
      skeleton={<Skeleton rows={10} />}
      retry={() => $otherSideView.revalidate()}
    >
      {(linked) =>
        'refused' in linked ? (
          <Empty title="This link no longer works">
            <p>{linked.refused}</p>
          </Empty>
        ) : (
          <Opened view={linked} />
        )
      }
    </Loaded>
  )
}

const Opened = ({ view }: { view: OtherSideView }) => {
  const { by, firm, ref, address, last_day, ended, enquiries } = view
  useEffect(() => {
    document.title = `Enquiries, ${address}`
  }, [address])
  return (
    <article className="portal shared-enquiries">
      <header>
        <p className="client-kind">
          Shared with {firm} by {by.name}, reference <span className="ref">{ref}</span>
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
        <OtherSideAnswers view={view} />
      )}
    </article>
  )
}
