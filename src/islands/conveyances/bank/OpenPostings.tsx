import { Empty } from '#components/Loaded.tsx'
import type { UnmatchedPosting } from '#domain/reconciliation/view'
import { money, shortDate } from '#lib/format'
import { href } from '#routes'

/** What we booked and the bank has not. */
export const OpenPostings = ({ postings }: { postings: readonly UnmatchedPosting[] }) => (
  <section className="sec" aria-label="Postings not on the statement">
    <header>
      <h2>Postings not on the statement</h2>
      <span className="count">{postings.length}</span>
    </header>
    {postings.length === 0 ? (
      <Empty title="Every posting is on the statement" />
    ) : (
      <ul className="money-lines">
        {postings.map((posting) => (
          <li key={posting.n}>
            <span>
              <b className="med">{posting.title}</b>
              <small className="evidence">
                {[shortDate(posting.on), posting.other_party].filter(Boolean).join(' · ')}
              </small>
            </span>
            <b className="num">{money(posting.amount)}</b>
            {posting.conveyance_id && posting.ref ? (
              <a href={`${href('conveyances-id', { id: posting.conveyance_id })}?tab=money`}>
                {posting.ref}
              </a>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
)
