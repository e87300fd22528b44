import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { AgentTeam as Team, TeamRow } from '#domain/agent/team/team'
import { $agentTeam } from '#stores/agent/team'

/** What each branch and negotiator of the agency introduced. */
export default function AgentTeam() {
  return (
    <Loaded
      from={useStore($agentTeam)}
      skeleton={<Skeleton rows={4} />}
      retry={() => $agentTeam.revalidate()}
    >
      {(team) => <TeamTable team={team} />}
    </Loaded>
  )
}

const columns: readonly (readonly [keyof Omit<TeamRow, 'branch' | 'negotiator'>, string])[] = [
  ['quotes', 'Quotes'],
  ['instructed', 'Instructed'],
  ['open', 'Open cases'],
  ['exchanged', 'Exchanged'],
  ['completed', 'Completed'],
  ['fallen_through', 'Fell through'],
]

const TeamTable = ({ team: { rows, total } }: { team: Team }) => (
  <>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, and the keyboard must reach it */}
    <section className="agent-scroll" tabIndex={0} aria-label="Numbers of the team">
      <table className="list workflow-steps" aria-label="The team">
        <thead>
          <tr>
            <th scope="col">Who</th>
            {columns.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Numbers key={`${row.branch} ${row.negotiator}`} name={nameOf(row)} counts={row} />
          ))}
          {rows.length > 1 && <Numbers name="All" counts={total} />}
        </tbody>
      </table>
    </section>
    <p className="mute">
      Quotes, completions and cases that fell through are of the last twelve months.
    </p>
  </>
)

const nameOf = ({ branch, negotiator }: TeamRow) =>
  [negotiator, branch].filter(Boolean).join(', ') || 'Nobody named'

const Numbers = ({ name, counts }: { name: string; counts: Team['total'] }) => (
  <tr>
    <td>
      <b className="med">{name}</b>
    </td>
    {columns.map(([key]) => (
      <td key={key} className="num">
        {counts[key]}
      </td>
    ))}
  </tr>
)
