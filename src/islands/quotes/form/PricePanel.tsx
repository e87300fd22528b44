import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { focusFirstFault } from '#components/form/form-faults.ts'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { hasPrice } from '#domain/quote/facts'
import type { PricedQuote } from '#domain/quote/quote'
import { NoProviderNotice } from '#islands/chrome/NoProviderNotice.tsx'
import { LastChange } from '#islands/quotes/cases/LastChange.tsx'
import { firm } from '#lib/firm'
import { money } from '#lib/format'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { $facts, $priced } from '#stores/quote/draft'
import { $problems } from '#stores/quote/draft-problems'
import { sendQuote } from '#stores/quote/draft-sending'
import { $pricingScale, refreshScale } from '#stores/quote/scale/scale'
import { CouldApply } from './CouldApply.tsx'
import { EmailedTo } from './EmailedTo.tsx'
import { PriceLines } from './PriceLines.tsx'
import { PriceTotal } from './PriceTotal.tsx'
import { showPriceRefusal } from './show-price-refusal.ts'
import { TaxBands } from './TaxBands.tsx'
import { Unpriced } from './Unpriced.tsx'

/** The price while the facts are typed, with the send button. */
export const PricePanel = () => {
  const priced = useStore($priced)
  const scale = useStore($pricingScale)
  return (
    <aside className="price" aria-label="Price">
      {priced === null ? (
        <Loaded from={scale} skeleton={<Skeleton rows={6} />} retry={refreshScale}>
          {() => null}
        </Loaded>
      ) : (
        <Priced priced={priced} />
      )}
    </aside>
  )
}

const Priced = ({ priced }: { priced: PricedQuote }) => {
  const total = hasPrice(useStore($facts)) ? priced.totals.inc_vat : null
  return (
    <>
      <PriceTotal pence={total} />
      {total !== null && (
        <>
          <LastChange total={total} />
          <Unpriced priced={priced} />
          <PriceLines priced={priced} />
          {priced.land_tax && <TaxBands tax={priced.land_tax} />}
        </>
      )}
      <CouldApply could={priced.could_apply} />
      <Send total={total} />
    </>
  )
}

const Send = ({ total }: { total: number | null }) => {
  const { busy, send } = useSending()
  return (
    <>
      <Problems />
      <div className="send">
        <button type="button" className="btn main" aria-disabled={busy} onClick={send}>
          <Icon name="send" /> {busy ? 'Sending' : 'Send by email'}
        </button>
        <button
          type="button"
          className="btn"
          aria-label="Print"
          title="Print"
          onClick={() => window.print()}
        >
          <Icon name="printer" />
        </button>
      </div>
      <EmailedTo />
      <NoProviderNotice />
      <div className="mini">
        <span className="n">{total === null ? '–' : money(total)}</span>
        <button type="button" className="btn main" aria-disabled={busy} onClick={send}>
          <Icon name="send" /> Send
        </button>
      </div>
    </>
  )
}

/** Sends the quote once, however often it is pressed, and opens its page. */
const useSending = () => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const send = async () => {
    if (busy) return
    setBusy(true)
    try {
      const sentQuote = await sendQuote(['email'], key.current)
      if (sentQuote) {
        addToast({
          severity: 'success',
          summary: firm.sends_messages ? 'Quote sent' : 'Quote waiting to be sent',
          detail: sentQuote.number,
          life: 4000,
        })
        go(href('quotes-quote-cases-id', { id: sentQuote.id }))
      } else showFirstProblem()
    } catch (error) {
      key.current = crypto.randomUUID()
      showPriceRefusal('Couldn’t send the quote', error)
      showFirstProblem()
    } finally {
      setBusy(false)
    }
  }
  return { busy, send: () => void send() }
}

const Problems = () => {
  const problems = Object.entries(useStore($problems))
  if (problems.length === 0) return null
  return (
    <div className="faults" role="alert">
      {problems.length === 1
        ? 'Check 1 thing before you send this quote.'
        : `Check ${problems.length} things before you send this quote.`}
      <ul>
        {problems.map(([field, sentences]) => (
          <li key={field}>{sentences.join(' ')}</li>
        ))}
      </ul>
    </div>
  )
}

const showFirstProblem = () =>
  requestAnimationFrame(() => focusFirstFault(document.querySelector('.quote-steps')))
