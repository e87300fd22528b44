import { type Key, useKeys } from '#components/overlay/keys.ts'
import { reasonAgainst } from '#domain/act'
import { inboxActs } from '#domain/inbox/acts'
import { type InboxRow, type InboxView, idOfRow } from '#domain/inbox/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { go } from '#lib/navigate'
import { setSearch } from '#stores/chrome/route'
import { inboxSearch, rowHref } from './address.ts'
import { finish } from './finishing.ts'
import type { ItemForm } from './ItemForms.tsx'

type Props = {
  rows: readonly InboxRow[]
  view: InboxView
  at: string | null
  onForm: (form: ItemForm) => void
}

/** The keyboard shortcuts of the inbox. */
export const InboxKeys = ({ rows, view, at, onForm }: Props) => {
  const person = useActingPerson()
  const place = rows.findIndex((row) => idOfRow(row) === at)
  const row = rows[place]
  const item = row?.kind === 'email' ? row.item : null
  const acts = item && inboxActs(item, person)
  const move = (by: number) => () => {
    const next = rows[Math.max(0, Math.min(place + by, rows.length - 1))]
    if (next?.kind === 'email' || next?.kind === 'text')
      setSearch(inboxSearch(view, idOfRow(next), next.kind))
    else if (next) go(rowHref(next, view))
  }
  const opens = (press: string, does: string, form: ItemForm): Key => ({
    press,
    does,
    run: () => {
      if (acts && reasonAgainst(form === 'file' ? acts.close : acts[form]) === undefined)
        onForm(form)
    },
  })
  useKeys([
    { press: 'j', does: 'Next message', run: move(1) },
    { press: 'k', does: 'Previous message', run: move(-1) },
    opens('a', 'Assign the email', 'assign'),
    opens('s', 'Snooze the email', 'snooze'),
    opens('f', 'File the email', 'file'),
    {
      press: 'e',
      does: 'Mark the email as done',
      run: () => {
        if (item && acts && reasonAgainst(acts.close) === undefined) void finish(item)
      },
    },
  ])
  return null
}
