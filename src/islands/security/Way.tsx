import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { shortInstant } from '#lib/format'

type WayProps = { icon: IconName; name: string; note: string; children: ReactNode }

/** One way of signing in, with what may be done about it. */
export const Way = ({ icon, name, note, children }: WayProps) => (
  <li>
    <Icon name={icon} />
    <span>
      <b>{name}</b>
      <span className="note">{note}</span>
    </span>
    <span className="end">{children}</span>
  </li>
)

type Used = { readonly added_at: string; readonly used_at: string | null }

/** 'Added 3 Mar 2026, last used today 07:52'. */
export const usedText = ({ added_at, used_at }: Used) =>
  `Added ${shortInstant(added_at)}, ${used_at === null ? 'not used yet' : `last used ${shortInstant(used_at)}`}`
