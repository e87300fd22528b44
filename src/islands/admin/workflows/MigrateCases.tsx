import { useEffect, useState } from 'react'
import { CheckField } from '#components/form/Choices.tsx'
import { messageOf } from '#components/form/form-faults.ts'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { Progress } from '#components/Progress.tsx'
import type { BulkOutcome } from '#domain/conveyance/api'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import type { CaseMigration } from '#domain/conveyance/workflow/migration-row'
import { pluralise } from '#lib/format'
import { fetchMigrations, migrateCases } from '#stores/conveyance/workflow/migrating'
import { $workflow } from '#stores/conveyance/workflow/workflow'
import { MigrationRow } from './MigrationRow.tsx'

type Props = { detail: WorkflowDetail; onClose: () => void }

/** Open cases on other versions, each with what moving it changes; some can be left out. */
export default function MigrateCases({ detail, onClose }: Props) {
  const { rows, next, fault, fetchMore } = useMigrations(detail.id)
  return (
    <Dialog title="Move open cases to this version" open onClose={onClose} wide>
      <p>Done tasks stay as they were done. Open tasks without a step here are left out.</p>
      <Fault text={fault} />
      {rows === null && fault === '' && <Skeleton rows={4} />}
      {rows?.length === 0 && <p>Every open case of this matter type is on this version.</p>}
      {rows && rows.length > 0 && (
        <Choosing
          id={detail.id}
          rows={rows}
          onMore={next === null ? null : () => void fetchMore(next)}
          onClose={onClose}
        />
      )}
      {(rows === null || rows.length === 0) && (
        <div className="feet">
          <Close onPress={onClose} />
        </div>
      )}
    </Dialog>
  )
}

const Close = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="btn" onClick={onPress}>
    Close
  </button>
)

const Fault = ({ text }: { text: string }) =>
  text !== '' && (
    <p className="fault" role="alert">
      {text}
    </p>
  )

const useMigrations = (id: string) => {
  const [rows, setRows] = useState<readonly CaseMigration[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const fetchMore = async (after: string | null) => {
    try {
      const page = await fetchMigrations(id, after)
      setRows((before) => [...(before ?? []), ...page.rows])
      setNext(page.next)
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is fetched once
  useEffect(() => {
    void fetchMore(null)
  }, [])
  return { rows, next, fault, fetchMore }
}

type ChoosingProps = {
  id: string
  rows: readonly CaseMigration[]
  onMore: (() => void) | null
  onClose: () => void
}

const More = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="btn" onClick={onPress}>
    Show more
  </button>
)

const Choosing = ({ id, rows, onMore, onClose }: ChoosingProps) => {
  const [left, setLeft] = useState<readonly string[]>([])
  const { done, outcome, fault, move } = useMoving(id)
  const chosen = rows.filter((it) => !left.includes(it.id))
  if (outcome) return <Outcome outcome={outcome} onClose={onClose} />
  return (
    <>
      <ul className="migration-rows">
        {rows.map((row) => (
          <Choice key={row.id} row={row} left={left} onChange={setLeft} />
        ))}
      </ul>
      {done !== null && <Progress label="Moving cases" value={done} of={chosen.length} />}
      <Fault text={fault} />
      <div className="feet">
        <Close onPress={onClose} />
        {onMore && <More onPress={onMore} />}
        <button
          type="button"
          className="btn main"
          disabled={done !== null || chosen.length === 0}
          onClick={() => void move(chosen)}
        >
          Move {pluralise(chosen.length, 'case')}
        </button>
      </div>
    </>
  )
}

/** `done` is how many cases are moved so far; null while none are being moved. */
const useMoving = (id: string) => {
  const [done, setDone] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const [fault, setFault] = useState('')
  const move = async (chosen: readonly CaseMigration[]) => {
    setDone(0)
    setFault('')
    try {
      setOutcome(await migrateCases(id, chosen, setDone))
    } catch (error) {
      setFault(messageOf(error))
    }
    setDone(null)
    $workflow.revalidate()
  }
  return { done, outcome, fault, move }
}

type ChoiceProps = {
  row: CaseMigration
  /** The ids of those that are left out. */
  left: readonly string[]
  onChange: (left: readonly string[]) => void
}

const Choice = ({ row, left, onChange }: ChoiceProps) => (
  <li>
    <CheckField
      label={`${row.ref} ${row.title}`}
      name={row.id}
      checked={!left.includes(row.id)}
      onChange={(isIn) => onChange(isIn ? left.filter((it) => it !== row.id) : [...left, row.id])}
    />
    <MigrationRow row={row} />
  </li>
)

type OutcomeProps = { outcome: BulkOutcome; onClose: () => void }

const Outcome = ({ outcome: { done, refused }, onClose }: OutcomeProps) => (
  <>
    <p role="status">{pluralise(done.length, 'case')} moved.</p>
    <ul className="problems">
      {refused.map((it) => (
        <li key={it.id} className="bad">
          {it.name}: {it.why}
        </li>
      ))}
    </ul>
    <div className="feet">
      <Close onPress={onClose} />
    </div>
  </>
)
