import { useEffect, useRef, useState } from 'react'
import { focusFirstFault } from '#components/form/form-faults.ts'
import type { MessagePreview } from '#domain/communication/preview'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { firm } from '#lib/firm'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { showPriceRefusal } from './show-price-refusal.ts'

/** Fetched after the form, so that it is there when the line is not. */
const sending = () => import('#stores/quote/draft-sending')

const showFirstProblem = () =>
  requestAnimationFrame(() => focusFirstFault(document.querySelector('.quote-steps')))

const followSent = ({ id, number }: QuoteCase) => {
  addToast({
    severity: 'success',
    summary: firm.sends_messages ? 'Quote sent' : 'Quote waiting to be sent',
    detail: number,
    life: 4000,
  })
  go(href('quotes-quote-cases-id', { id }))
}

/**
 * Shows the messages of the draft first, then sends it once, however often it is pressed, and opens its page. Missing
 * facts and refusals are shown in the form.
 */
export const useSending = () => {
  const [busy, setBusy] = useState(false)
  const [messages, setMessages] = useState<readonly MessagePreview[] | null>(null)
  const key = useRef(crypto.randomUUID())
  useEffect(() => void sending().catch(() => null), [])
  const once = (act: () => Promise<unknown>) => async () => {
    if (busy) return
    setBusy(true)
    try {
      if ((await act()) === null) fail()
    } catch (error) {
      key.current = crypto.randomUUID()
      showPriceRefusal('Couldn’t send the quote', error)
      fail()
    } finally {
      setBusy(false)
    }
  }
  const fail = () => {
    setMessages(null)
    showFirstProblem()
  }
  const prepare = once(async () => {
    const { prepareSending } = await sending()
    const prepared = await prepareSending()
    setMessages(prepared)
    return prepared
  })
  const send = once(async () => {
    const { sendQuote } = await sending()
    const sent = await sendQuote(['email'], key.current)
    if (sent) followSent(sent)
    return sent
  })
  return {
    busy,
    messages,
    prepare: () => void prepare(),
    send: () => void send(),
    cancel: () => setMessages(null),
  }
}
