import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Timeline } from '#components/Timeline.tsx'
import type { LeadDetail } from '#domain/lead/api'
import { leadPerson } from '#domain/lead/lead'
import { Here } from '#islands/conveyances/Here.tsx'
import { $crumb } from '#stores/chrome/route'
import { $lead } from '#stores/lead/lead'
import { $emailId } from '#stores/tracked-email/record'
import { LeadActs } from './acts/LeadActs.tsx'
import { LeadBody } from './LeadBody.tsx'
import { LeadIds, LeadStatusLine, leadFacts } from './LeadHeader.tsx'
import { timelineDays } from './lead-timeline.ts'

const LeadMessages = lazy(() => import('./LeadMessages.tsx'))

export default function LeadPage() {
  const detail = useStore($lead)
  return (
    <Loaded from={detail} skeleton={<Skeleton rows={14} />} retry={() => $lead.revalidate()}>
      {(it) => <LeadView lead={it} />}
    </Loaded>
  )
}

const LeadView = ({ lead: leadDetail }: { lead: LeadDetail }) => {
  const { lead } = leadDetail
  const email = useStore($emailId)
  useEffect(() => $crumb.set(lead.number), [lead.number])
  return (
    <DetailFrame
      ids={<LeadIds lead={lead} />}
      here={<Here subject="lead" id={lead.id} />}
      title={leadPerson(lead)}
      facts={leadFacts(lead)}
      standing={<LeadStatusLine lead={lead} />}
      acts={<LeadActs lead={leadDetail} />}
      side={
        <section className="sec" aria-label="History">
          <header>
            <h2>History</h2>
          </header>
          <Timeline days={timelineDays(leadDetail.timeline)} />
        </section>
      }
    >
      <div className="lead-parts">
        {email === null && <LeadBody lead={leadDetail} />}
        <Suspense fallback={<Skeleton rows={4} />}>
          <LeadMessages lead={lead} />
        </Suspense>
      </div>
    </DetailFrame>
  )
}
