import type { ReactNode } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { WhatsappForm } from '#islands/quotes/cases/WhatsappForm.tsx'
import { recordWhatsApp } from '#stores/communication/whatsapp'
import CallLogForm from './CallLogForm.tsx'
import { CallNext } from './CallNext.tsx'
import { CallSkipForm } from './CallSkipForm.tsx'

export type BoardAct =
  | { readonly does: 'log' | 'skip' | 'write'; readonly quoteCase: QuoteCaseRow }
  | { readonly does: 'next' }

type Props = {
  act: BoardAct
  rows: readonly QuoteCaseRow[]
  onDone: () => void
}

export default function CallBoardDialog({ act, rows, onDone }: Props) {
  if (act.does === 'next')
    return (
      <Frame title="Call next" onDone={onDone}>
        <CallNext rows={rows} onDone={onDone} />
      </Frame>
    )
  const { quoteCase: it } = act
  if (act.does === 'log')
    return (
      <Frame title={`Call with ${it.people}`} onDone={onDone}>
        <CallLogForm quoteCase={it} onDone={onDone} />
      </Frame>
    )
  if (act.does === 'skip')
    return (
      <Frame title={`Skip ${it.people}`} onDone={onDone}>
        <CallSkipForm quoteCase={it} onDone={onDone} />
      </Frame>
    )
  return (
    <Frame title={`WhatsApp to ${it.people}`} onDone={onDone}>
      <WhatsappForm
        of={it.id}
        phone={it.phone}
        version={it.version}
        about={`your conveyancing quote ${it.number}`}
        onSend={(text, key, version) => recordWhatsApp(it.id, { version, text }, key)}
        onDone={onDone}
      />
    </Frame>
  )
}

const Frame = ({
  title,
  onDone,
  children,
}: {
  title: string
  onDone: () => void
  children: ReactNode
}) => (
  <Dialog title={title} open onClose={onDone}>
    {children}
  </Dialog>
)
