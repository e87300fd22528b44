import { Empty } from '#components/Loaded.tsx'
import { Stages } from '#components/Marks.tsx'
import type { AgentCase } from '#domain/agent/home'
import { matterNames } from '#domain/matter-names'
import { date } from '#lib/format'

const targetOf = (it: AgentCase) => {
  if (it.exchange_target_on === null) return 'Not set'
  return `${it.has_exchanged ? 'Exchanged ' : ''}${date(it.exchange_target_on)}`
}

/** The open cases that the agency introduced. */
export const AgentCases = ({ cases }: { cases: readonly AgentCase[] }) => (
  <section className="sec agent-list">
    <header>
      <h2>My cases</h2>
      <span className="count">{cases.length}</span>
    </header>
    {cases.length === 0 ? (
      <Empty title="No case is open">
        <p>Each sale or purchase that you refer stands here once its client has gone ahead.</p>
      </Empty>
    ) : (
      <table className="list workflow-steps">
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col" className="a-side">
              Side
            </th>
            <th scope="col" className="a-stage">
              Stage
            </th>
            <th scope="col" className="a-standing">
              Who has it
            </th>
            <th scope="col" className="a-target">
              Target exchange
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((it) => (
            <tr key={it.id}>
              <td>
                <b className="med">{it.address.line}</b>
              </td>
              <td className="mute">{matterNames[it.matter_type]}</td>
              <td>
                <Stages at={it.stage.n} of={it.stage.of} /> {it.stage.name}
              </td>
              <td>{it.standing}</td>
              <td>{targetOf(it)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)
