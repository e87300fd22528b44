import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { messageOf } from '#components/form/form-faults.ts'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { confirmingWays, type Ways } from '#stores/user/confirming-ways'
import { confirmIdentity } from '#stores/user/step-up'
import { SecretForm } from './SecretForm.tsx'

const password = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
} as const
const code = { name: 'code', label: 'Code', type: 'text', autoComplete: 'one-time-code' } as const

type Props = { onDone: (isConfirmed: boolean) => void }

const StepUp = ({ ways, onDone }: Props & { ways: Ways }) => {
  const [byCode, setByCode] = useState(ways.code && !ways.password)
  return (
    <Dialog title="Confirm that it is you" open onClose={() => onDone(false)}>
      {(ways.password || ways.code) && (
        <SecretForm
          key={String(byCode)}
          fields={[byCode ? code : password]}
          submit="Confirm"
          onCancel={() => onDone(false)}
          onSubmit={async (values) => {
            const given = values['code'] ?? values['password'] ?? ''
            await confirmIdentity(byCode ? { code: given } : { password: given })
            onDone(true)
          }}
        >
          <p>We ask before changes like this one, and then not again for 10 minutes.</p>
        </SecretForm>
      )}
      <p className="row">
        {ways.passkey && <ByPasskey onDone={onDone} />}
        {ways.password && ways.code && (
          <button type="button" className="link" onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use your password instead' : 'Use an authenticator code instead'}
          </button>
        )}
      </p>
    </Dialog>
  )
}

const ByPasskey = ({ onDone }: Props) => {
  const [fault, setFault] = useState('')
  const confirm = async () => {
    setFault('')
    try {
      const { confirmingPasskey } = await import('#stores/user/passkeys')
      await confirmIdentity({ passkey: await confirmingPasskey() })
      onDone(true)
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  return (
    <>
      <button type="button" className="link" onClick={() => void confirm()}>
        Use a passkey instead
      </button>
      <span className="fault" role="alert">
        {fault}
      </span>
    </>
  )
}

/** Asks the person to confirm that it is them, over whatever is open; returns whether they did. */
export const askStepUp = async () => {
  const ways = await confirmingWays()
  return new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const finish = (isConfirmed: boolean) => {
      root.unmount()
      place.remove()
      resolve(isConfirmed)
    }
    root.render(<StepUp ways={ways} onDone={finish} />)
  })
}
