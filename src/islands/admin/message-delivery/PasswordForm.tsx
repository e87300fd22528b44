import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import type { ProviderDetail } from '#domain/communication/provider/api'
import { shortInstant } from '#lib/format'
import { savePassword } from '#stores/communication/providers'
import { useStep } from './use-step.ts'

/** Sets the password of the mail server, which is never shown again and never stored in the browser. */
export const PasswordForm = ({ detail: { settings, secrets } }: { detail: ProviderDetail }) => {
  const [password, setPassword] = useState('')
  const { busy, run } = useStep('Couldn’t save the password')
  const submit = async (key: string) => {
    await savePassword(password, settings.version, key)
    setPassword('')
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '') run(submit)
      }}
    >
      <TextField
        name="password"
        label="Password of the mail server"
        type="password"
        autoComplete="new-password"
        hint={secrets.password ? `Set on ${shortInstant(secrets.password)}` : 'Not set yet'}
        value={password}
        onChange={setPassword}
      />
      <button type="submit" className="btn" aria-disabled={busy}>
        Save password
      </button>
    </form>
  )
}
