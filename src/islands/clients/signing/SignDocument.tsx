import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { ClientOnly } from '#islands/clients/ClientOnly.tsx'
import OwnDocument from '#islands/clients/documents/OwnDocument.tsx'
import { $clientSignature, $clientSignatures } from '#stores/signature/client'
import { DocumentToSign } from './DocumentToSign.tsx'

/** A document of the signed-in client, with what it takes to sign it where they were asked to. */
export default function SignDocument() {
  return (
    <ClientOnly>
      <Document />
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
