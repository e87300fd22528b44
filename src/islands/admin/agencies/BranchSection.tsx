import { Status } from '#components/Marks.tsx'
import type { Branch } from '#domain/agent/agency'
import type { AgencyView } from '#domain/agent/view'
import { formatPhone } from '#domain/contact'
import { BranchActs } from './BranchActs.tsx'
import { NegotiatorRow } from './NegotiatorRow.tsx'

type Props = { view: AgencyView; branch: Branch; showsArchived: boolean }

/** A branch with its negotiators. */
export const BranchSection = ({ view, branch, showsArchived }: Props) => {
  const colleagues = view.negotiators.filter(
    (it) => it.branch_id === branch.id && (showsArchived || it.archived_at === null),
  )
  return (
    <section className="sec agency-branch" aria-label={branch.name}>
      <header>
        <h2>{branch.name}</h2>
        {branch.archived_at !== null && <Status>Archived</Status>}
        <span className="mute cut">{contactText(branch)}</span>
        <span className="end">
          <BranchActs view={view} branch={branch} />
        </span>
      </header>
      {colleagues.length === 0 ? (
        <p className="mute">No negotiators.</p>
      ) : (
        <ul className="tasks agency-people">
          {colleagues.map((it) => (
            <NegotiatorRow key={it.id} view={view} branch={branch} negotiator={it} />
          ))}
        </ul>
      )}
    </section>
  )
}

const contactText = ({ postcode, phone, email }: Branch) =>
  [postcode, phone && formatPhone(phone), email].filter(Boolean).join(' · ')
