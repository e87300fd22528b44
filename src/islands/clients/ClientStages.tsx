import { Steps } from '#components/Steps.tsx'
import type { ClientCase, ClientStage } from '#domain/conveyance/portal/case'
import { plainDate } from '#lib/format'

/** The whole journey: what is behind, where it is, what is to come. */
export const ClientStages = ({ it }: { it: ClientCase }) => (
  <section className="client-stages">
    <h2>The whole journey</h2>
    <Steps
      label="The whole journey"
      steps={it.stages.map((stage) => ({
        key: stage.key,
        name: stage.name,
        state: stage.state,
        when: whenOf(stage),
        children: stage.state === 'now' && (
          <>
            <p>{stage.meaning}</p>
            {/enquir/.test(stage.key) && it.questions && <Questions it={it.questions} />}
          </>
        ),
      }))}
    />
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
