import type { Suggestion } from '#domain/enquiry/suggesting/suggesting'
import { LibraryCautions } from './LibraryCautions.tsx'

type Props = {
  suggestion: Suggestion
  /** Why we ask it; null while it is not chosen. */
  reason: string | null
  onChange: (reason: string | null) => void
}

/** One enquiry that applies, to choose, with its reason. */
export const SuggestedEnquiry = ({ suggestion, reason, onChange }: Props) => {
  const { code, title, asks, because } = suggestion
  return (
    <li>
      <label className="row">
        <input
          type="checkbox"
          checked={reason !== null}
          onChange={(event) => onChange(event.target.checked ? (because ?? '') : null)}
        />
        <span>
          <b className="med">
            {code} {title}
          </b>
          <small className="evidence">{asks}</small>
        </span>
      </label>
      {reason === null ? (
        <p className="mute">{because ?? 'Fits every case: say why you ask it in this one.'}</p>
      ) : (
        <Reason suggestion={suggestion} reason={reason} onChange={onChange} />
      )}
    </li>
  )
}

type ReasonProps = Omit<Props, 'reason'> & { reason: string }

const Reason = ({ suggestion, reason, onChange }: ReasonProps) => (
  <>
    <label className="field">
      <span className="lab">Why we ask it here</span>
      <input
        className="input"
        name={`reason-${suggestion.library_id}`}
        value={reason}
        maxLength={500}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
    <LibraryCautions enquiry={suggestion} />
  </>
)
