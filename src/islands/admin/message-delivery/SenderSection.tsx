import { useStore } from '@nanostores/react'
import type { ProviderDetail } from '#domain/communication/provider/api'
import { shortInstant } from '#lib/format'
import { $route, setSearch } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import { startStep, verifySender } from '#stores/communication/providers'
import { Section } from './Section.tsx'
import { useStep } from './use-step.ts'

/** Shows whether the sender address is confirmed; the link in its mailbox leads back here. */
export const SenderSection = ({ detail: { settings } }: { detail: ProviderDetail }) => {
  const { email, sender_verified_at, version } = settings
  const token = new URLSearchParams(useStore($route).search).get('token')
  return (
    <Section title="Sender address">
      <p>
        {sender_verified_at
          ? `${email.sender} was confirmed on ${shortInstant(sender_verified_at)}.`
          : `${email.sender} is not confirmed. Messages wait until it is.`}
      </p>
      {token !== null && !sender_verified_at && <Confirmation token={token} />}
      {!sender_verified_at && <Request sender={email.sender} version={version} />}
    </Section>
  )
}

const Confirmation = ({ token }: { token: string }) => {
  const { busy, run } = useStep('Couldn’t confirm the address')
  const confirm = async (key: string) => {
    await verifySender(token, key)
    setSearch('')
  }
  return (
    <button type="button" className="btn acc" aria-disabled={busy} onClick={() => run(confirm)}>
      Confirm this address
    </button>
  )
}

const Request = ({ sender, version }: { sender: string; version: number }) => {
  const { busy, run } = useStep('Couldn’t send the link')
  const request = async (key: string) => {
    await startStep('request_verification', version, key)
    addToast({ severity: 'success', summary: 'Link queued', detail: `To ${sender}`, life: 4000 })
  }
  return (
    <button type="button" className="btn" aria-disabled={busy} onClick={() => run(request)}>
      Send a confirmation link
    </button>
  )
}
