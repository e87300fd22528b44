import { useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import type { CompletionCase, MoneyRelease } from '#domain/conveyance/completion-day/completion-day'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { factNames } from '#domain/conveyance/plan/fact'
import { midSentence } from '#domain/conveyance/plan/task-labels'
import { EvidenceFacts } from '#islands/conveyances/evidence/EvidenceFacts.tsx'
import { RejectionForm } from '#islands/conveyances/evidence/RejectionForm.tsx'
import { date, dayOf, money, time } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { approveRelease, rejectRelease } from '#stores/conveyance/completion-day/completion-day'

type Props = { caseFile: CompletionCase; release: MoneyRelease }

/** A payment that one person asked for, with what was recorded, for a second to approve or send back. */
export const ReleaseCard = ({ caseFile, release }: Props) => {
  const [isRejecting, setRejecting] = useState(false)
  const requirement = requirementOf(release.fact, caseFile)
  if (!requirement) return null
  return (
    <section className="release" aria-label={`Payment for ${caseFile.address.line}`}>
      <Request caseFile={caseFile} release={release} />
      <EvidenceFacts evidence={release.evidence} requirement={requirement} />
      {isRejecting ? (
        <RejectionForm
          of={caseFile.id + release.task}
          version={caseFile.version}
          onCancel={() => setRejecting(false)}
          onSubmit={({ reason }, key) => rejectRelease({ caseFile, release, key }, reason)}
        />
      ) : (
        <Acts caseFile={caseFile} release={release} onReject={() => setRejecting(true)} />
      )}
    </section>
  )
}

const Request = ({ caseFile, release: { fact, evidence, by, at } }: Props) => (
  <>
    <header>
      <Icon name="shield-check" />
      <h2>
        Send {evidence.amount === null ? 'an unrecorded amount' : money(evidence.amount)} to{' '}
        {evidence.who}
      </h2>
      <span className="chip">1 of 2 approvals</span>
    </header>
    <p className="mute">
      {caseFile.address.line}, {midSentence(factNames[fact])}. {by.name} asked on {date(dayOf(at))}{' '}
      at {time(at)}.
    </p>
  </>
)

const Acts = ({ caseFile, release, onReject }: Props & { onReject: () => void }) => {
  const key = useRef(crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const approve = () => {
    setBusy(true)
    void approveRelease({ caseFile, release, key: key.current })
      .catch(showRefusal('Couldn’t approve this payment'))
      .finally(() => setBusy(false))
  }
  return (
    <div className="feet">
      <p className="mute">
        {release.approve_blocked ?? 'Approving records that the money is sent.'}
      </p>
      <ActButton why={release.reject_blocked ?? undefined} onPress={onReject}>
        Send back
      </ActButton>
      <ActButton
        className="btn main"
        isBusy={isBusy}
        why={release.approve_blocked ?? undefined}
        onPress={approve}
      >
        Approve
      </ActButton>
    </div>
  )
}
