import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientDocument } from '#domain/document/client'
import { firm } from '#lib/firm'
import { dayOf, plainDate } from '#lib/format'
import { href } from '#routes'
import { $clientDocuments } from '#stores/document/client-documents'

type Props = { caseId: string; group: string }

/** What was sent and received of a group, newest first. */
export const SentDocuments = ({ caseId, group }: Props) => {
  const documents = useStore($clientDocuments)
  return (
    <section aria-labelledby="sent-documents">
      <h2 id="sent-documents">Documents here</h2>
      <Loaded
        from={documents}
        skeleton={<Skeleton rows={3} />}
        retry={() => $clientDocuments.revalidate()}
      >
        {(list) => (
          <DocumentLines
            documents={list.filter((it) => it.conveyance_id === caseId && it.group === group)}
          />
        )}
      </Loaded>
    </section>
  )
}

/** Documents with the way to each, and when it was sent or received. */
export const DocumentLines = ({ documents }: { documents: readonly ClientDocument[] }) =>
  documents.length === 0 ? (
    <p className="client-text">There are no documents here yet.</p>
  ) : (
    <ul className="client-documents">
      {documents.map((document) => (
        <li key={document.id}>
          <a
            className="link"
            href={href('clients-documents-id', { id: document.id }, firm.audience)}
          >
            {document.name}
          </a>
          <span className="mute">{stateText(document)}</span>
        </li>
      ))}
    </ul>
  )

const stateText = ({ is_from_client, at }: ClientDocument) =>
  `${is_from_client ? 'Received' : 'From us,'} ${plainDate(dayOf(at))}`
