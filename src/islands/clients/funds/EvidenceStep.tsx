import { useMemo } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { uploadLimits } from '#domain/document/limits'
import type { ClientFunds } from '#domain/funds/view'
import { $ownFunds, sendEvidenceTo } from '#stores/funds/of-client'
import { afterHref, type ClientPart, type FundsStep } from './steps.ts'

type Props = { funds: ClientFunds; part: ClientPart; step: FundsStep }

/** Photos or files; each is saved as soon as it has arrived, and goes on after a cut. */
export const EvidenceStep = ({ funds, part, step }: Props) => {
  const what = step === 'declaration' ? 'declaration' : 'evidence'
  const send = useMemo(
    () => sendEvidenceTo(funds.conveyance_id, part.id, what),
    [funds.conveyance_id, part.id, what],
  )
  const arrived = part.files.filter((it) => it.what === what)
  return (
    <>
      <FileDrop
        label="Photos or files"
        name={what}
        limits={uploadLimits('client')}
        send={send}
        onSent={() => $ownFunds.revalidate()}
      />
      {arrived.length > 0 && (
        <div className="question-foot" role="status">
          <p>We have {arrived.map(({ name }) => name).join(', ')}.</p>
          <a className="btn main big" href={afterHref(funds, part, step)}>
            Continue
          </a>
        </div>
      )}
    </>
  )
}
