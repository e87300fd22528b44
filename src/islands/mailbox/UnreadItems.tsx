import { unreadReasons } from '#domain/mailbox/item'
import type { UnreadItem } from '#domain/mailbox/view'
import { exactInstant, pluralise } from '#lib/format'

/** The emails that were not read, and why. */
export const UnreadItems = ({ count, items }: { count: number; items: readonly UnreadItem[] }) =>
  count === 0 ? null : (
    <details>
      <summary>{pluralise(count, 'email')} not read</summary>
      <ul className="linked">
        {items.map(({ id, received_at, reason, subject }) => (
          <li key={id}>
            {exactInstant(received_at)}: {unreadReasons[reason]}
            {subject !== '' && <span className="mute"> {subject}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
