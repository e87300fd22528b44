import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { AuditCheck } from '#domain/audit/check'
import { checkLines } from '#domain/audit/check-text'
import type { HeadMailView } from '#domain/audit/head-mail'
import { backupText } from '#domain/backup/text'
import { messageReasonLabel, messageStatusLabel } from '#domain/communication/labels'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { exactInstant } from '#lib/format'
import { $auditCheck, startAuditCheck } from '#stores/audit/check'

const HeadMailForm = lazy(() => import('./HeadMailForm.tsx'))

/** When the log was last checked and what was found, and where its end is mailed. */
export function CheckSection() {
  return (
    <section className="sec audit-check" aria-label="Integrity of the log, and backups">
      <Loaded
        from={useStore($auditCheck)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $auditCheck.revalidate()}
      >
        {({ check, mail, backups }) => (
          <>
            <div className="row between">
              <CheckState check={check} />
              <CheckNow isRunning={check?.state === 'running'} />
            </div>
            <Mail mail={mail} />
            <p>{backupText(backups)}</p>
          </>
        )}
      </Loaded>
    </section>
  )
}

const CheckNow = ({ isRunning }: { isRunning: boolean }) => {
  const { busy, run } = useStep('Couldn’t start the check')
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={busy || isRunning}
      onClick={() => isRunning || run(startAuditCheck)}
    >
      Check now
    </button>
  )
}

const CheckState = ({ check }: { check: AuditCheck | null }) => {
  if (check === null)
    return <p role="status">Not checked yet. The log is checked every night, or now.</p>
  if (check.state === 'running')
    return (
      <p role="status">
        <Status tone="half">Checking every row</Status> since {exactInstant(check.asked_at)}
      </p>
    )
  const { broken, at } = check
  return (
    <div role="status">
      <p>
        <Status tone={broken === null ? 'good' : 'bad'}>
          {broken === null ? 'Whole' : `Changed at row ${broken}`}
        </Status>{' '}
        Checked {at && exactInstant(at)}
      </p>
      <p className="mute">{checkLines(check).slice(0, 2).join(' ')}</p>
    </div>
  )
}

const mailText = ({ is_on, address, last }: HeadMailView) => {
  const where = is_on
    ? `The end of the log is mailed to ${address} each night.`
    : 'The end of the log is not mailed to anybody.'
  if (last === null) return is_on ? `${where} Nothing has been sent yet.` : where
  const reason = messageReasonLabel(last)
  return `${where} Last message: ${exactInstant(last.at)}, ${messageStatusLabel(last)}.${reason ? ` ${reason}` : ''}`
}

const Mail = ({ mail }: { mail: HeadMailView }) => {
  const [isOpen, setOpen] = useState(false)
  const canChange = useCan('message-providers.update')
  return (
    <p>
      {mailText(mail)}{' '}
      {canChange && (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          Change
        </button>
      )}
      <Dialog title="Mail the end of the log" open={isOpen} onClose={() => setOpen(false)}>
        <Suspense>
          <HeadMailForm mail={mail} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </p>
  )
}
