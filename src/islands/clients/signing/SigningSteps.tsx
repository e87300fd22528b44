import type { ReactNode } from 'react'
import type { ClientSignature } from '#domain/signature/view'
import { firm } from '#lib/firm'
import { dayOf, plainDate } from '#lib/format'
import { CodeStep } from './CodeStep.tsx'
import { Decline } from './Decline.tsx'
import { SignForm } from './SignForm.tsx'

type Props = { signature: ClientSignature }

const Done = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="my-part" role="status">
    <h2>{title}</h2>
    {children}
  </section>
)

const Call = () => (
  <a className="link num" href={`tel:${firm.phone.replaceAll(' ', '')}`}>
    {firm.phone}
  </a>
)

const closed: Readonly<Partial<Record<ClientSignature['state'], string>>> = {
  declined: 'This was declined',
  expired: 'The time to sign this is over',
  voided: 'This has been withdrawn',
}

type ClosedProps = { title: string; isSigned: boolean }

const Closed = ({ title, isSigned }: ClosedProps) => (
  <Done title={title}>
    <p>
      {isSigned ? 'Your signature does not count.' : 'You cannot sign it any more.'} Call us on{' '}
      <Call /> and we will tell you what comes next.
    </p>
  </Done>
)

const Locked = () => (
  <Done title="Call us to continue">
    <p>
      The code was wrong five times. Call us on <Call />: we check that it is you, and then you can
      sign.
    </p>
  </Done>
)

/** What is left to do for the signer: the code, then the signature; or how it ended. */
export const SigningSteps = ({ signature }: Props) => {
  const { state, me } = signature
  const title = closed[state]
  if (title) return <Closed title={title} isSigned={me.state === 'signed'} />
  if (me.state === 'signed') return <Signed signature={signature} />
  if (me.state === 'code_failed') return <Locked />
  return (
    <section className="my-part accept" aria-labelledby="sign-here">
      <h2 id="sign-here">Sign here</h2>
      {me.witness && (
        <p>
          Begin only when {me.witness.name} is in the room with you. When you have signed, they get
          a link and a code of their own.
        </p>
      )}
      {me.code?.is_entered ? (
        <SignForm signature={signature} />
      ) : (
        <CodeStep signature={signature} />
      )}
      <Decline id={signature.id} />
    </section>
  )
}

type WitnessOf = NonNullable<ClientSignature['me']['witness']>

const WitnessNext = ({ witness }: { witness: WitnessOf }) => (
  <p>
    <b>
      Now {witness.name} signs, while you are together: open the link that we have just sent to{' '}
      {witness.email}. It may be opened on this phone.
    </b>
  </p>
)

const Signed = ({ signature: { state, me, others } }: Props) => {
  const waiting = others.filter((it) => !it.has_signed).map(({ name }) => name)
  return (
    <Done title="You have signed">
      <p>
        {me.signed_at && `You signed on ${plainDate(dayOf(me.signed_at))}. `}
        {state === 'completed' && 'Everybody has signed. Keep a copy of the signed document.'}
        {state === 'signed' && 'We are making the signed document. It appears here in a moment.'}
        {waiting.length > 0 && `We are waiting for ${waiting.join(' and ')}.`}
      </p>
      {me.witness && !me.witness.has_signed && <WitnessNext witness={me.witness} />}
    </Done>
  )
}
