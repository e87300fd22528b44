import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { saleMemoActs } from '#domain/sale-memo/acts'
import type { SaleMemo } from '#domain/sale-memo/memo'
import type { SaleMemoView } from '#domain/sale-memo/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { askAgent } from '#stores/sale-memo/memo'

const ConfirmMemo = lazy(() => import('./ConfirmMemo.tsx'))
const CloseMemo = lazy(() => import('./CloseMemo.tsx'))

type Open = 'confirm' | 'reject' | 'fall_through' | null
type Props = { view: SaleMemoView; isTyping: boolean }

const UNSAVED = 'Save the fields first.'

/** The bar below a memo: what is missing, and what may be done. */
export const MemoActs = ({ view, isTyping }: Props) => {
  const [open, setOpen] = useState<Open>(null)
  const { memo, missing } = view
  if (memo.status !== 'to_check' && memo.status !== 'confirmed') return null
  return (
    <section className="memo-acts" aria-label="What to do with this memo">
      <p className="mute">
        {missing.length > 0 ? `Missing: ${missing.join(', ')}.` : 'Nothing is missing.'}
      </p>
      <span className="end">
        <Buttons memo={memo} isTyping={isTyping} onOpen={setOpen} />
      </span>
      <Dialogs view={view} open={open} onClose={() => setOpen(null)} />
    </section>
  )
}

type ButtonsProps = { memo: SaleMemo; isTyping: boolean; onOpen: (open: Open) => void }

const Buttons = ({ memo, isTyping, onOpen }: ButtonsProps) => {
  const acts = saleMemoActs(memo, useActingPerson())
  const why = isTyping ? UNSAVED : undefined
  return (
    <>
      <ActButton
        why={why ?? reasonAgainst(acts.ask)}
        onPress={() => void runAct(() => askAgent(memo), 'The agent was asked by email')}
      >
        Ask the agent
      </ActButton>
      <CloseButton memo={memo} acts={acts} onOpen={onOpen} />
      {memo.status === 'to_check' && (
        <ActButton
          className="btn main"
          why={why ?? reasonAgainst(acts.confirm)}
          onPress={() => onOpen('confirm')}
        >
          Confirm
        </ActButton>
      )}
    </>
  )
}

type CloseProps = Pick<ButtonsProps, 'memo' | 'onOpen'> & { acts: ReturnType<typeof saleMemoActs> }

const CloseButton = ({ memo, acts, onOpen }: CloseProps) =>
  memo.status === 'confirmed' ? (
    <ActButton why={reasonAgainst(acts.fall_through)} onPress={() => onOpen('fall_through')}>
      Fell through
    </ActButton>
  ) : (
    <ActButton why={reasonAgainst(acts.reject)} onPress={() => onOpen('reject')}>
      Not a memo
    </ActButton>
  )

type DialogsProps = { view: SaleMemoView; open: Open; onClose: () => void }

const Dialogs = ({ view, open, onClose }: DialogsProps) => (
  <Suspense>
    <Dialog title="Confirm the sale" open={open === 'confirm'} onClose={onClose}>
      <ConfirmMemo view={view} onDone={onClose} />
    </Dialog>
    <Dialog title="Reject this memo" open={open === 'reject'} onClose={onClose}>
      <CloseMemo memo={view.memo} how="reject" onDone={onClose} />
    </Dialog>
    <Dialog title="The sale fell through" open={open === 'fall_through'} onClose={onClose}>
      <CloseMemo memo={view.memo} how="fall_through" onDone={onClose} />
    </Dialog>
  </Suspense>
)
