import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { TestReceipt } from '#domain/communication/type/api'
import { href } from '#routes'
import { channelText } from './communication-labels.ts'

type Props = {
  /** Why it cannot be sent; undefined where it can. */
  why: string | undefined
  send: (key: string) => Promise<TestReceipt>
}

type Outcome = { receipt: TestReceipt } | { problem: string }

/** Sends a text to whoever is signed in, and says where it went or why it did not. */
export const SendTest = ({ why, send }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const press = async () => {
    setBusy(true)
    setOutcome(null)
    try {
      setOutcome({ receipt: await send(crypto.randomUUID()) })
    } catch (error) {
      setOutcome({ problem: sentenceOf(error) })
    }
    setBusy(false)
  }
  return (
    <div className="row wrap send-test">
      <ActButton why={why} isBusy={isBusy} onPress={() => void press()}>
        Send a test to me
      </ActButton>
      <span role="status">{outcome && <Told outcome={outcome} />}</span>
    </div>
  )
}

const Told = ({ outcome }: { outcome: Outcome }) =>
  'problem' in outcome ? (
    <span className="bad">{outcome.problem}</span>
  ) : (
    <span className="mute">
      {sentText(outcome.receipt)}{' '}
      <a className="link" href={href('admin-communications', {})}>
        See what becomes of it
      </a>
    </span>
  )

const sentText = ({ channel, to }: TestReceipt) =>
  channel === 'internal'
    ? 'It is among your notifications.'
    : `Queued for ${to}, by ${channelText(channel)}.`
