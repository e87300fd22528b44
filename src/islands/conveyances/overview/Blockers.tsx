import { useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { taskOf } from '#domain/conveyance/plan/plan'
import { Blocker } from '#islands/conveyances/acts/Blocker.tsx'
import { Recording } from '#islands/conveyances/acts/Missing.tsx'

/** The next act that a case works towards, with what is in its way. */
const nextAct = ({ conveyance: { facts, status }, guards }: CaseDetail) => {
  if (status === 'aborted' || facts.closed) return null
  if (guards.exchange.length > 0) return { title: 'exchange', missing: guards.exchange }
  if (!facts.completed) return { title: 'completion', missing: guards.completion }
  return { title: 'closing the file', missing: guards.close }
}

/** What must be done before the next act of a case, each with who has it, by when, and where it is done. */
export const Blockers = ({ caseFile }: { caseFile: CaseDetail }) => {
  const [recording, setRecording] = useState<string | null>(null)
  const next = nextAct(caseFile)
  if (next === null) return null
  const task = recording === null ? undefined : taskOf(caseFile.plan, recording)
  const close = () => setRecording(null)
  return (
    <section className="sec wide-part" aria-label="Blockers">
      <header>
        <h2>
          Before {next.title}{' '}
          <span className="count">{next.missing.length === 0 ? '' : next.missing.length}</span>
        </h2>
      </header>
      {next.missing.length === 0 ? (
        <p className="faint none">Nothing is in the way of {next.title}.</p>
      ) : (
        <ul className="missing">
          {next.missing.map((one) => (
            <Blocker
              key={one.what}
              caseFile={caseFile}
              missing={one}
              onRecord={setRecording}
              onLeave={close}
            />
          ))}
        </ul>
      )}
      {task && (
        <Dialog title={task.title} open onClose={close}>
          <Recording caseFile={caseFile} task={task} onDone={close} />
        </Dialog>
      )}
    </section>
  )
}
