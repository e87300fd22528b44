import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/LazyMenu.tsx'
import type { LeadRow } from '#domain/lead'
import type { LeadActName } from './lead-act.ts'
import { leadChoices } from './lead-choices.ts'

const LeadActDialog = lazy(() => import('./LeadActDialog.tsx'))

/** What can be done with a lead without opening it. */
export default function LeadRowActs({ it }: { it: LeadRow }) {
  const [open, setOpen] = useState<LeadActName | null>(null)
  const choices = leadChoices(it, setOpen)
  if (choices.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row is a link, and a press on the menu is none on it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the menu itself takes the keys
    <span onClick={(event) => event.stopPropagation()}>
      <LazyMenu
        trigger={
          <>
            <Icon name="ellipsis" />
            <span className="sr">Actions for {it.person}</span>
          </>
        }
        choices={choices}
      />
      {open && (
        <Suspense>
          <LeadActDialog name={open} it={it} alike={[]} onDone={() => setOpen(null)} />
        </Suspense>
      )}
    </span>
  )
}
