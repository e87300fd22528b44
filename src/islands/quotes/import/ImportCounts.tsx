import type { Import } from '#domain/import/import'
import { formatCount } from '#lib/format'

/** The counts of imported rows by outcome. */
export const ImportCounts = ({ importRun: { counts } }: { importRun: Import }) => (
  <ul className="dates" aria-label="Results">
    <Tally count={counts.new} words="New" />
    <Tally count={counts.known} words="Duplicates" />
    <Tally count={counts.rejected} words="Rejected" tone="bad" />
  </ul>
)

const Tally = ({ count, words, tone }: { count: number; words: string; tone?: 'bad' }) => (
  <li>
    <span className="k">{words}</span>
    <b className={`v num ${tone && count > 0 ? tone : ''}`}>{formatCount(count)}</b>
  </li>
)
