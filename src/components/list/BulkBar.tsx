import { type ComponentType, Suspense, useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { counted } from '#lib/format'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icons.ts'
import { Skeleton } from '../Loaded.tsx'

/** What came of doing the same to many: how many it was done to, and why not to the others. */
export type Outcome = {
  readonly done: number
  readonly refused: readonly { readonly name: string; readonly why: string }[]
}

export type BulkFormProps<Row> = {
  rows: readonly Row[]
  onCancel: () => void
  /** 'extended', and what came of it. */
  onDone: (outcome: Outcome, did: string) => void
}

/** Something that is done to every picked row, with a form that asks how. */
export type BulkAct<Row> = {
  readonly key: string
  readonly label: string
  readonly icon?: IconName
  /** 'Extend 3 quotes by 7 days', from '3 quotes'. */
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

/** What can be done to the rows that are picked; before any is, how to pick. */
export const BulkBar = <Row,>({ rows, noun, acts, onClear, onDone }: Props<Row>) => {
  const [open, setOpen] = useState<BulkAct<Row> | null>(null)
  const close = () => setOpen(null)
  const picked = counted(rows.length, noun)
  return (
    <section className="bulk-bar" aria-label="Picked">
      <span className="mute" role="status">
        {rows.length === 0 ? (
          <>
            Pick {noun}s
            <span className="wide">
              {' '}
              with <kbd>X</kbd>
            </span>
            , then
          </>
        ) : (
          <b className="num">{picked} picked</b>
        )}
      </span>
      {acts.map((act) => (
        <button
          key={act.key}
          type="button"
          className="btn"
          disabled={rows.length === 0}
          onClick={() => setOpen(act)}
        >
          {act.icon && <Icon name={act.icon} />}
          {act.label}
        </button>
      ))}
      {rows.length > 0 && (
        <button type="button" className="btn quiet end" onClick={onClear}>
          Pick none
        </button>
      )}
      <Dialog title={open?.title(picked) ?? ''} open={open !== null} onClose={close}>
        {open && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <open.Form
              rows={rows}
              onCancel={close}
              onDone={(outcome, did) => {
                close()
                onDone(outcome, did)
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </section>
  )
}
