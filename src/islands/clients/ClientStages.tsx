import { Icon } from '#components/Icon.tsx'
import type { ClientCase, ClientStage } from '#domain/client-case'
import { plainDate } from '#lib/format'

/** The whole journey: what is behind, where it is, what is to come. */
export const ClientStages = ({ it }: { it: ClientCase }) => (
  <section className="client-stages">
    <h2>The whole journey</h2>
    <ol>
      {it.stages.map((stage, at) => (
        <li key={stage.key} className={stage.state}>
          <span className="node">{stage.state === 'done' ? <Icon name="check" /> : at + 1}</span>
          <h3>{stage.name}</h3>
          <span className="when">{whenOf(stage)}</span>
          {stage.state === 'now' && <p>{stage.meaning}</p>}
          {stage.state === 'now' && /enquir/.test(stage.key) && it.questions && (
            <Questions it={it.questions} />
          )}
        </li>
      ))}
    </ol>
  </section>
)

const whenOf = (it: ClientStage) => {
  if (it.done_on) return plainDate(it.done_on)
  if (it.state === 'now') return it.since ? `since ${plainDate(it.since)}` : 'now'
  return it.aim_on ? `about ${plainDate(it.aim_on)}` : ''
}

const Questions = ({ it }: { it: NonNullable<ClientCase['questions']> }) => (
  <p className="num">
    {it.asked} asked, {it.answered} answered, {it.accepted} accepted
  </p>
)
