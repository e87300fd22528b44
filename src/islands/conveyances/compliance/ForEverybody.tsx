import type { Fact } from '#domain/conveyance/plan/fact'
import { dayOf, shortDate } from '#lib/format'

/** What was recorded for the whole case before each person had a record; it counts until somebody changes. */
export const ForEverybody = ({ fact }: { fact: Fact | undefined }) =>
  fact && fact.evidence?.checks === undefined ? (
    <span className="mute">
      Recorded for everybody by {fact.recorded_by?.name ?? fact.by.name} on{' '}
      {shortDate(dayOf(fact.at))}
    </span>
  ) : null
