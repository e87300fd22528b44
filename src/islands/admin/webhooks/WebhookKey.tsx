import { useState } from 'react'
import type { Webhooks } from '#domain/webhook/webhook'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { shortInstant } from '#lib/format'
import { renewWebhookKey } from '#stores/webhook/webhooks'

/** Creates the key that signs every call, and shows it once. */
export const WebhookKey = ({ webhooks: { version, key_at } }: { webhooks: Webhooks }) => {
  const [newKey, setNewKey] = useState('')
  const { busy, run } = useStep('Couldn’t create a new key')
  const canChange = useCan('firm.update')
  const renew = async (key: string) => setNewKey(await renewWebhookKey(version, key))
  return (
    <section className="sec" aria-labelledby="webhook-key">
      <header>
        <h2 id="webhook-key">Signing key</h2>
      </header>
      <p className="mute">
        Each call has the header Deedbox-Signature: t is the time in seconds, v1 the HMAC-SHA256 of
        the time, a full stop and the body. Rules call no system until there is a key.
      </p>
      {newKey && (
        <p className="copied-text" role="status">
          <code>{newKey}</code> Copy it now. It won’t be shown again.
        </p>
      )}
      <p className="row between">
        <span className="mute">{key_at ? `Last set ${shortInstant(key_at)}` : 'No key yet'}</span>
        {canChange && (
          <button type="button" className="btn" aria-disabled={busy} onClick={() => run(renew)}>
            {key_at ? 'Replace the key' : 'Create a key'}
          </button>
        )}
      </p>
    </section>
  )
}
