import { type ReactNode, useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CodeEntryBody } from '#domain/signature/bodies'
import { pluralise } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'

const MOST_TRIES = 5

type Props = {
  /** The code that still lives; null before one is sent. */
  sent: { channel: 'sms' | 'email'; to: string } | null
  triesLeft: number
  submit: string
  onSend: () => Promise<unknown>
  onEnter: (code: string, key: string) => Promise<unknown>
  /** What is said before a code is sent. */
  children: ReactNode
}

/** Sends a code of six digits, and takes what was received. */
export const CodeEntry = ({ sent, triesLeft, submit, onSend, onEnter, children }: Props) =>
  sent === null ? (
    <>
      {children}
      <SendCode className="btn main big" label="Send me a code" onSend={onSend} />
    </>
  ) : (
    <>
      <p className="client-text" role="status">
        We sent a code by {sent.channel === 'sms' ? 'text message' : 'email'} to {sent.to}. It lasts
        for 10 minutes.
      </p>
      {triesLeft < MOST_TRIES && (
        <p className="fault" role="alert">
          That code is not right. You have {pluralise(triesLeft, 'more try', 'more tries')}.
        </p>
      )}
      <SchemaForm
        schema={CodeEntryBody}
        fields={codeFields}
        start={{ code: '' }}
        submit={submit}
        isBig
        onSubmit={async ({ code }, key) => {
          await onEnter(code, key)
        }}
      />
      <SendCode className="link" label="Send another code" onSend={onSend} />
    </>
  )

type SendProps = Pick<Props, 'onSend'> & { className: string; label: string }

const SendCode = ({ className, label, onSend }: SendProps) => {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await onSend().catch(showRefusal('Couldn’t send the code'))
    setBusy(false)
  }
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void send()}>
      {label}
    </button>
  )
}

const codeFields = [
  {
    name: 'code',
    label: '6-digit code',
    kind: 'text',
    width: 'w6',
    autoComplete: 'one-time-code',
    isSecret: true,
  },
] as const
