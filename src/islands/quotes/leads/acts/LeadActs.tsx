import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { isOpenLead } from '#domain/lead/acts'
import type { ShownLead } from '#domain/lead/api'
import { leadChoices } from '#islands/quotes/leads/lead-choices.ts'
import { quoteLead } from '#islands/quotes/leads/quote-lead.ts'
import { href } from '#routes'
import { tellRefused } from '#stores/chrome/refused-act'
import { hasPermission } from '#stores/user/permissions'
import type { LeadActName } from './lead-act.ts'

const LeadActDialog = lazy(() => import('./LeadActDialog.tsx'))
const refused = tellRefused('Not done')

/** What can be done with the lead of the page. */
export const LeadActs = ({ it: { lead, alike } }: { it: ShownLead }) => {
  const [open, setOpen] = useState<LeadActName | null>(null)
  const choices = leadChoices(lead, setOpen).filter(({ key }) => key !== 'quote' && key !== 'call')
  return (
    <span className="end">
      <MainAct lead={lead} />
      {isOpenLead(lead) && (
        <>
          <button type="button" className="btn" onClick={() => setOpen('call')}>
            <Icon name="phone" /> Log a call
          </button>
          <button type="button" className="btn" onClick={() => setOpen('edit')}>
            <Icon name="pencil" /> Edit
          </button>
        </>
      )}
      {choices.length > 0 && (
        <LazyMenu
          trigger={
            <>
              More <Icon name="chevron-down" />
            </>
          }
          choices={choices}
        />
      )}
      {open && (
        <Suspense>
          <LeadActDialog
            name={open}
            it={lead}
            alike={alike.filter(isOpenLead)}
            onDone={() => setOpen(null)}
          />
        </Suspense>
      )}
    </span>
  )
}

const MainAct = ({ lead }: Pick<ShownLead, 'lead'>) => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const quote = lead.quote_cases.at(-1)
  if (quote)
    return (
      <a className="btn main" href={href('quotes-quote-cases-id', { id: quote.id })}>
        <Icon name="calculator" /> Open {quote.number}
      </a>
    )
  if (!isOpenLead(lead) || !hasPermission('quotes.create')) return null
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      await quoteLead(lead, key.current)
    } catch (error) {
      refused(error)
      key.current = crypto.randomUUID()
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn main" aria-disabled={busy} onClick={() => void press()}>
      <Icon name="calculator" /> {busy ? 'Opening' : 'Quote'}
    </button>
  )
}
