import { useState } from 'react'
import type { SecurityView } from '#domain/user/security/api'
import { runAct } from '#islands/admin/run-act.ts'
import { makeRecoveryCodes } from '#stores/user/security'
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodes.tsx'
import { RemoveAuthenticator } from './RemoveAuthenticator.tsx'
import { usedText, Way } from './Way.tsx'

type Step = 'authenticator' | 'removal' | 'password' | null

/** The password, the authenticator and the recovery codes of the signed-in person. */
export const WaysIn = ({ view }: { view: SecurityView }) => {
  const [step, setStep] = useState<Step>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renewCodes = () => runAct(async () => setCodes(await makeRecoveryCodes()), 'New codes made')
  const finish = (made: readonly string[] | null = null) => {
    setCodes(made)
    setStep(null)
  }
  return (
    <section className="sec">
      <header>
        <h2>Other ways in</h2>
      </header>
      <ul className="ways">
        <Password view={view} onChange={() => setStep('password')} />
        <Authenticator view={view} onChoose={setStep} />
        {view.recovery_codes && <Codes view={view} onRenew={() => void renewCodes()} />}
      </ul>
      <StepDialog step={step} onDone={finish} />
      {codes && <RecoveryCodesDialog codes={codes} onDone={() => setCodes(null)} />}
    </section>
  )
}

type StepProps = { step: Step; onDone: (codes?: readonly string[] | null) => void }

const StepDialog = ({ step, onDone }: StepProps) => {
  if (step === 'password') return <PasswordDialog onDone={() => onDone()} />
  if (step === 'removal') return <RemoveAuthenticator onDone={() => onDone()} />
  return step === 'authenticator' ? <AuthenticatorDialog onDone={onDone} /> : null
}

type Shown = { view: SecurityView }

const Password = ({ view, onChange }: Shown & { onChange: () => void }) => (
  <Way icon="lock" name="Password" note={view.has_password ? 'At least 15 characters' : 'Not set'}>
    {view.has_password ? (
      <button type="button" className="btn small" onClick={onChange}>
        Change password
      </button>
    ) : (
      <a className="btn small" href="/auth/password">
        Set a password
      </a>
    )}
  </Way>
)

const Authenticator = ({ view, onChoose }: Shown & { onChoose: (step: Step) => void }) => (
  <Way
    icon="shield-check"
    name="Authenticator codes"
    note={
      view.authenticator
        ? usedText(view.authenticator)
        : 'Six digits from an app, when a passkey is not at hand'
    }
  >
    <span className={view.authenticator ? 'st on' : 'st'}>{view.authenticator ? 'On' : 'Off'}</span>
    <button type="button" className="btn small" onClick={() => onChoose('authenticator')}>
      {view.authenticator ? 'Replace' : 'Set up'}
    </button>
    {view.authenticator && (
      <button type="button" className="btn quiet small" onClick={() => onChoose('removal')}>
        Remove
      </button>
    )}
  </Way>
)

const Codes = ({ view, onRenew }: Shown & { onRenew: () => void }) => (
  <Way
    icon="printer"
    name="Recovery codes"
    note={`${view.recovery_codes?.left ?? 0} of 10 left. Keep the paper in the safe, not in the mailbox.`}
  >
    <button type="button" className="btn small" onClick={onRenew}>
      Make new codes
    </button>
  </Way>
)
