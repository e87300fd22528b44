import type { CaseMigration } from '#domain/conveyance/workflow/migration-row'
import { pluralise } from '#lib/format'

/** What moving a case changes in its plan. */
export const MigrationRow = ({ row }: { row: CaseMigration }) => (
  <p className="mute">
    {row.stage_before === row.stage_after
      ? row.stage_before
      : `${row.stage_before} → ${row.stage_after}`}
    , {pluralise(row.done, 'task')} done
    <Titles label="New" titles={row.added} />
    <Titles label="Left out" titles={row.dropped} />
    <Titles label="Kept as done" titles={row.kept} />
  </p>
)

const Titles = ({ label, titles }: { label: string; titles: readonly string[] }) =>
  titles.length > 0 && (
    <>
      <br />
      {label}: {titles.join('; ')}
    </>
  )
