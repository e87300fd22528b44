import { type ReactNode, useState } from 'react'
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
type ByPasskeyProps = { className: string; children: ReactNode }

const StepUp = ({ ways, onDone }: Props & { ways: Ways }) => {
  const [byCode, setByCode] = useState(ways.code && !ways.password)
  if (!ways.password && !ways.code) return <PasskeyOnly onDone={onDone} />
  return (
    <Dialog title="Confirm that it is you" open onClose={() => onDone(false)}>
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
        <Why />
      </SecretForm>
      <p className="row">
        {ways.passkey && (
          <ByPasskey className="link" onDone={onDone}>
            Use a passkey instead
          </ByPasskey>
        )}
        {ways.password && ways.code && (
          <button type="button" className="link" onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use your password instead' : 'Use an authenticator code instead'}
          </button>
        )}
      </p>
    </Dialog>
  )
}

const Why = () => <p>We ask before changes like this one, and then not again for 10 minutes.</p>

/** For whoever has neither a password nor an authenticator here. */
const PasskeyOnly = ({ onDone }: Props) => (
  <Dialog title="Confirm that it is you" open onClose={() => onDone(false)}>
    <div className="form">
      <Why />
      <p className="row">
        <ByPasskey className="btn main" onDone={onDone}>
          Use your passkey
        </ByPasskey>
        <button type="button" className="btn end" onClick={() => onDone(false)}>
          Cancel
        </button>
      </p>
    </div>
  </Dialog>
)

const ByPasskey = ({ onDone, className, children }: Props & ByPasskeyProps) => {
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
      <button type="button" className={className} onClick={() => void confirm()}>
        {children}
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
