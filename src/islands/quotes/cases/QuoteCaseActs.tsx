import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { type Acts, isIncomplete, reasonAgainst } from '#domain/act'
import { type QuoteCaseAct, quoteCaseActs } from '#domain/quote/case/acts'
import type { QuoteCaseDetail } from '#domain/quote/case/api'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { href, routes } from '#routes'
import type { QuoteFormName } from './quote-act-form.ts'
import { quoteCaseChoices } from './quote-case-choices.ts'

const QuoteCaseForm = lazy(() => import('#islands/quotes/form/QuoteCaseForm.tsx'))

const titles: Readonly<Record<QuoteFormName, string>> = {
  instruct: 'Instruct',
  resend: 'Send again',
  stage: 'Offer fell through',
  next: 'Plan the next step',
  discard: 'Discard the draft',
  phone: 'Record telephone acceptance',
  extend: 'Extend the quote',
  whatsapp: 'Message on WhatsApp',
  hold: 'Put on hold',
  death: 'Close as lost',
  revive: 'Revive',
}
type QuoteActs = Acts<QuoteCaseAct>

/** The actions of a quote. */
export const QuoteCaseActs = ({ quoteCase }: { quoteCase: QuoteCaseDetail }) => {
  const [open, setOpen] = useState<QuoteFormName | null>(null)
  const acts = quoteCaseActs(quoteCase.quote_case, useActingPerson(), today())
  return (
    <span className="end">
      <MainAct quoteCase={quoteCase} acts={acts} onInstruct={() => setOpen('instruct')} />
      <LazyMenu
        trigger={
          <>
            More <Icon name="chevron-down" />
          </>
        }
        choices={quoteCaseChoices(quoteCase.quote_case, acts, setOpen)}
      />
      <Dialog title={titles[open ?? 'phone']} open={open !== null} onClose={() => setOpen(null)}>
        <Suspense fallback={<Skeleton rows={3} />}>
          {open && <QuoteCaseForm name={open} quoteCase={quoteCase} onDone={() => setOpen(null)} />}
        </Suspense>
      </Dialog>
    </span>
  )
}

type MainActProps = { quoteCase: QuoteCaseDetail; acts: QuoteActs; onInstruct: () => void }

const MainAct = ({ quoteCase: { quote_case }, acts, onInstruct }: MainActProps) => {
  const canOpen = useCan(routes['conveyances-id'].can)
  const first = quote_case.linked_conveyances[0]
  if (first && !canOpen) return null
  if (first)
    return (
      <a className="btn main" href={href('conveyances-id', { id: first.id })}>
        <Icon name="file-stack" /> Open the case
      </a>
    )
  if (quote_case.status !== 'accepted') return null
  return (
    <ActButton
      className="btn main"
      // The form lists what is missing, each with a link.
      why={isIncomplete(acts.instruct) ? undefined : reasonAgainst(acts.instruct)}
      onPress={onInstruct}
    >
      <Icon name="file-stack" /> Instruct
    </ActButton>
  )
}
