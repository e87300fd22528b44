import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { useKeys } from '#components/overlay/keys.ts'
import type { MyDay } from '#domain/conveyance/my-day'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { useCanWork } from './use-can-work.ts'

const CallEntryDialog = lazy(() => import('#islands/quotes/calls/CallEntryDialog.tsx'))
const TaskDialog = lazy(() => import('./TaskDialog.tsx'))

/** Links to the case of the most urgent task, also by the key `s`. */
export const StartFirst = ({ myDay }: { myDay: MyDay }) => {
  const canCreate = useCan('quotes.create')
  const canAddTask = useCanWork()
  const link = useRef<HTMLAnchorElement>(null)
  const first = myDay.late[0] ?? myDay.due_today[0] ?? myDay.next[0]

  useKeys([{ press: 's', does: 'Start with the first task', run: () => link.current?.click() }])

  return (
    <div className="acts">
      {canAddTask && <DialogButton icon="plus" label="Task" Content={TaskDialog} />}
      {canCreate && <DialogButton icon="phone" label="Log a call" Content={CallEntryDialog} />}
      {canCreate && (
        <a className={`btn ${first ? '' : 'main'}`} href={href('quotes-create', {})}>
          <Icon name="plus" /> Quote
        </a>
      )}
      {first && (
        <a
          ref={link}
          className="btn main"
          href={`${href('conveyances-id', { id: first.conveyance_id })}#task-${first.task}`}
        >
          <Icon name="play" /> Start with the first <kbd>S</kbd>
        </a>
      )}
    </div>
  )
}

type DialogButtonProps = {
  icon: IconName
  label: string
  Content: ComponentType<{ onDone: () => void }>
}

const DialogButton = ({ icon, label, Content }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name={icon} /> {label}
      </button>
      {isOpen && (
        <Suspense>
          <Content onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
