import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { WhatsappAct } from '#domain/whatsapp/acts'
import { WhatsappTemplateSending, WhatsappText } from '#domain/whatsapp/bodies'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { exactInstant } from '#lib/format'
import { sendWhatsappTemplate, writeWhatsapp } from '#stores/whatsapp/inbox'
import { templateField } from './template-field.ts'
import { WindowClock } from './WindowClock.tsx'

type Props = { thread: WhatsappThread; acts: Acts<WhatsappAct> }

/** Free text while the window is open, a template otherwise; neither once they have opted out. */
export const Composer = ({ thread, acts }: Props) => {
  const never = reasonAgainst(acts.send_template)
  if (never !== undefined) return <Banner tone="warn" title={never} />
  return reasonAgainst(acts.write) === undefined ? (
    <FreeText thread={thread} />
  ) : (
    <Banner tone="note" title="The 24 hours for free text are over">
      Only an approved template can be sent until they write again.
    </Banner>
  )
}

/** A form of its own for each message that was sent. */
const useSent = () => {
  const [sent, setSent] = useState(0)
  return { sent, next: () => setSent(sent + 1) }
}

const FreeText = ({ thread }: { thread: WhatsappThread }) => {
  const { sent, next } = useSent()
  return (
    <>
      <p className="row between wrap faint">
        <span>Free text until {exactInstant(thread.window_open_until)}</span>
        <WindowClock thread={thread} />
      </p>
      <SchemaForm
        key={sent}
        schema={WhatsappText}
        submit="Send"
        of={`whatsapp ${thread.id}`}
        start={{ text: '' }}
        fields={[{ name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 4000 }]}
        onSubmit={async (body, key) => {
          await writeWhatsapp(thread.id, body, key)
          next()
        }}
      />
    </>
  )
}

/** Sends one of the approved templates, filled in as they will read it. */
export const TemplateForm = ({
  thread,
  onDone,
}: Pick<Props, 'thread'> & { onDone: () => void }) => (
  <SchemaForm
    schema={WhatsappTemplateSending}
    submit="Send template"
    of={`template ${thread.id}`}
    start={{ template: '' }}
    onCancel={onDone}
    fields={[templateField(thread.name)]}
    onSubmit={async (body, key) => {
      await sendWhatsappTemplate(thread.id, body, key)
      onDone()
    }}
  />
)
