import { type ComponentType, Suspense, useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { bulkSummary } from '#domain/list/bulk'
import { pluralise } from '#lib/format'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icons.ts'
import { Skeleton } from '../Loaded.tsx'

/** The outcome of a bulk action: how many succeeded, and the reason for each that was refused. */
export type Outcome = {
  readonly done: number
  readonly refused: readonly { readonly name: string; readonly why: string }[]
}

export type BulkFormProps<Row> = {
  rows: readonly Row[]
  onCancel: () => void
  /** Receives the outcome and the verb: 'extended'. */
  onDone: (outcome: Outcome, did: string) => void
}

export type BulkAct<Row> = {
  readonly key: string
  readonly label: string
  readonly icon?: IconName
  /** The title of the dialog, from '3 quotes': 'Extend 3 quotes by 7 days'. */
  readonly title: (rows: string) => string
  readonly Form: ComponentType<BulkFormProps<Row>>
  /** What becomes of a row: 'reassigned'. */
  readonly done: string
  /** The state that rules a row out: 'archived'; null when it may be changed. */
  readonly blockOf: (row: Row) => string | null
}

type Props<Row> = {
  rows: readonly Row[]
  noun: string
  acts: readonly BulkAct<Row>[]
  onClear: () => void
  onDone: BulkFormProps<Row>['onDone']
}

/** The actions on the selected rows; without any, how to select. */
export const BulkBar = <Row,>({ rows, noun, acts, onClear, onDone }: Props<Row>) => {
  const [open, setOpen] = useState<BulkAct<Row> | null>(null)
  const close = () => setOpen(null)
  const done: Props<Row>['onDone'] = (outcome, did) => {
    close()
    onDone(outcome, did)
  }
  return (
    <section className="bulk-bar" aria-label="Selected">
      <span className="mute" role="status">
        {rows.length === 0 ? (
          <PickHint noun={noun} />
        ) : (
          <b className="num">{pluralise(rows.length, noun)} selected</b>
        )}
      </span>
      {acts.map((act) => (
        <ActButton
          key={act.key}
          label={act.label}
          icon={act.icon}
          isOff={allowedRows(act, rows).length === 0}
          onPress={() => setOpen(act)}
        />
      ))}
      {rows.length > 0 && <ClearButton onPress={onClear} />}
      <Blocks rows={rows} acts={acts} />
      <ActDialog act={open} rows={rows} noun={noun} onCancel={close} onDone={done} />
    </section>
  )
}

const allowedRows = <Row,>({ blockOf }: BulkAct<Row>, rows: readonly Row[]) =>
  rows.filter((row) => blockOf(row) === null)

/** For each action that rules rows out, how many it can change and why not the others. */
const Blocks = <Row,>({ rows, acts }: Pick<Props<Row>, 'rows' | 'acts'>) => {
  const summaries = acts.flatMap(({ blockOf, done }) => bulkSummary(rows.map(blockOf), done) ?? [])
  return (
    <span className="blocks mute" aria-live="polite">
      {summaries.map((summary) => (
        <span key={summary}>{summary}</span>
      ))}
    </span>
  )
}

type ActDialogProps<Row> = Omit<BulkFormProps<Row>, 'rows'> &
  Pick<Props<Row>, 'rows' | 'noun'> & { act: BulkAct<Row> | null }

const ActDialog = <Row,>({ act, rows, noun, onCancel, onDone }: ActDialogProps<Row>) => {
  const allowed = act === null ? [] : allowedRows(act, rows)
  const title = act?.title(pluralise(allowed.length, noun)) ?? ''
  return (
    <Dialog title={title} open={act !== null} onClose={onCancel}>
      {act && (
        <Suspense fallback={<Skeleton rows={3} />}>
          <act.Form rows={allowed} onCancel={onCancel} onDone={onDone} />
        </Suspense>
      )}
    </Dialog>
  )
}

/** 'enquiries' */
const nounsOf = (noun: string) => pluralise(2, noun).slice(2)

const PickHint = ({ noun }: { noun: string }) => (
  <>
    Select {nounsOf(noun)}
    <span className="wide">
      {' '}
      with <kbd>X</kbd>
    </span>
    , then
  </>
)

type ActButtonProps = {
  label: string
  icon: IconName | undefined
  isOff: boolean
  onPress: () => void
}

const ActButton = ({ label, icon, isOff, onPress }: ActButtonProps) => (
  <button type="button" className="btn" disabled={isOff} onClick={onPress}>
    {icon && <Icon name={icon} />}
    {label}
  </button>
)

const ClearButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="btn quiet end" onClick={onPress}>
    Clear selection
  </button>
)
