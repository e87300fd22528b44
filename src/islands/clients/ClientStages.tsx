import { Steps } from '#components/Steps.tsx'
import type { ClientCase, ClientStage } from '#domain/conveyance/portal/case'
import { plainDate } from '#lib/format'

export const ClientStages = ({ clientCase }: { clientCase: ClientCase }) => (
  <section className="client-stages">
    <h2>The whole journey</h2>
    <Steps
      label="The whole journey"
      steps={clientCase.stages.map((stage) => ({
        key: stage.key,
        name: stage.name,
        state: stage.state,
        when: whenOf(stage),
        children: stage.state === 'now' && <p>{stage.meaning}</p>,
      }))}
    />
  </section>
)

const whenOf = (clientStage: ClientStage) => {
  if (clientStage.done_on) return plainDate(clientStage.done_on)
  if (clientStage.state === 'now')
    return clientStage.since ? `since ${plainDate(clientStage.since)}` : 'now'
  return clientStage.aim_on ? `about ${plainDate(clientStage.aim_on)}` : ''
}
