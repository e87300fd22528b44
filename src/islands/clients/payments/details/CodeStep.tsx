import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ShowingView, ShownDetails } from '#domain/client-account/showing/api'
import { CodeEntryBody } from '#domain/signature/bodies'
import { pluralise } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { enterCode, sendCode } from '#stores/client-account/showing'

type Props = { showing: ShowingView; onShown: (details: ShownDetails) => void }

const MOST_TRIES = 5

/** Sends a code and checks it. */
export const CodeStep = ({ showing, onShown }: Props) =>
  showing.code === null ? (
    <AskForCode hasFailed={showing.tries_left === 0} />
  ) : (
    <>
      <SentTo code={showing.code} triesLeft={showing.tries_left} />
      <SchemaForm
        schema={CodeEntryBody}
        fields={codeFields}
        start={{ code: '' }}
        submit="Show bank details"
        isBig
        onSubmit={async (typed, key) => {
          const details = await enterCode(typed.code, key)
          if (details) onShown(details)
        }}
      />
      <SendCode className="link" label="Send another code" />
    </>
  )

const AskForCode = ({ hasFailed }: { hasFailed: boolean }) => (
  <>
    {hasFailed && (
      <p className="fault" role="alert">
        That code was wrong five times. Ask for a new one, or call us.
      </p>
    )}
    <p className="client-text">
      We show our bank details after a code. We send it now to the mobile number or email address
      that we have for you.
    </p>
    <SendCode className="btn main big" label="Send me a code" />
  </>
)

type SentProps = { code: NonNullable<ShowingView['code']>; triesLeft: number }

const SentTo = ({ code, triesLeft }: SentProps) => (
  <>
    <p className="client-text" role="status">
      We sent a code by {code.channel === 'sms' ? 'text message' : 'email'} to {code.to}. It lasts
      for 10 minutes.
    </p>
    {triesLeft < MOST_TRIES && (
      <p className="fault" role="alert">
        That code is not right. You have {pluralise(triesLeft, 'more try', 'more tries')}.
      </p>
    )}
  </>
)

const SendCode = ({ className, label }: { className: string; label: string }) => {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await sendCode().catch(showRefusal('Couldn’t send the code'))
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
