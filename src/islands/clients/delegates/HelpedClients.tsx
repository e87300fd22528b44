import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { messageOf } from '#components/form/form-faults.ts'
import type { HelpedClient } from '#domain/delegate/api'
import { accessText } from '#domain/delegate/labels'
import { clientKinds } from '#domain/matter-names'
import { plainDate } from '#lib/format'
import { $helping, leaveHelping, startHelping, stopHelping } from '#stores/delegate/helping'
import { useHelping } from './use-helping.ts'

/** Whom somebody helps or is asked to help, and the way back to their own cases; nothing without either. */
export const HelpedClients = () => {
  const list = useStore($helping).data
  const helping = useHelping()
  const [fault, setFault] = useState<string | null>(null)
  if (list === undefined || (list.helped.length === 0 && helping === null)) return null
  const tried = (act: () => Promise<void>) => () =>
    void act().catch((error) => setFault(messageOf(error)))
  return (
    <section className="helped" aria-labelledby="people-helped">
      <h2 id="people-helped">People you help</h2>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {list.helped.length === 0 && <p className="client-text">You help nobody now.</p>}
      <ul className="client-delegates">
        {list.helped.map((it) => (
          <Helped key={it.id} helped={it} tried={tried} />
        ))}
      </ul>
      {helping && list.is_client && (
        <p>
          <ActButton className="btn big" onPress={tried(leaveHelping)}>
            Go to your own cases
          </ActButton>
        </p>
      )}
    </section>
  )
}

type Tried = (act: () => Promise<void>) => () => void

const Helped = ({ helped, tried }: { helped: HelpedClient; tried: Tried }) => {
  const { id, client, matter_type, address, access, is_attorney, until, is_accepted, is_now } =
    helped
  return (
    <li>
      <h3>{client}</h3>
      <p className="mute">{address && `${clientKinds[matter_type]} ${address}`}</p>
      <p>
        {is_accepted
          ? 'You can '
          : `${client} asks you to ${is_attorney ? 'be their attorney' : 'help them'}. You will be able to `}
        {accessText(access)}
        {until && `, until ${plainDate(until)}`}. You cannot sign or pay for them, prove who they
        are, or see bank details.
      </p>
      <div className="row wrap">
        {is_now ? (
          <p className="mute">You are helping them now.</p>
        ) : (
          <ActButton className="btn main big" onPress={tried(() => startHelping(id))}>
            {is_accepted ? `Help ${client}` : 'Accept and open the case'}
          </ActButton>
        )}
        {!is_now && (
          <ActButton className="btn big" onPress={tried(() => stopHelping(id))}>
            {is_accepted ? 'Stop helping' : 'Decline'}
          </ActButton>
        )}
      </div>
    </li>
  )
}
