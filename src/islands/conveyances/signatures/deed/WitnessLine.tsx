import { Chip } from '#components/Marks.tsx'
import { isLateWitness } from '#domain/signature/deed/witnessing'
import { signerStateNames } from '#domain/signature/labels'
import type { SignatureView } from '#domain/signature/view'
import { shortInstant } from '#lib/format'

type Line = NonNullable<SignatureView['signers'][number]['witness']>

/** The witness of a signer, and what a conveyancer should ask about. */
export const WitnessLine = ({ witness }: { witness: Line }) => {
  const { name, state, code_to, signed_at, minutes, warnings } = witness
  return (
    <p className="witness-line">
      Witness {name}:{' '}
      {signed_at
        ? `signed ${shortInstant(signed_at)}`
        : `${signerStateNames[state]}, code to ${code_to}`}
      {isLateWitness(minutes) && (
        <>
          {' '}
          <Chip tone="warn">{minutes} minutes after the signer</Chip>{' '}
          <span className="faint">Ask whether they were there.</span>
        </>
      )}
      {warnings.map((text) => (
        <span key={text} className="faint">
          {' '}
          {text}
        </span>
      ))}
    </p>
  )
}
