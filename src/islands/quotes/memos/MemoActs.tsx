import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { saleMemoActs } from '#domain/sale-memo/acts'
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
  const acts = saleMemoActs(memo, useActingPerson())
  const close = () => setOpen(null)
  const why = isTyping ? UNSAVED : undefined
  if (memo.status !== 'to_check' && memo.status !== 'confirmed') return null
  return (
    <section className="memo-acts" aria-label="What to do with this memo">
      <p className="mute">
        {missing.length > 0 ? `Missing: ${missing.join(', ')}.` : 'Nothing is missing.'}
      </p>
      <span className="end">
        <ActButton
          why={why ?? reasonAgainst(acts.ask)}
          onPress={() => void runAct(() => askAgent(memo), 'The agent was asked by email')}
        >
          Ask the agent
        </ActButton>
        {memo.status === 'to_check' ? (
          <>
            <ActButton why={reasonAgainst(acts.reject)} onPress={() => setOpen('reject')}>
              Not a memo
            </ActButton>
            <ActButton
              className="btn main"
              why={why ?? reasonAgainst(acts.confirm)}
              onPress={() => setOpen('confirm')}
            >
              Confirm
            </ActButton>
          </>
        ) : (
          <ActButton why={reasonAgainst(acts.fall_through)} onPress={() => setOpen('fall_through')}>
            Fell through
          </ActButton>
        )}
      </span>
      <Suspense>
        <Dialog title="Confirm the sale" open={open === 'confirm'} onClose={close}>
          <ConfirmMemo view={view} onDone={close} />
        </Dialog>
        <Dialog title="Reject this memo" open={open === 'reject'} onClose={close}>
          <CloseMemo memo={memo} how="reject" onDone={close} />
        </Dialog>
        <Dialog title="The sale fell through" open={open === 'fall_through'} onClose={close}>
          <CloseMemo memo={memo} how="fall_through" onDone={close} />
        </Dialog>
      </Suspense>
    </section>
  )
}
