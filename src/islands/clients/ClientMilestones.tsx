import { useStore } from '@nanostores/react'
import { NotFound } from '#components/Failed.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { plainDate, time } from '#lib/format'
import { $changedAt, $clientCase, $clientCases } from '#stores/conveyance/portal/case'
import { BankWarning } from './ClientHome.tsx'
import { ClientStages } from './ClientStages.tsx'
import { ClientsOwn } from './ClientsOwn.tsx'
import { MyPart } from './MyPart.tsx'
import { OtherCase } from './OtherCase.tsx'
import { Waiting } from './Waiting.tsx'

export default function ClientMilestones() {
  return (
    <ClientsOwn>
      <Progress />
    </ClientsOwn>
  )
}

const Progress = () => {
  const cases = useStore($clientCases)
  const it = useStore($clientCase)
  return (
    <Loaded from={cases} skeleton={<Skeleton rows={8} />} retry={() => $clientCases.revalidate()}>
      {(list) =>
        it ? (
          <Journey it={it} />
        ) : list.length > 0 ? (
          <NotFound />
        ) : (
          <Empty title="Your file opens when we start work">
            <p>We will tell you by email. Until then there is nothing for you to do.</p>
          </Empty>
        )
      }
    </Loaded>
  )
}

const Journey = ({ it }: { it: ClientCase }) => (
  <div className="portal client-journey">
    <header>
      <p className="client-kind">{it.kind}</p>
      <h1>{it.address.line}</h1>
      <OtherCase it={it} />
    </header>
    <div className="client-main">
      <Waiting it={it} />
      <Changed />
      {it.thing_to_do && <MyPart it={it} part={it.thing_to_do} />}
      {it.next_steps.length > 0 && (
        <section className="client-next">
          <h2>What happens next</h2>
          <ol>
            {it.next_steps.map((step) => (
              <li key={step.title}>
                <p>
                  <b>{step.title}</b> {step.text}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
    <ClientStages it={it} />
    <div className="client-side">
      <People it={it} />
      <Dates it={it} />
      <BankWarning />
    </div>
  </div>
)

const Changed = () => {
  const at = useStore($changedAt)
  return (
    <p className="changed" role="status">
      {at === null ? '' : `This changed at ${time(new Date(at).toISOString())}.`}
    </p>
  )
}

const People = ({ it }: { it: ClientCase }) => (
  <section>
    <h2>Who looks after it</h2>
    <ul>
      {it.people.map((person) => (
        <li key={person.name + person.role}>
          <b>{person.name}</b> <span className="mute">{person.role}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Dates = ({ it }: { it: ClientCase }) =>
  it.dates.length > 0 ? (
    <section>
      <h2>Dates</h2>
      <ul>
        {it.dates.map((it) => (
          <li key={it.name}>
            <b className="num">{plainDate(it.on)}</b> <span className="mute">{it.name}</span>
          </li>
        ))}
      </ul>
    </section>
  ) : null
