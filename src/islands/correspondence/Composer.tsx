import { useState } from 'react'
import type { Correspondence } from '#domain/tracked-email/view'
import type { EmailRecord } from '#stores/tracked-email/record'
import PortalForm from './PortalForm.tsx'
import WriteForm from './WriteForm.tsx'

type Props = {
  shown: Correspondence
  record: EmailRecord
  /** The client who is answered in the portal; '' for any, null while nobody is. */
  to: string | null
  onAnswer: (to: string | null) => void
}

/** Writes an email or a portal message beside the timeline. */
export default function Composer({ shown, record, to, onAnswer }: Props) {
  const { people, sender } = shown
  const [sent, setSent] = useState(0)
  const isPortal = to !== null && shown.portal.length > 0
  const done = () => setSent(sent + 1)
  return (
    <aside className="composer" aria-label="Write">
      {shown.portal.length > 0 && (
        <fieldset className="composer-ways" aria-label="Channel">
          <Way isAt={!isPortal} label="Email" onChoose={() => onAnswer(null)} />
          <Way isAt={isPortal} label="Portal" onChoose={() => onAnswer('')} />
        </fieldset>
      )}
      {isPortal ? (
        <PortalForm
          key={`${to}/${sent}`}
          caseId={record.id}
          clients={shown.portal}
          to={to || null}
          onDone={done}
        />
      ) : (
        <WriteForm key={sent} {...{ record, people, sender }} onDone={done} />
      )}
    </aside>
  )
}

type WayProps = { isAt: boolean; label: string; onChoose: () => void }

const Way = ({ isAt, label, onChoose }: WayProps) => (
  <button type="button" aria-pressed={isAt} onClick={onChoose}>
    {label}
  </button>
)
