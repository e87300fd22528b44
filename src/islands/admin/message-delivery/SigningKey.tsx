import { useState } from 'react'
import type { ProviderDetail } from '#domain/communication/provider/api'
import { shortInstant } from '#lib/format'
import { type ProviderKey, renewProviderKey } from '#stores/communication/providers'
import { useStep } from './use-step.ts'

/** Creates the signing key of an integration and shows it once. */
export const SigningKey = ({ of, detail }: { of: ProviderKey; detail: ProviderDetail }) => {
  const [newKey, setNewKey] = useState('')
  const { busy, run } = useStep('Couldn’t create a new key')
  const setAt = detail.secrets[of]
  const renew = async (key: string) =>
    setNewKey(await renewProviderKey(of, detail.settings.version, key))
  return (
    <>
      {newKey && (
        <p role="status">
          <code>{newKey}</code> Copy it now. It won’t be shown again.
        </p>
      )}
      <p className="row between">
        <span className="mute">{setAt ? `Set on ${shortInstant(setAt)}` : 'No key yet'}</span>
        <button type="button" className="btn" aria-disabled={busy} onClick={() => run(renew)}>
          {setAt ? 'Replace the key' : 'Create a key'}
        </button>
      </p>
    </>
  )
}
