import { lazy, Suspense, useState } from 'react'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import type { LeadRow } from '#domain/lead/lead'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import type { LeadActName } from '#islands/quotes/leads/acts/lead-act.ts'
import { leadChoices } from '#islands/quotes/leads/lead-choices.ts'

const LeadActDialog = lazy(() => import('#islands/quotes/leads/acts/LeadActDialog.tsx'))

export default function LeadRowActs({ lead }: { lead: LeadRow }) {
  const [open, setOpen] = useState<LeadActName | null>(null)
  const choices = leadChoices(lead, useActingPerson(), setOpen)
  return (
    <RowMenu label={`Actions for ${lead.person}`} choices={choices}>
      {open && (
        <Suspense>
          <LeadActDialog name={open} leadSubject={lead} alike={[]} onDone={() => setOpen(null)} />
        </Suspense>
      )}
    </RowMenu>
  )
}
