import { Dialog } from '#components/overlay/Dialog.tsx'
import type { PasskeyView } from '#domain/user/security/api'
import { runAct } from '#islands/admin/run-act.ts'
import { removePasskey, renamePasskey } from '#stores/user/security'
import { SecretForm } from './SecretForm.tsx'

type Props = { passkey: PasskeyView; onDone: () => void }

export const PasskeyDialog = ({ act, ...props }: Props & { act: 'rename' | 'remove' }) =>
  act === 'rename' ? <Rename {...props} /> : <Remove {...props} />

const Rename = ({ passkey: { id, name }, onDone }: Props) => (
  <Dialog title="Rename this passkey" open onClose={onDone}>
    <SecretForm
      fields={[{ name: 'name', label: 'Name', type: 'text', autoComplete: 'off', value: name }]}
      submit="Save"
      onCancel={onDone}
      onSubmit={async (values) => {
        await renamePasskey(id, values['name'] ?? '')
        onDone()
      }}
    />
  </Dialog>
)

const Remove = ({ passkey: { id, name }, onDone }: Props) => (
  <Dialog title={`Remove “${name}”?`} open onClose={onDone}>
    <p>
      This passkey will no longer sign you in. Remove it from the device that stores it as well.
    </p>
    <p className="row">
      <button
        type="button"
        className="btn danger"
        onClick={() => void runAct(() => removePasskey(id), 'Passkey removed').then(onDone)}
      >
        Remove passkey
      </button>
      <button type="button" className="btn end" onClick={onDone}>
        Cancel
      </button>
    </p>
  </Dialog>
)
