import { useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import { useKeys } from '#components/overlay/keys.ts'
import type { MyDay } from '#domain/conveyance/my-day'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'

/** Links to the case of the most urgent task, also by the key `s`. */
export const StartFirst = ({ myDay }: { myDay: MyDay }) => {
  const canCreate = useCan('quotes.create')
  const link = useRef<HTMLAnchorElement>(null)
  const first = myDay.late[0] ?? myDay.due_today[0] ?? myDay.next[0]

  useKeys([{ press: 's', does: 'Start with the first task', run: () => link.current?.click() }])

  return (
    <div className="acts">
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
