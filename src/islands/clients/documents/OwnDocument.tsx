import { useStore } from '@nanostores/react'
import { NotFound } from '#components/Failed.tsx'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientDocument } from '#domain/document/client'
import { clientGroupName } from '#domain/document/client-group'
import { formatBytes } from '#domain/document/file-parts'
import { fileHref } from '#islands/documents/file-address.ts'
import { Preview } from '#islands/documents/Preview.tsx'
import { firm } from '#lib/firm'
import { dayOf, plainDate } from '#lib/format'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { $clientDocuments } from '#stores/document/client-documents'
import { AskAbout } from './AskAbout.tsx'

/** One document of the signed-in client. */
export default function OwnDocument() {
  const { params } = useStore($route)
  const documents = useStore($clientDocuments)
  return (
    <Loaded
      from={documents}
      skeleton={<Skeleton rows={10} />}
      retry={() => $clientDocuments.revalidate()}
    >
      {(list) => {
        const document = list.find(({ id }) => id === params['id'])
        return document === undefined ? <NotFound /> : <Opened document={document} />
      }}
    </Loaded>
  )
}

const Opened = ({ document }: { document: ClientDocument }) => (
  <div className="portal">
    <h1 className="client-hello">{document.name}</h1>
    <p className="client-text">
      {document.is_from_client ? 'You sent us this' : 'We sent you this'} on{' '}
      {plainDate(dayOf(document.at))}. {formatBytes(document.bytes)}.
    </p>
    <p>
      <a className="btn big" href={fileHref(document)} download>
        <Icon name="download" /> Download
      </a>
    </p>
    <AskAbout document={document} />
    <Preview id={document.id} name={document.name} file={document} isCurrent />
    <p>
      <a className="link" href={groupHref(document)}>
        Back to {clientGroupName(document.group)}
      </a>
    </p>
  </div>
)

const groupHref = ({ matter_type, group, conveyance_id }: ClientDocument) =>
  `${href('clients-documents-matter_type-group', { matter_type, group }, firm.audience)}?case=${conveyance_id}`
