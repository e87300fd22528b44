import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { firstRefusal, reasonAgainst } from '#domain/act'
import { FactorReset, type UserDetail } from '#domain/user/account'
import { mayChangeWith } from '#domain/user/acting-person'
import { mayResetFactor } from '#domain/user/acts'
import { fullName } from '#domain/user/user'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { addToast } from '#stores/chrome/toasts'
import { resetUserFactor } from '#stores/user/user'

/** A user's second factor, which an administrator can take away with a reason. */
export const UserFactor = ({ user }: { user: UserDetail }) => {
  const [isOpen, setOpen] = useState(false)
  const person = useActingPerson()
  const factor = user.second_factor
  const verdict = firstRefusal(
    mayChangeWith(person, ['users.update']),
    mayResetFactor(user.user, factor !== null, person.id),
  )
  return (
    <section className="sec">
      <header>
        <h2>Second factor</h2>
        <span className="count">{factor === null ? 'Not set up' : 'Set up'}</span>
      </header>
      {factor && <p className="mute">{factor.recovery_codes_left} recovery codes left.</p>}
      <p className="after">
        <ActButton why={reasonAgainst(verdict)} onPress={() => setOpen(true)}>
          Reset second factor
        </ActButton>
      </p>
      {isOpen && <ResetDialog name={fullName(user.user)} onDone={() => setOpen(false)} />}
    </section>
  )
}

const ResetDialog = ({ name, onDone }: { name: string; onDone: () => void }) => (
  <Dialog title={`Reset ${name}’s second factor?`} open onClose={onDone}>
    <p>
      Call them on a number that you know first. Their authenticator, passkeys, recovery codes and
      remembered devices stop working, and they are signed out everywhere. Their password alone will
      sign them in, and we tell them by email.
    </p>
    <SchemaForm
      schema={FactorReset}
      submit="Reset second factor"
      danger
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Reason', kind: 'text', width: 'w6' }]}
      onSubmit={async (body, key) => {
        await resetUserFactor(body, key)
        addToast({ severity: 'success', summary: 'Second factor reset', life: 4000 })
        onDone()
      }}
    />
  </Dialog>
)
