import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import { shortDate } from '#lib/format'
import { $agentLeads } from '#stores/agent/leads'

const statusLabels = {
  received: { text: 'Received', tone: 'half' },
  in_progress: { text: 'In progress', tone: 'on' },
  quoted: { text: 'Quoted', tone: 'good' },
  lost: { text: 'Lost', tone: 'warn' },
} as const

export const IntroducedLeads = () => {
  const leads = useStore($agentLeads)
  return (
    <section className="sec agent-list">
      <header>
        <h2>Clients I introduced</h2>
        <span className="count">{leads.data?.length ?? ''}</span>
      </header>
      <Loaded from={leads} skeleton={<Skeleton rows={3} />} retry={() => $agentLeads.revalidate()}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="mute">
              No clients yet. Those you introduce appear here with their status.
            </p>
          ) : (
            <ul className="lead-alike">
              {rows.map((row) => (
                <li key={row.id}>
                  <b className="med">{row.person}</b>
                  <span className="mute">
                    {[row.address, shortDate(row.received_on)].filter(Boolean).join(' · ')}
                  </span>
                  <Status tone={statusLabels[row.status].tone}>
                    {statusLabels[row.status].text}
                  </Status>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
