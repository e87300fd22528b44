import type { ReactNode } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { DeclineBody } from '#domain/signature/bodies'
import type { WitnessView } from '#domain/signature/deed/view'
import { declineAsWitness } from '#stores/signature/witness'
import { WitnessCode } from './WitnessCode.tsx'
import { WitnessForm } from './WitnessForm.tsx'

type Props = { view: WitnessView }

const Done = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="my-part" role="status">
    <h2>{title}</h2>
    {children}
  </section>
)

const Call = ({ firm }: Pick<WitnessView, 'firm'>) => (
  <a className="link num" href={`tel:${firm.phone.replaceAll(' ', '')}`}>
    {firm.phone}
  </a>
)

const closed: Readonly<Partial<Record<WitnessView['state'], string>>> = {
  declined: 'This was not signed',
  expired: 'The time to sign this is over',
  voided: 'This has been withdrawn',
}

/** What is left to do for a witness: the code, then the signature; or how it ended. */
export const WitnessSteps = ({ view }: Props) =>
  endOf(view) ?? (
    <section className="my-part accept" aria-labelledby="sign-here">
      <h2 id="sign-here">Sign here</h2>
      {view.me.code?.is_entered ? <WitnessForm view={view} /> : <WitnessCode view={view} />}
      <Decline />
    </section>
  )

/** How it ended for a witness; null while there is something to do. */
const endOf = ({ state, me, firm, signer }: WitnessView) => {
  const title = closed[state]
  if (title)
    return (
      <Done title={title}>
        <p>
          {me.state === 'signed'
            ? 'Your signature does not count.'
            : 'You cannot sign it any more.'}{' '}
          If you have questions, call {firm.name} on <Call firm={firm} />.
        </p>
      </Done>
    )
  if (me.state === 'signed')
    return (
      <Done title="You have signed as the witness">
        <p>Thank you. {signer.name} has nothing more to do, and you can close this page.</p>
      </Done>
    )
  if (me.state === 'code_failed')
    return (
      <Done title="Call us to continue">
        <p>
          The code was wrong five times. Call <Call firm={firm} />: they check that it is you, and
          then you can sign.
        </p>
      </Done>
    )
  return null
}

const Decline = () => (
  <details className="terms">
    <summary>I did not see it, or do not want to sign</summary>
    <SchemaForm
      schema={DeclineBody}
      fields={[{ name: 'reason', label: 'Tell us why', kind: 'lines', width: 'w6' }]}
      start={{ reason: '' }}
      of="witness declined"
      submit="Do not sign"
      danger
      onSubmit={async ({ reason }, key) => {
        await declineAsWitness(reason, key)
      }}
    />
  </details>
)
