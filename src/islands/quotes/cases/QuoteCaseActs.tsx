import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import type { ShownQuoteCase } from '#domain/quote/case/api'
import { go } from '#lib/go'
import { href } from '#routes'
import { tellRefused } from '#stores/chrome/refused-act'
import { changeQuoteCase, instruct } from '#stores/quote/case/quote-case'
import { followCase, mayOpenCases } from './opened-case.ts'
import type { QuoteFormName } from './quote-act-form.ts'

const QuoteCaseForm = lazy(() => import('#islands/quotes/form/QuoteCaseForm.tsx'))

const titles: Readonly<Record<QuoteFormName, string>> = {
  phone: 'Accepted on the telephone',
  extend: 'Extend the price',
  whatsapp: 'Write on WhatsApp',
  hold: 'Put on hold',
  death: 'Mark dead',
  revive: 'Revive',
}

/** What can be done with a quote case; instructing is safe to press twice. */
export const QuoteCaseActs = ({ it }: { it: ShownQuoteCase }) => {
  const [open, setOpen] = useState<QuoteFormName | null>(null)
  return (
    <span className="end">
      <MainAct it={it} />
      <LazyMenu
        trigger={
          <>
            More <Icon name="chevron-down" />
          </>
        }
        choices={choicesOf(it, setOpen)}
      />
      <Dialog title={titles[open ?? 'phone']} open={open !== null} onClose={() => setOpen(null)}>
        <Suspense fallback={<Skeleton rows={3} />}>
          {open && <QuoteCaseForm name={open} it={it} onDone={() => setOpen(null)} />}
        </Suspense>
      </Dialog>
    </span>
  )
}

const refused = tellRefused('Not done')

const MainAct = ({ it: { quote_case } }: { it: ShownQuoteCase }) => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const first = quote_case.linked_conveyances[0]
  if (first && !mayOpenCases()) return null
  if (first)
    return (
      <a className="btn main" href={href('conveyances-id', { id: first.id })}>
        <Icon name="file-stack" /> Open the case
      </a>
    )
  if (quote_case.status !== 'accepted') return null
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      const [opened] = await instruct(null, key.current)
      followCase(opened)
    } catch (error) {
      refused(error)
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn main" aria-disabled={busy} onClick={() => void press()}>
      <Icon name="file-stack" /> {busy ? 'Opening' : 'Instruct'}
    </button>
  )
}

// The agent rang, or a memorandum lies on the desk: the case goes over to the other list.
const flip = ({ sale_stage }: ShownQuoteCase['quote_case']) =>
  changeQuoteCase(
    'stage',
    { sale_stage: sale_stage === 'sold' ? 'presold' : 'sold' },
    crypto.randomUUID(),
  )

const choicesOf = (
  { quote_case: it }: ShownQuoteCase,
  open: (name: QuoteFormName) => void,
): Choice[] => {
  const isOut = it.status === 'sent' || it.status === 'following_up'
  const all: (Choice | false)[] = [
    it.status === 'draft' && {
      key: 'draft',
      label: 'Finish the draft',
      icon: 'pen-line',
      onChoose: () => go(href('quotes-quote-cases-id-draft-edit', { id: it.id })),
    },
    isOut && {
      key: 'phone',
      label: 'Accepted on the telephone',
      icon: 'phone',
      onChoose: () => open('phone'),
    },
    isOut && {
      key: 'resend',
      label: 'Send again',
      icon: 'send',
      onChoose: () =>
        void changeQuoteCase('send', { channels: ['email'] }, crypto.randomUUID()).catch(refused),
    },
    isOut && {
      key: 'stage',
      label: it.sale_stage === 'sold' ? 'Offer fell through' : 'Offer accepted',
      icon: it.sale_stage === 'sold' ? 'house' : 'handshake',
      onChoose: () => void flip(it).catch(refused),
    },
    (isOut || it.status === 'accepted') && {
      key: 'whatsapp',
      label: 'Write on WhatsApp',
      icon: 'message-circle',
      onChoose: () => open('whatsapp'),
    },
    isOut && {
      key: 'extend',
      label: 'Extend the price',
      icon: 'calendar-clock',
      onChoose: () => open('extend'),
    },
    isOut && {
      key: 'hold',
      label: 'Put on hold',
      icon: 'pause',
      onChoose: () => open('hold'),
    },
    (isOut || it.status === 'on_hold') && {
      key: 'death',
      label: 'Mark dead',
      icon: 'circle-x',
      bad: true,
      onChoose: () => open('death'),
    },
    it.status === 'dead' && {
      key: 'revive',
      label: 'Revive',
      icon: 'rotate-ccw',
      onChoose: () => open('revive'),
    },
  ]
  return all.filter((choice) => choice !== false)
}
