import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { firstRefusal, reasonAgainst } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayRequestDeeds } from '#domain/signature/deed/requesting'
import { mayRequestSignature } from '#domain/signature/requesting'
import type { SignatureView } from '#domain/signature/view'
import { mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { showRefusal } from '#stores/chrome/show-refusal'
import { $signatures, sendTerms } from '#stores/signature/case'
import { SignatureItem } from './SignatureItem.tsx'

type Props = { caseFile: CaseDetail }

/** What the clients were asked to sign, how far each is, and the way to ask them. */
export const Signatures = ({ caseFile }: Props) => {
  const loaded = useStore($signatures)
  const canView = useCan('conveyance.update')
  if (!canView) return null
  return (
    <section className="sec wide-part" aria-label="Signatures">
      <Loaded from={loaded} skeleton={<Skeleton rows={3} />} retry={() => $signatures.revalidate()}>
        {(requests) => <Requests caseFile={caseFile} requests={requests} />}
      </Loaded>
    </section>
  )
}

type RequestsProps = Props & { requests: readonly SignatureView[] }

const Requests = ({ caseFile, requests }: RequestsProps) => {
  const { conveyance } = caseFile
  const [isDeedOpen, setDeedOpen] = useState(false)
  const canChange = mayActOnCase(useActingPerson(), conveyance) === true
  return (
    <>
      <header>
        <h2>Signatures</h2>
        <span className="end signature-files">
          {canChange && <SendTerms caseFile={caseFile} requests={requests} />}
          {canChange && <SendDeed caseFile={caseFile} onOpen={() => setDeedOpen(true)} />}
        </span>
      </header>
      {requests.length === 0 && (
        <p className="faint none">
          Nothing has been sent to sign. Each client reads the document, enters a code and signs; a
          deed before a witness.
        </p>
      )}
      <ul className="signatures">
        {requests.map((request) => (
          <SignatureItem key={request.id} request={request} canChange={canChange} />
        ))}
      </ul>
      {isDeedOpen && (
        <Suspense fallback={null}>
          <DeedForm caseFile={caseFile} open onDone={() => setDeedOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const DeedForm = lazy(() => import('./deed/DeedForm.tsx'))

const SendDeed = ({ caseFile, onOpen }: Props & { onOpen: () => void }) => {
  const person = useActingPerson()
  const why = reasonAgainst(
    firstRefusal(mayChangeWith(person, ['deeds.update']), mayRequestDeeds(caseFile)),
  )
  return (
    <ActButton className="btn small" why={why} onPress={onOpen}>
      Send a deed to sign
    </ActButton>
  )
}

const SendTerms = ({ caseFile, requests }: RequestsProps) => {
  const [isBusy, setBusy] = useState(false)
  const now = new Date().toISOString()
  const why = reasonAgainst(mayRequestSignature(caseFile, requests, 'terms', now))
  const send = async () => {
    setBusy(true)
    await sendTerms().catch(showRefusal('Couldn’t send the terms'))
    setBusy(false)
  }
  return (
    <ActButton className="btn small" why={why} isBusy={isBusy} onPress={() => void send()}>
      Send terms to sign
    </ActButton>
  )
}
