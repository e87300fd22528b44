import { type ComponentType, Suspense, useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
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
  const picked = pluralise(rows.length, noun)
  return (
    <section className="bulk-bar" aria-label="Picked">
      <span className="mute" role="status">
        {rows.length === 0 ? <PickHint noun={noun} /> : <b className="num">{picked} selected</b>}
      </span>
      {acts.map((act) => (
        <ActButton
          key={act.key}
          label={act.label}
          icon={act.icon}
          isOff={rows.length === 0}
          onPress={() => setOpen(act)}
        />
      ))}
      {rows.length > 0 && <ClearButton onPress={onClear} />}
      <Dialog title={open?.title(picked) ?? ''} open={open !== null} onClose={close}>
        {open && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <open.Form rows={rows} onCancel={close} onDone={done} />
          </Suspense>
        )}
      </Dialog>
    </section>
  )
}

const PickHint = ({ noun }: { noun: string }) => (
  <>
    Pick {noun}s
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
