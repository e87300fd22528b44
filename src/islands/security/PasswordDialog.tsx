import { Dialog } from '#components/overlay/Dialog.tsx'
import { addToast } from '#stores/chrome/toasts'
import { changePassword } from '#stores/user/security'
import { SecretForm } from './SecretForm.tsx'

const fields = [
  {
    name: 'current',
    label: 'Current password',
    type: 'password',
    autoComplete: 'current-password',
  },
  { name: 'password', label: 'New password', type: 'password', autoComplete: 'new-password' },
] as const

export const PasswordDialog = ({ onDone }: { onDone: () => void }) => (
  <Dialog title="Change your password" open onClose={onDone}>
    <SecretForm
      fields={fields}
      submit="Change password"
      onCancel={onDone}
      onSubmit={async ({ current = '', password = '' }) => {
        await changePassword({ current, password })
        addToast({ severity: 'success', summary: 'Password changed', life: 4000 })
        onDone()
      }}
    >
      <p>Use at least 15 characters. You will be signed out on your other devices.</p>
    </SecretForm>
  </Dialog>
)
