import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import type { ClientDocument } from '#domain/document/client'
import { clientGroupName } from '#domain/document/client-group'
import { documentGroups } from '#domain/document/group'
import { ClientOnly } from '#islands/clients/ClientOnly.tsx'
import { MessagePage } from '#islands/clients/MessagePage.tsx'
import { $clientCases } from '#stores/conveyance/portal/case'
import { $clientDocuments } from '#stores/document/client-documents'
import { SendDocument } from './ClientDocuments.tsx'
import { DocumentLines } from './SentDocuments.tsx'

/** Every document of a client’s cases, by what it is about, and the way to send one. */
export default function AllDocuments() {
  return (
    <ClientOnly needs="documents">
      <MessagePage title="Documents">
        <Cases />
      </MessagePage>
    </ClientOnly>
  )
}

const retry = () => {
  $clientCases.revalidate()
  $clientDocuments.revalidate()
}

const Cases = () => {
  const cases = useStore($clientCases)
  const documents = useStore($clientDocuments)
  return (
    <Loaded from={cases} skeleton={<Skeleton rows={8} />} retry={retry}>
      {(list) => (
        <Loaded from={documents} skeleton={<Skeleton rows={8} />} retry={retry}>
          {(all) =>
            list.length === 0 ? (
              <p className="client-text">
                Your documents will appear here when we start work on your case.
              </p>
            ) : (
              list.map((it) => (
                <OfCase
                  key={it.id}
                  clientCase={it}
                  documents={all.filter(({ conveyance_id }) => conveyance_id === it.id)}
                />
              ))
            )
          }
        </Loaded>
      )}
    </Loaded>
  )
}

type Props = { clientCase: ClientCase; documents: readonly ClientDocument[] }

const OfCase = ({ clientCase, documents }: Props) => (
  <article className="client-tile" aria-labelledby={`documents-${clientCase.id}`}>
    <p className="client-kind">{clientCase.kind}</p>
    <h2 id={`documents-${clientCase.id}`}>{clientCase.address.line}</h2>
    {documents.length === 0 && <p className="client-text">There are no documents yet.</p>}
    {documentGroups[clientCase.matter_type].map((group) => (
      <OfGroup key={group} group={group} documents={documents.filter((it) => it.group === group)} />
    ))}
    <SendDocument clientCase={clientCase} />
  </article>
)

const OfGroup = ({ group, documents }: { group: string; documents: Props['documents'] }) =>
  documents.length === 0 ? null : (
    <section>
      <h3>{clientGroupName(group)}</h3>
      <DocumentLines documents={documents} />
    </section>
  )
