import { useState } from 'react'
import { Chip, type Tone } from '#components/Marks.tsx'
import { executionClause } from '#domain/signature/deed/company'
import { deedKindNames } from '#domain/signature/deed/labels'
import { signatureStateNames, signerStateNames } from '#domain/signature/labels'
import { isOpenAt, isOverAt } from '#domain/signature/state'
import type { SignatureView } from '#domain/signature/view'
import { shortDate, shortInstant } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { remind, unlock } from '#stores/signature/case'
import { DeedActs } from './deed/DeedActs.tsx'
import { WitnessLine } from './deed/WitnessLine.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

type Props = { request: SignatureView; canChange: boolean }

const tones: Readonly<Partial<Record<SignatureView['state'], Tone>>> = {
  completed: 'acc',
  code_failed: 'bad',
  declined: 'bad',
  expired: 'warn',
  voided: 'warn',
}

/** One request: its signers, its files and what may be done with it. */
export const SignatureItem = ({ request, canChange }: Props) => (
  <li>
    <p>
      <b>{request.title}</b>{' '}
      <Chip tone={tones[request.state] ?? 'note'}>{signatureStateNames[request.state]}</Chip>
    </p>
    <p className="faint">{sentText(request)}</p>
    {request.reason && <p>{request.reason}</p>}
    <ul>
      {request.signers.map((signer) => (
        <li key={signer.id}>
          {signer.name}:{' '}
          {signer.signed_at
            ? `signed ${shortInstant(signer.signed_at)}`
            : `${signerStateNames[signer.state]}, code to ${signer.code_to}`}
          {canChange && signer.state === 'code_failed' && (
            <Unlock request={request} signer={signer.id} name={signer.name} />
          )}
          {signer.witness && <WitnessLine witness={signer.witness} />}
          {canChange && signer.witness?.state === 'code_failed' && (
            <Unlock request={request} signer={signer.witness.id} name={signer.witness.name} />
          )}
        </li>
      ))}
    </ul>
    {request.deed && <p className="faint">{deedText(request.deed)}</p>}
    <Files request={request} />
    {canChange && <DeedActs request={request} />}
    {canChange && <RequestActs request={request} />}
  </li>
)

const deedText = ({ kind, company, dated, certificate }: NonNullable<SignatureView['deed']>) =>
  [
    deedKindNames[kind],
    company && `“${executionClause(company)}”`,
    dated
      ? `dated ${shortDate(dated.on)} by ${dated.by.name} on the authority of ${dated.authority}`
      : 'held undated',
    dated?.is_filed === false && 'the dated file is being made',
    certificate && `certified by ${certificate.by.name}`,
  ]
    .filter(Boolean)
    .join(', ')

const sentText = ({ sent_at, prepared_by, reminders }: SignatureView) =>
  [
    sent_at ? `Sent ${shortInstant(sent_at)}` : 'The file is being made',
    `by ${prepared_by.name}`,
    reminders > 0 && `reminders: ${reminders}`,
  ]
    .filter(Boolean)
    .join(', ')

const Files = ({ request: { document, signed } }: Pick<Props, 'request'>) => (
  <p className="signature-files">
    {document && (
      <a className="link" href={`/files/${document.file_id}?inline`} target="_blank" rel="noopener">
        Document as sent
      </a>
    )}
    {signed && (
      <>
        <a className="link" href={`/files/${signed.file_id}?inline`} target="_blank" rel="noopener">
          Signed document
        </a>
        <a className="link" href={`/files/${signed.evidence_file_id}`}>
          Evidence
        </a>
      </>
    )}
  </p>
)

const RequestActs = ({ request }: Pick<Props, 'request'>) => {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const now = new Date().toISOString()
  const send = async () => {
    try {
      await remind(request)
      addToast({ severity: 'success', summary: 'Reminder sent', life: 4000 })
    } catch (error) {
      showRefusal('Couldn’t send a reminder')(error)
    }
  }
  if (isOverAt(request, now)) return null
  return (
    <div className="signature-files">
      {isOpenAt(request, now) && (
        <button type="button" className="btn small quiet" onClick={() => void send()}>
          Remind
        </button>
      )}
      <button type="button" className="btn small quiet" onClick={() => setWithdrawing(true)}>
        Withdraw
      </button>
      <WithdrawForm request={request} open={isWithdrawing} onDone={() => setWithdrawing(false)} />
    </div>
  )
}

type UnlockProps = { request: SignatureView; signer: string; name: string }

const Unlock = ({ request, signer, name }: UnlockProps) => (
  <button
    type="button"
    className="btn small quiet"
    onClick={() => void unlock(request, signer).catch(showRefusal('Couldn’t unlock'))}
  >
    Unlock<span className="sr"> {name}</span>
  </button>
)
