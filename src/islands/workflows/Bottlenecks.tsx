import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { Slowness, WorkflowBottlenecks } from '#domain/conveyance/milestone/bottlenecks'
import { partyLabels } from '#domain/party'
import { HolderGlyph } from '#islands/conveyances/holder-marks.tsx'
import { pluralise, workingDays } from '#lib/format'
import { $bottlenecks } from '#stores/conveyance/workflows'

/** Where the cases of a workflow lose time. */
export default function Bottlenecks() {
  return (
    <section className="sec bottlenecks">
      <header>
        <h2>Bottlenecks</h2>
        <span className="end">milestones of the last 12 months</span>
      </header>
      <Loaded
        from={useStore($bottlenecks)}
        skeleton={<Skeleton rows={6} />}
        retry={() => $bottlenecks.revalidate()}
      >
        {(found) => <Groups found={found} />}
      </Loaded>
    </section>
  )
}

const Groups = ({ found }: { found: WorkflowBottlenecks }) => (
  <div className="bottleneck-groups">
    <Group title="Steps" rows={found.steps}>
      {({ key, title, open, late }) => (
        <li key={key}>
          <span>{title}</span>
          <span className={late > 0 ? 'num bad' : 'num'}>
            {late} of {open} late
          </span>
        </li>
      )}
    </Group>
    <Group title="Waiting for" rows={found.holders}>
      {({ party, cases, median_wd }) => (
        <li key={party}>
          <span>
            <HolderGlyph party={party} /> {partyLabels[party]}, {pluralise(cases, 'case')}
          </span>
          <span className="num">
            {median_wd === null ? '–' : `median ${workingDays(median_wd)}`}
          </span>
        </li>
      )}
    </Group>
    <SlowGroup title="Fee earners" rows={found.people} />
    <SlowGroup title="Other side’s firms" rows={found.firms} />
    <SlowGroup title="Lenders" rows={found.lenders} />
  </div>
)

type GroupProps<Row> = {
  title: string
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

const Group = <Row,>({ title, rows, children }: GroupProps<Row>) => (
  <section>
    <h3>{title}</h3>
    {rows.length === 0 ? (
      <p className="faint">Not enough cases yet.</p>
    ) : (
      <ul>{rows.map(children)}</ul>
    )}
  </section>
)

const SlowGroup = ({ title, rows }: { title: string; rows: readonly Slowness[] }) => (
  <Group title={title} rows={rows}>
    {({ name, milestones, days_over }) => (
      <li key={name}>
        <span>
          {name}, {pluralise(milestones, 'milestone')}
        </span>
        <span className={days_over >= 1 ? 'num warn' : 'num'}>{againstTarget(days_over)}</span>
      </li>
    )}
  </Group>
)

const againstTarget = (days_over: number) => {
  const days = Math.round(days_over)
  if (days === 0) return 'on target'
  return days > 0 ? `${workingDays(days)} over target` : `${workingDays(-days)} under target`
}
