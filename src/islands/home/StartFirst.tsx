import { useEffect, useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { MyDay } from '#domain/my-day'
import { href } from '#routes'
import { hasPermission } from '#stores/permissions'

/** Opens the most urgent task's case; `s` does the same. */
export const StartFirst = ({ it }: { it: MyDay }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const first = it.late[0] ?? it.due_today[0] ?? it.next[0]

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea')
      if (event.key === 's' && !typing && !event.metaKey && !event.ctrlKey) link.current?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className="acts">
      {hasPermission('quotes.create') && (
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
