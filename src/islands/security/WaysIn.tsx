import { type ReactNode, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import type { SecurityView } from '#domain/user/security/api'
import { runAct } from '#islands/admin/run-act.ts'
import { shortInstant } from '#lib/format'
import { makeRecoveryCodes } from '#stores/user/security'
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodes.tsx'
import { RemoveAuthenticator } from './RemoveAuthenticator.tsx'

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
        <h2>Ways in</h2>
      </header>
      <ul className="ways">
        <Password view={view} onChange={() => setStep('password')} />
        <Authenticator view={view} onChoose={setStep} />
        {view.authenticator && <Codes view={view} onRenew={() => void renewCodes()} />}
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

type WayProps = { icon: IconName; name: string; note: string; children: ReactNode }

const Way = ({ icon, name, note, children }: WayProps) => (
  <li>
    <Icon name={icon} />
    <span>
      <b>{name}</b>
      <span className="note">{note}</span>
    </span>
    <span className="end">{children}</span>
  </li>
)

type Shown = { view: SecurityView }

const Password = ({ view, onChange }: Shown & { onChange: () => void }) => (
  <Way icon="lock" name="Password" note={view.has_password ? 'At least 12 characters' : 'Not set'}>
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
        : 'Six digits from an app, asked for after your password'
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

const usedText = ({ added_at, used_at }: NonNullable<SecurityView['authenticator']>) =>
  `Added ${shortInstant(added_at)}, ${used_at === null ? 'not used yet' : `last used ${shortInstant(used_at)}`}`

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
