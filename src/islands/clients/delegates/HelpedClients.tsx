import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { messageOf } from '#components/form/form-faults.ts'
import type { HelpedClient } from '#domain/delegate/api'
import { accessText } from '#domain/delegate/labels'
import { kindFor } from '#domain/matter-names'
import { firm } from '#lib/firm'
import { plainDate } from '#lib/format'
import { href } from '#routes'
import { $helping, leaveHelping, startHelping, stopHelping } from '#stores/delegate/helping'
import { useHelping } from './use-helping.ts'

/** Every page shows what the session may see: all of them begin anew. */
const anew = (act: () => Promise<unknown>) => async () => {
  await act()
  location.assign(href('clients', {}, firm.audience))
}

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
          <ActButton className="btn big" onPress={tried(anew(leaveHelping))}>
            Go to your own cases
          </ActButton>
        </p>
      )}
    </section>
  )
}

type Tried = (act: () => Promise<void>) => () => void

const Helped = ({ helped, tried }: { helped: HelpedClient; tried: Tried }) => {
  const { client, matter_type, address, access, is_attorney, until, is_accepted } = helped
  const asked = `${client} asks you to ${is_attorney ? 'be their attorney' : 'help them'}. You will be able to `
  return (
    <li>
      <h3>{client}</h3>
      {address && (
        <p className="mute">
          {kindFor(matter_type, client)} {address}
        </p>
      )}
      <p>
        {is_accepted ? 'You can ' : asked}
        {accessText(access)}
        {until && `, until ${plainDate(until)}`}. You cannot sign or pay for them, prove who they
        are, or see bank details.
      </p>
      <HelpedActs helped={helped} tried={tried} />
    </li>
  )
}

const HelpedActs = ({ helped, tried }: { helped: HelpedClient; tried: Tried }) => {
  const { id, client, is_accepted, is_now } = helped
  if (is_now) return <p className="mute">You are helping them now.</p>
  return (
    <div className="row wrap">
      <ActButton className="btn main big" onPress={tried(anew(() => startHelping(id)))}>
        {is_accepted ? `Help ${client}` : 'Accept and open the case'}
      </ActButton>
      <ActButton className="btn big" onPress={tried(() => stopHelping(id))}>
        {is_accepted ? 'Stop helping' : 'Decline'}
      </ActButton>
    </div>
  )
}
