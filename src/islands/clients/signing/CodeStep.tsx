import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CodeEntryBody } from '#domain/signature/bodies'
import type { ClientSignature } from '#domain/signature/view'
import { pluralise } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { enterCode, sendCode } from '#stores/signature/client'

type Props = { signature: ClientSignature }

/** Sends a code and checks it. */
export const CodeStep = ({ signature }: Props) =>
  signature.me.code === null ? (
    <>
      <p>
        {signature.deed
          ? 'We send a code by text message to the mobile number that we have for you.'
          : 'We send a code to the mobile number that we have for you, or to your email address if we have none.'}{' '}
        It shows that it is you who signs.
      </p>
      <SendCode id={signature.id} className="btn main big" label="Send me a code" />
    </>
  ) : (
    <>
      <SentTo signature={signature} />
      <SchemaForm
        schema={CodeEntryBody}
        fields={codeFields}
        start={{ code: '' }}
        submit="Continue"
        isBig
        onSubmit={async ({ code }, key) => {
          await enterCode(signature.id, code, key)
        }}
      />
      <SendCode id={signature.id} className="link" label="Send another code" />
    </>
  )

type SendCodeProps = { id: string; className: string; label: string }

const SendCode = ({ id, className, label }: SendCodeProps) => {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await sendCode(id).catch(showRefusal('Couldn’t send the code'))
    setBusy(false)
  }
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void send()}>
      {label}
    </button>
  )
}

const SentTo = ({ signature: { me } }: Props) => (
  <>
    <p role="status">
      We sent a code by {me.code?.channel === 'sms' ? 'text message' : 'email'} to {me.code?.to}. It
      lasts for 10 minutes.
    </p>
    {me.tries_left < 5 && (
      <p className="fault" role="alert">
        That code is not right. You have {pluralise(me.tries_left, 'more try', 'more tries')}.
      </p>
    )}
  </>
)

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
