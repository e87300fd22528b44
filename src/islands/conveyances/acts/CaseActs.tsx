import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import type { ShownCase } from '#domain/conveyance/api'
import { InTurn } from '#islands/conveyances/InTurn.tsx'
import { tellRefused } from '#stores/chrome/refused-act'
import { $caseForm, type CaseFormName, clearHolder, resume } from '#stores/conveyance/conveyance'
import { hasPermission } from '#stores/user/permissions'

const CaseForm = lazy(() => import('#islands/conveyances/CaseForm.tsx'))

const titles: Readonly<Record<CaseFormName, string>> = {
  chase: 'Chase',
  holder: 'Who has it',
  dates: 'Set dates',
  details: 'Others and money',
  exchange: 'Exchange contracts',
  completion: 'Complete',
  closure: 'Close the file',
  hold: 'Put on hold',
  abort: 'Abort the matter',
}

/** What can be done with the case as a whole; the one that matters now is filled. */
export const CaseActs = ({ it }: { it: ShownCase }) => {
  const open = useStore($caseForm)
  const setOpen = (name: CaseFormName | null) => $caseForm.set(name)
  if (!hasPermission('conveyance.update')) return null
  const main = mainAct(it)
  return (
    <span className="end">
      {main && (
        <button type="button" className="btn main" onClick={() => setOpen(main.name)}>
          <Icon name={main.icon} /> {main.label}
        </button>
      )}
      {it.holder && (
        <button type="button" className="btn" onClick={() => setOpen('holder')}>
          Set holder
        </button>
      )}
      <LazyMenu
        trigger={
          <>
            Change status <Icon name="chevron-down" />
          </>
        }
        choices={choicesOf(it, setOpen)}
      />
      <Dialog title={titles[open ?? 'chase']} open={open !== null} onClose={() => setOpen(null)}>
        <Suspense fallback={<Skeleton rows={4} />}>
          {open === 'dates' || open === 'details' ? (
            <InTurn {...sharedForm(it, open)} onLeave={() => setOpen(null)}>
              <CaseForm name={open} it={it} onDone={() => setOpen(null)} />
            </InTurn>
          ) : (
            open && <CaseForm name={open} it={it} onDone={() => setOpen(null)} />
          )}
        </Suspense>
      </Dialog>
    </span>
  )
}

// The forms that say what the case is; the others do something, once.
const sharedForm = ({ conveyance }: ShownCase, part: 'dates' | 'details') => ({
  subject: 'conveyance' as const,
  id: conveyance.id,
  part,
  name: part === 'dates' ? 'the key dates' : 'the others and the money',
})

const refused = tellRefused('Not changed')

const mainAct = (it: ShownCase) => {
  const { status } = it.conveyance
  if (status === 'ready_to_exchange' && it.guards.exchange.length === 0)
    return { name: 'exchange', label: 'Exchange', icon: 'handshake' } as const
  if (status === 'exchanged' && it.guards.completion.length === 0)
    return { name: 'completion', label: 'Complete', icon: 'key-round' } as const
  return it.holder ? ({ name: 'chase', label: 'Chase', icon: 'phone' } as const) : null
}

const choicesOf = (it: ShownCase, open: (name: CaseFormName) => void): Choice[] => {
  const { status } = it.conveyance
  const isOver = ['closed', 'archived', 'aborted'].includes(status)
  const isExchanged = it.conveyance.key_dates.exchanged_on !== null
  const isCompleted = it.conveyance.key_dates.completed_at !== null
  const all: (Choice | false)[] = [
    !isExchanged &&
      !isOver && {
        key: 'exchange',
        label: 'Exchange contracts',
        icon: 'handshake',
        onChoose: () => open('exchange'),
      },
    isExchanged &&
      !isCompleted && {
        key: 'completion',
        label: 'Complete',
        icon: 'key-round',
        onChoose: () => open('completion'),
      },
    isCompleted &&
      !isOver && {
        key: 'closure',
        label: 'Close the file',
        icon: 'archive',
        onChoose: () => open('closure'),
      },
    !isOver && {
      key: 'dates',
      label: 'Set dates',
      icon: 'calendar-clock',
      onChoose: () => open('dates'),
    },
    !isOver && {
      key: 'details',
      label: 'Others and money',
      icon: 'users-round',
      onChoose: () => open('details'),
    },
    it.holder?.set_by_hand === true && {
      key: 'clear',
      label: 'Let the plan say who has it',
      icon: 'rotate-ccw',
      onChoose: () => void clearHolder().catch(refused),
    },
    status === 'on_hold' && {
      key: 'resume',
      label: 'Resume',
      icon: 'play',
      onChoose: () => void resume().catch(refused),
    },
    !isOver &&
      !isCompleted &&
      status !== 'on_hold' && {
        key: 'hold',
        label: 'Put on hold',
        icon: 'pause',
        onChoose: () => open('hold'),
      },
    !isOver &&
      !isCompleted && {
        key: 'abort',
        label: 'Abort the matter',
        icon: 'circle-x',
        bad: true,
        onChoose: () => open('abort'),
      },
  ]
  return all.filter((choice) => choice !== false)
}
