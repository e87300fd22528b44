import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'

const AgentFees = lazy(() => import('./fees/AgentFees.tsx'))
const OwnBrand = lazy(() => import('./brand/OwnBrand.tsx'))
const AgentTeam = lazy(() => import('./team/AgentTeam.tsx'))

/** The parts of an agent’s page below its first screen. */
export const LaterSections = ({ isManager }: { isManager: boolean }) => (
  <>
    <Later id="agent-fees" title="Fees due to your agency" of="sec agent-list">
      <AgentFees />
    </Later>
    {isManager && (
      <>
        <Later id="agent-team" title="Your team" of="sec">
          <AgentTeam />
        </Later>
        <Later id="agent-brand" title="Logo and colour" of="sec">
          <OwnBrand />
        </Later>
      </>
    )}
  </>
)

type LaterProps = { id: string; title: string; of: string; children: ReactNode }

const Later = ({ id, title, of, children }: LaterProps) => (
  <section className={of} aria-labelledby={id}>
    <header>
      <h2 id={id}>{title}</h2>
    </header>
    <Suspense fallback={<Skeleton rows={4} />}>{children}</Suspense>
  </section>
)
