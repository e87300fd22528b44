import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import type { SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { shortInstant } from '#lib/format'
import { saveSecret } from '#stores/user/single-sign-on'

/** Sets the client secret, which is never shown again and never stored in the browser. */
export const SecretForm = ({
  detail: { settings, secret_set_at },
}: {
  detail: SingleSignOnDetail
}) => {
  const [secret, setSecret] = useState('')
  const { busy, run } = useStep('Couldn’t save the secret')
  const submit = async (key: string) => {
    await saveSecret(secret, settings.version, key)
    setSecret('')
  }
  return (
    <Section title="Secret">
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (secret !== '') run(submit)
        }}
      >
        <TextField
          name="secret"
          label="Client secret"
          type="password"
          autoComplete="off"
          hint={secret_set_at ? `Set on ${shortInstant(secret_set_at)}` : 'Not set yet'}
          value={secret}
          onChange={setSecret}
        />
        <button type="submit" className="btn" aria-disabled={busy}>
          Save secret
        </button>
      </form>
    </Section>
  )
}
