import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { WitnessView } from '#domain/signature/deed/view'
import { $route } from '#stores/chrome/route'
import { $witness, openAsWitness } from '#stores/signature/witness'
import { WitnessSteps } from './WitnessSteps.tsx'

/** The page of a witness: their link is the key, and no account is needed. */
export default function WitnessPage() {
  const link = new URLSearchParams(useStore($route).search).get('link')
  const from = useStore($witness)
  if (link === null)
    return (
      <Empty title="This page opens with a link">
        <p>Open the link in the message that brought it.</p>
      </Empty>
    )
  if (from.error !== undefined && from.data === undefined && !from.loading)
    return (
      <Empty title="This link does not open">
        <p>{messageOf(from.error)}</p>
      </Empty>
    )
  return (
    <Loaded from={from} skeleton={<Skeleton rows={8} />} retry={() => $witness.revalidate()}>
      {(view) => <Watched view={view} />}
    </Loaded>
  )
}

const Watched = ({ view }: { view: WitnessView }) => {
  const { title, signer, firm, me, state } = view
  const isNew = me.state === 'sent' && state === 'opened'
  useEffect(() => {
    // What fails here is shown when they sign.
    if (isNew) openAsWitness().catch(() => undefined)
  }, [isNew])
  return (
    <article className="portal sign-document">
      <header>
        <p className="client-kind">{firm.name}</p>
        <h1 className="client-hello">Sign as a witness</h1>
        <p className="client-text">
          {signer.name} has signed a deed, “{title}”, and named you, {me.name}, as the witness.
        </p>
      </header>
      <section className="offer-part">
        <h2>What you say by signing</h2>
        <p>You say that you saw {signer.name} sign. You need not read the deed or agree with it.</p>
        <ul className="offer-words">
          <li>You were in the same room and watched. A video call is not enough.</li>
          <li>You are 18 or over.</li>
          <li>You are not a party to the deed.</li>
        </ul>
      </section>
      <WitnessSteps view={view} />
    </article>
  )
}
