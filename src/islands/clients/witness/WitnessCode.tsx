import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CodeEntryBody } from '#domain/signature/bodies'
import type { WitnessView } from '#domain/signature/deed/view'
import { pluralise } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { enterWitnessCode, sendWitnessCode } from '#stores/signature/witness'

type Props = { view: WitnessView }

/** Sends the code of a witness and checks it. */
export const WitnessCode = ({ view: { me } }: Props) =>
  me.code === null ? (
    <>
      <p>We send a code to your mobile. It shows that it is you who signs.</p>
      <SendCode className="btn main big" label="Send me a code" />
    </>
  ) : (
    <>
      <p role="status">We sent a code by text message to {me.code.to}. It lasts for 10 minutes.</p>
      {me.tries_left < 5 && (
        <p className="fault" role="alert">
          That code is not right. You have {pluralise(me.tries_left, 'more try', 'more tries')}.
        </p>
      )}
      <SchemaForm
        schema={CodeEntryBody}
        fields={codeFields}
        start={{ code: '' }}
        submit="Continue"
        isBig
        onSubmit={async ({ code }, key) => {
          await enterWitnessCode(code, key)
        }}
      />
      <SendCode className="link" label="Send another code" />
    </>
  )

const SendCode = ({ className, label }: { className: string; label: string }) => {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await sendWitnessCode().catch(showRefusal('Couldn’t send the code'))
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
