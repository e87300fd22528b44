import type { CaseFindings } from '#domain/enquiry/finding/findings'
import { type Finding, findingNames, paperOf } from '#domain/enquiry/finding/names'

type Shown = CaseFindings['shown'][number]

type Props = {
  finding: Finding
  shown: Shown | undefined
  onChange: (shown: readonly Shown[]) => void
}

/** One thing that papers may show, with what it is in this case, and the year of works. */
export const FindingLine = ({ finding, shown, onChange }: Props) => (
  <div>
    <label className="row">
      <input
        type="checkbox"
        checked={shown !== undefined}
        onChange={(event) =>
          onChange(event.target.checked ? [{ finding, note: null, year: null }] : [])
        }
      />
      {findingNames[finding]}
    </label>
    {shown && <Details shown={shown} onChange={(changed) => onChange([changed])} />}
  </div>
)

const yearOf = (typed: string) => (/^\d{4}$/.test(typed) ? Number(typed) : null)

type DetailsProps = { shown: Shown; onChange: (shown: Shown) => void }

const Details = ({ shown, onChange }: DetailsProps) => (
  <span className="row wrap">
    <label className="field">
      <span className="lab">Details (optional)</span>
      <input
        className="input"
        value={shown.note ?? ''}
        maxLength={200}
        onChange={(event) => onChange({ ...shown, note: event.target.value || null })}
      />
    </label>
    {paperOf(shown.finding) === 'works' && (
      <label className="field">
        <span className="lab">Year</span>
        <input
          className="input"
          inputMode="numeric"
          defaultValue={shown.year ?? ''}
          maxLength={4}
          size={6}
          onChange={(event) => onChange({ ...shown, year: yearOf(event.target.value) })}
        />
      </label>
    )}
  </span>
)
