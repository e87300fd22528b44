import { useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { messageOf } from '#components/form/form-faults.ts'
import type { ClientCase } from '#domain/conveyance/portal/case'
import type { OwnDelegate } from '#domain/delegate/api'
import type { Standing } from '#domain/delegate/delegate'
import { accessText } from '#domain/delegate/labels'
import { plainDate } from '#lib/format'
import { endOwnDelegate } from '#stores/delegate/own'

type Props = { delegates: readonly OwnDelegate[]; cases: readonly ClientCase[] }

const standingTexts: Readonly<Record<Standing, string>> = {
  power: 'They can see nothing until two of us have seen the power of attorney. Send it to us.',
  invited: 'We have sent them an email. They have not accepted yet.',
  active: 'They have accepted.',
  ended: 'This has ended.',
}

/** Who helps the client in each case, with the way to end it. */
export const OwnDelegates = ({ delegates, cases }: Props) => {
  const open = delegates.filter(({ standing }) => standing !== 'ended')
  const ended = delegates.length - open.length
  return (
    <section aria-labelledby="own-delegates">
      <h2 id="own-delegates">Who helps you now</h2>
      {open.length === 0 && <p className="client-text">Nobody helps you at the moment.</p>}
      <ul className="client-delegates">
        {open.map((it) => (
          <Item key={it.id} delegate={it} about={cases.length > 1 ? aboutOf(cases, it) : ''} />
        ))}
      </ul>
      {ended > 0 && <p className="mute">{endedText(delegates)}</p>}
    </section>
  )
}

const aboutOf = (cases: readonly ClientCase[], { conveyance_id }: OwnDelegate) => {
  const found = cases.find(({ id }) => id === conveyance_id)
  return found ? `${found.kind} ${found.address.line}` : ''
}

const endedText = (delegates: readonly OwnDelegate[]) => {
  const names = delegates.filter(({ standing }) => standing === 'ended').map(({ name }) => name)
  return `No longer: ${[...new Set(names)].join(', ')}.`
}

const Item = ({ delegate, about }: { delegate: OwnDelegate; about: string }) => {
  const { name, relation, email, access, until, power, standing } = delegate
  return (
    <li>
      <h3>
        {name} <span className="mute">{power ? `${relation}, attorney` : relation}</span>
      </h3>
      {about && <p className="mute">{about}</p>}
      <p>
        {email}. They can {accessText(access)}
        {until && `, until ${plainDate(until)}`}. {standingTexts[standing]}
      </p>
      <End delegate={delegate} />
    </li>
  )
}

const End = ({ delegate }: { delegate: OwnDelegate }) => {
  const [isAsking, setAsking] = useState(false)
  if (isAsking) return <EndQuestion delegate={delegate} onKeep={() => setAsking(false)} />
  return (
    <p>
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        End this<span className="sr"> for {delegate.name}</span>
      </button>
    </p>
  )
}

const EndQuestion = ({ delegate, onKeep }: { delegate: OwnDelegate; onKeep: () => void }) => {
  const [fault, setFault] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const end = () =>
    void endOwnDelegate(delegate, key.current).catch((it) => setFault(messageOf(it)))
  return (
    <>
      <p role="status">
        {delegate.name} will see nothing of your case from now on. We tell them by email.
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="row wrap">
        <ActButton className="btn main" onPress={end}>
          Yes, end it
        </ActButton>
        <button type="button" className="btn" onClick={onKeep}>
          Keep it
        </button>
      </div>
    </>
  )
}
