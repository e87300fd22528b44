import type { AgentCase } from '#domain/agent/home'
import { date, shortInstant, today } from '#lib/format'

type Props = { caseFile: AgentCase; onConfirm: () => void }

/** Whether the keys of a case may go, and who took them. */
export const CaseKeys = ({ caseFile, onConfirm }: Props) => {
  const { keys, completion_on, has_exchanged } = caseFile
  if (!keys) return null
  if (keys.handover)
    return (
      <p className="agent-note">
        Keys handed over to {keys.handover.to}, {shortInstant(keys.handover.at)}
        <small>
          Confirmed by {keys.handover.by}.{' '}
          <button type="button" className="link" onClick={onConfirm}>
            Correct this
          </button>
        </small>
      </p>
    )
  if (keys.released_at)
    return (
      <p className="agent-note">
        <b className="strong">Keys may be released.</b> Completed {shortInstant(keys.released_at)}.{' '}
        <button type="button" className="btn" onClick={onConfirm}>
          Confirm that keys were handed over
        </button>
      </p>
    )
  return has_exchanged && completion_on ? (
    <p className="agent-note">{heldText(completion_on)}</p>
  ) : null
}

const heldText = (on: string) =>
  on <= today()
    ? 'Hold the keys: completion has not been recorded yet.'
    : `Hold the keys until completion, planned for ${date(on)}.`
