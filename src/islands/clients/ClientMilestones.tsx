import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { NotFound } from '#components/Failed.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { time } from '#lib/format'
import { $changedAt, $clientCase, $clientCases } from '#stores/conveyance/portal/case'
import { BankWarning } from './BankWarning.tsx'
import { CaseChain } from './CaseChain.tsx'
import { Dates, People } from './CasePeople.tsx'
import { ClientNeeds } from './ClientNeeds.tsx'
import { ClientOnly } from './ClientOnly.tsx'
import { ClientStages } from './ClientStages.tsx'
import { useHas } from './delegates/use-helping.ts'
import { ClientDocuments } from './documents/ClientDocuments.tsx'
import { ClientEnquiries } from './enquiries/ClientEnquiries.tsx'
import { OpenQuestions, useAreQuestionsKnown } from './enquiries/OpenQuestions.tsx'
import { FundsNeed } from './funds/FundsNeed.tsx'
import { IdentityNeed } from './identity/IdentityNeed.tsx'
import { OtherCase } from './OtherCase.tsx'
import { Waiting } from './Waiting.tsx'

const SharedNotes = lazy(() => import('./SharedNotes.tsx'))

export default function ClientMilestones() {
  return (
    <ClientOnly needs="progress">
      <Progress />
    </ClientOnly>
  )
}

const Progress = () => {
  const cases = useStore($clientCases)
  const areQuestionsKnown = useAreQuestionsKnown()
  const it = useStore($clientCase)
  return (
    <Loaded
      from={areQuestionsKnown ? cases : { ...cases, data: undefined }}
      skeleton={<Skeleton rows={8} />}
      retry={() => $clientCases.revalidate()}
    >
      {(list) =>
        it ? (
          <Journey clientCase={it} />
        ) : list.length > 0 ? (
          <NotFound />
        ) : (
          <div className="no-case">
            <Empty title="Your case will open when we start work">
              <p>We will email you. Until then, there is nothing you need to do.</p>
            </Empty>
          </div>
        )
      }
    </Loaded>
  )
}

const Journey = ({ clientCase }: { clientCase: ClientCase }) => (
  <div className="portal client-journey">
    <header>
      <p className="client-kind">{clientCase.kind}</p>
      <h1>{clientCase.address.line}</h1>
      <OtherCase clientCase={clientCase} />
    </header>
    <div className="client-main">
      <IdentityNeed clientCase={clientCase} />
      <FundsNeed clientCase={clientCase} />
      <ClientNeeds clientCase={clientCase}>
        <OpenQuestions clientCase={clientCase} />
      </ClientNeeds>
      <Waiting clientCase={clientCase} />
      <Changed caseId={clientCase.id} />
      {clientCase.next_steps.length > 0 && <NextSteps steps={clientCase.next_steps} />}
    </div>
    <ClientStages clientCase={clientCase} />
    <div className="client-side">
      <People clientCase={clientCase} />
      <Dates clientCase={clientCase} />
      <CaseChain clientCase={clientCase} />
      <ClientEnquiries clientCase={clientCase} />
      {useHas('documents') && <ClientDocuments clientCase={clientCase} />}
      <BankWarning />
    </div>
  </div>
)

const NextSteps = ({ steps }: { steps: ClientCase['next_steps'] }) => (
  <section className="client-next">
    <h2>What happens next</h2>
    <ol>
      {steps.map((step) => (
        <li key={step.title}>
          <p>
            <b>{step.title}</b> {step.text}
          </p>
        </li>
      ))}
    </ol>
  </section>
)

/** When the page last followed a change, and what the legal team wrote. */
const Changed = ({ caseId }: { caseId: string }) => {
  const at = useStore($changedAt)
  return (
    <>
      <p className="changed" role="status">
        {at === null ? '' : `Updated at ${time(new Date(at).toISOString())}.`}
      </p>
      {useHas('messages') && (
        <Suspense fallback={null}>
          <SharedNotes caseId={caseId} />
        </Suspense>
      )}
    </>
  )
}
