import { ActButton } from '#components/ActButton.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { InboxAct } from '#domain/inbox/acts'
import type { InboxItem } from '#domain/inbox/item'
import { shortDate } from '#lib/format'
import { bringBack, finish, reopen } from './finishing.ts'
import type { ItemForm } from './ItemForms.tsx'

type Props = { item: InboxItem; acts: Acts<InboxAct>; onForm: (form: ItemForm) => void }

/** What the desk may do about an email, and where it stands. */
export const ItemActions = ({ item, acts, onForm }: Props) => (
  <>
    <div className="row wrap">
      {item.closed?.as === 'done' ? (
        <ActButton why={reasonAgainst(acts.reopen)} onPress={() => void reopen(item)}>
          Reopen
        </ActButton>
      ) : (
        <ActButton why={reasonAgainst(acts.close)} onPress={() => void finish(item)}>
          Mark as done
        </ActButton>
      )}
      <ActButton why={reasonAgainst(acts.assign)} onPress={() => onForm('assign')}>
        Assign
      </ActButton>
      <ActButton why={reasonAgainst(acts.snooze)} onPress={() => onForm('snooze')}>
        Snooze
      </ActButton>
      {item.snoozed && (
        <ActButton why={reasonAgainst(acts.wake)} onPress={() => void bringBack(item)}>
          Bring back now
        </ActButton>
      )}
    </div>
    <p className="mute">{standingOf(item)}</p>
  </>
)

const standingOf = ({ assigned_to, snoozed, closed }: InboxItem) => {
  const whose = assigned_to ? `With ${assigned_to.name}.` : 'With nobody yet.'
  if (closed?.as === 'filed') return `Filed by ${closed.by.name}.`
  if (closed) return `Marked as done by ${closed.by.name}.`
  return snoozed
    ? `${whose} Snoozed by ${snoozed.by.name}, back on ${shortDate(snoozed.until)} at 08:00.`
    : whose
}
