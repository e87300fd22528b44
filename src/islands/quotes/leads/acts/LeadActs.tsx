import { lazy, Suspense, useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { reasonAgainst } from '#domain/act'
import { isOpenLead, leadActs } from '#domain/lead/acts'
import type { LeadDetail } from '#domain/lead/api'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { leadChoices } from '#islands/quotes/leads/lead-choices.ts'
import { quoteLead } from '#islands/quotes/leads/quote-lead.ts'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/show-refusal'
import type { LeadActName } from './lead-act.ts'

const LeadActDialog = lazy(() => import('./LeadActDialog.tsx'))
const showFailure = showRefusal('Couldn’t create the quote')

export const LeadActs = ({ lead: { lead, alike } }: { lead: LeadDetail }) => {
  const [open, setOpen] = useState<LeadActName | null>(null)
  const person = useActingPerson()
  const why = reasonAgainst(leadActs(lead, person).change)
  const choices = leadChoices(lead, person, setOpen).filter(
    ({ key }) => key !== 'quote' && key !== 'call',
  )
  return (
    <span className="end">
      <MainAct lead={lead} />
      <ActButton why={why} onPress={() => setOpen('call')}>
        <Icon name="phone" /> Log a call
      </ActButton>
      <ActButton why={why} onPress={() => setOpen('edit')}>
        <Icon name="pencil" /> Edit
      </ActButton>
      <MoreMenu choices={choices} />
      {open && (
        <Suspense>
          <LeadActDialog
            name={open}
            leadSubject={lead}
            alike={alike.filter(isOpenLead)}
            onDone={() => setOpen(null)}
          />
        </Suspense>
      )}
    </span>
  )
}

const MoreMenu = ({ choices }: { choices: readonly Choice[] }) => (
  <LazyMenu
    trigger={
      <>
        More <Icon name="chevron-down" />
      </>
    }
    choices={choices}
  />
)

const MainAct = ({ lead }: Pick<LeadDetail, 'lead'>) => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const why = reasonAgainst(leadActs(lead, useActingPerson()).quote)
  const quote = lead.quote_cases.at(-1)
  if (quote)
    return (
      <a className="btn main" href={href('quotes-quote-cases-id', { id: quote.id })}>
        <Icon name="calculator" /> Open {quote.number}
      </a>
    )
  if (!isOpenLead(lead)) return null
  const startQuote = async () => {
    if (busy) return
    setBusy(true)
    try {
      await quoteLead(lead, key.current)
    } catch (error) {
      showFailure(error)
      key.current = crypto.randomUUID()
      setBusy(false)
    }
  }
  return (
    <ActButton className="btn main" why={why} isBusy={busy} onPress={() => void startQuote()}>
      <Icon name="calculator" /> {busy ? 'Opening' : 'Quote'}
    </ActButton>
  )
}
