import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { ClientOnly } from '#islands/clients/ClientOnly.tsx'
import { useHas, useHelping } from '#islands/clients/delegates/use-helping.ts'
import OwnDocument from '#islands/clients/documents/OwnDocument.tsx'
import { $route } from '#stores/chrome/route'
import { $clientDocuments } from '#stores/document/client-documents'
import { $clientSignature, $clientSignatures } from '#stores/signature/client'
import { DocumentToSign } from './DocumentToSign.tsx'

/** A document of the signed-in client, with what it takes to sign it where they were asked to. */
export default function SignDocument() {
  const helping = useHelping()
  return helping === null ? (
    <ClientOnly>
      <Document />
    </ClientOnly>
  ) : (
    <OfHelper />
  )
}

/** Whoever helps opens what they sent; anything else is for the client to read and sign. */
const OfHelper = () => {
  const { params } = useStore($route)
  const hasAccess = useHas('documents')
  const documents = useStore($clientDocuments).data
  const isTheirs = hasAccess && (documents?.some(({ id }) => id === params['id']) ?? true)
  return (
    <ClientOnly needs={isTheirs ? 'documents' : 'sign'}>
      <OwnDocument />
    </ClientOnly>
  )
}

const Document = () => {
  const loaded = useStore($clientSignatures)
  const signature = useStore($clientSignature)
  return (
    <Loaded
      from={loaded}
      skeleton={<Skeleton rows={10} />}
      retry={() => $clientSignatures.revalidate()}
    >
      {() => (signature ? <DocumentToSign signature={signature} /> : <OwnDocument />)}
    </Loaded>
  )
}
