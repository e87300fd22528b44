import { useStore } from '@nanostores/react'
import { NotFound } from '#components/Failed.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { clientGroupName } from '#domain/document/client-group'
import { ClientNeeds } from '#islands/clients/ClientNeeds.tsx'
import { ClientOnly } from '#islands/clients/ClientOnly.tsx'
import { useHas } from '#islands/clients/delegates/use-helping.ts'
import { OwnQuestions } from '#islands/clients/enquiries/OwnQuestions.tsx'
import { MessagePage } from '#islands/clients/MessagePage.tsx'
import { $route } from '#stores/chrome/route'
import { $clientCases } from '#stores/conveyance/portal/case'
import { DocumentUpload } from './DocumentUpload.tsx'
import { SentDocuments } from './SentDocuments.tsx'

/** The documents of one group of a client's case: what is asked, what they send, and the state of each. */
export default function DocumentGroup() {
  const { params } = useStore($route)
  return (
    <ClientOnly needs={params['group'] === 'enquiries' ? 'messages' : 'documents'}>
      <Group />
    </ClientOnly>
  )
}

const Group = () => {
  const { params, search } = useStore($route)
  const cases = useStore($clientCases)
  const group = params['group'] ?? ''
  const asked = new URLSearchParams(search).get('case')
  return (
    <Loaded from={cases} skeleton={<Skeleton rows={8} />} retry={() => $clientCases.revalidate()}>
      {(list) => {
        const ofType = list.filter((it) => it.matter_type === params['matter_type'])
        const clientCase = asked === null ? ofType[0] : ofType.find(({ id }) => id === asked)
        if (clientCase) return <GroupOfCase clientCase={clientCase} group={group} />
        return asked === null ? <NothingHere group={group} /> : <NotFound />
      }}
    </Loaded>
  )
}

const NothingHere = ({ group }: { group: string }) => (
  <MessagePage title={clientGroupName(group)}>
    <p className="client-text">
      There is nothing for you to do here. When we need a document from you, we will email you and
      show it on this page.
    </p>
  </MessagePage>
)

const GroupOfCase = ({ clientCase, group }: { clientCase: ClientCase; group: string }) => (
  <MessagePage title={clientGroupName(group)}>
    <p className="client-text">
      {clientCase.kind} {clientCase.address.line}
    </p>
    <ClientNeeds clientCase={clientCase} />
    {group === 'enquiries' && <OwnQuestions caseId={clientCase.id} />}
    {useHas('documents') && (
      <>
        <DocumentUpload caseId={clientCase.id} group={group} />
        <SentDocuments caseId={clientCase.id} group={group} />
      </>
    )}
  </MessagePage>
)
