import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Timeline } from '#components/Timeline.tsx'
import type { ShownLead } from '#domain/lead/api'
import { leadPerson } from '#domain/lead/lead'
import { Here } from '#islands/conveyances/Here.tsx'
import { $crumb } from '#stores/chrome/route'
import { $lead } from '#stores/lead/lead'
import { LeadActs } from './acts/LeadActs.tsx'
import { LeadBody } from './LeadBody.tsx'
import { LeadIds, LeadStanding, leadFacts } from './LeadHeader.tsx'
import { timelineDays } from './lead-timeline.ts'

export default function LeadPage() {
  const shown = useStore($lead)
  return (
    <Loaded from={shown} skeleton={<Skeleton rows={14} />} retry={() => $lead.revalidate()}>
      {(it) => <Shown it={it} />}
    </Loaded>
  )
}

const Shown = ({ it }: { it: ShownLead }) => {
  const { lead } = it
  useEffect(() => $crumb.set(lead.number), [lead.number])
  return (
    <DetailFrame
      ids={<LeadIds it={lead} />}
      here={<Here subject="lead" id={lead.id} />}
      title={leadPerson(lead)}
      facts={leadFacts(lead)}
      standing={<LeadStanding it={lead} />}
      acts={<LeadActs it={it} />}
      side={
        <section className="sec" aria-label="What happened">
          <header>
            <h2>What happened</h2>
          </header>
          <Timeline days={timelineDays(it.timeline)} />
        </section>
      }
    >
      <LeadBody it={it} />
    </DetailFrame>
  )
}
