import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { $agentHome } from '#stores/agent/home'
import { $agentLeads } from '#stores/agent/leads'
import { $session } from '#stores/user/session'
import { AgentCases } from './AgentCases.tsx'
import { AgentMemos, SendMemoButton } from './AgentMemos.tsx'
import { AgencyHead } from './brand/AgencyHead.tsx'
import { IntroduceButton } from './IntroduceButton.tsx'
import { IntroducedLeads } from './IntroducedLeads.tsx'
import { LaterSections } from './LaterSections.tsx'
import { ReferredQuotes } from './ReferredQuotes.tsx'

// Once for each agent.
const TermsGate = lazy(() => import('./TermsGate.tsx'))

export default function AgentDesk() {
  const session = useStore($session)
  const hasToAgree = useStore($agentHome).data?.terms?.agreed_at === null
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Home</h1>
        {!hasToAgree && (
          <HeadAct of="agent">
            <span className="end">
              <SendMemoButton />
              <IntroduceButton />
            </span>
          </HeadAct>
        )}
      </header>
      {session === null || session.user.type === 'agent' ? <Introduced /> : <OthersPage />}
    </>
  )
}

const Introduced = () => {
  const home = useStore($agentHome)
  const leads = useStore($agentLeads)
  // Shown together, because what follows the cases has a length of its own.
  const isWaiting = leads.loading && leads.data === undefined
  return (
    <Loaded
      from={isWaiting ? { loading: true } : home}
      skeleton={<Skeleton rows={10} />}
      retry={() => $agentHome.revalidate()}
    >
      {({ cases, quotes, agency, manages = false, terms }) =>
        terms?.agreed_at === null ? (
          <Suspense fallback={<Skeleton rows={10} />}>
            <TermsGate agency={agency?.name} />
          </Suspense>
        ) : (
          <>
            {agency && <AgencyHead agency={agency} />}
            <AgentCases cases={cases} />
            <IntroducedLeads />
            <AgentMemos />
            <ReferredQuotes quotes={quotes} />
            <LaterSections isManager={manages} />
          </>
        )
      }
    </Loaded>
  )
}

const OthersPage = () => (
  <Empty title="This page is for estate agents">
    <p>Agents follow the clients they introduced here.</p>
  </Empty>
)
