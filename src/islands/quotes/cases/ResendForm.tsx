import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { MessagePreview } from '#domain/communication/preview'
import { showRefusal } from '#stores/chrome/show-refusal'
import { fetchSending } from '#stores/quote/case/previews'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import { ClientMessages } from './ClientMessages.tsx'
import type { QuoteActForm } from './quote-act-form.ts'

const showFailure = showRefusal('Couldn’t prepare the message')

/** Shows the message that goes, and sends it. */
export const ResendForm = ({ quoteCase: { quote_case: it }, onDone }: QuoteActForm) => {
  const [messages, setMessages] = useState<readonly MessagePreview[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is of the version that was opened
  useEffect(() => {
    fetchSending(it.id).then(setMessages, (error) => {
      showFailure(error)
      onDone()
    })
  }, [it.id])
  if (messages === null) return <Skeleton rows={4} />
  return (
    <>
      <ClientMessages messages={messages} />
      <SchemaForm
        schema={z.object({})}
        submit="Send"
        version={it.version}
        onCancel={onDone}
        start={{}}
        fields={[]}
        onSubmit={async (_, key, version) => {
          await changeQuoteCase('send', { channels: ['email'] }, key, version)
          onDone()
        }}
      />
    </>
  )
}
