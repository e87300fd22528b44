import { Gauge, type Tone } from '#components/Marks.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { pluralise } from '#lib/format'

const tones: Readonly<Record<ClientCase['waiting']['tone'], Tone>> = {
  ink: 'ink',
  warn: 'warn',
  bad: 'warn',
  accent: 'acc',
}

export const Waiting = ({ clientCase: { waiting } }: { clientCase: ClientCase }) => (
  <section className="waiting" aria-live="polite">
    <h2>{waiting.heading}</h2>
    <p className="client-text">{waiting.text}</p>
    {waiting.usual !== null && waiting.elapsed !== null && (
      <>
        <Gauge elapsed={waiting.elapsed} usual={waiting.usual} tone={tones[waiting.tone]} />
        <p className="waiting-time">
          <span>
            <b className="num">{pluralise(waiting.elapsed, 'working day')}</b>
          </span>
          <span>
            usually <b className="num">{waiting.usual}</b>
          </span>
        </p>
      </>
    )}
  </section>
)
