import { Dialog } from '#components/overlay/Dialog.tsx'
import { runAct } from '#islands/admin/run-act.ts'
import { removeAuthenticator } from '#stores/user/security'

export const RemoveAuthenticator = ({ onDone }: { onDone: () => void }) => (
  <Dialog title="Remove your authenticator?" open onClose={onDone}>
    <p>Without another second step, your password alone will sign you in.</p>
    <p className="row">
      <button
        type="button"
        className="btn danger"
        onClick={() => void runAct(removeAuthenticator, 'Authenticator removed').then(onDone)}
      >
        Remove authenticator
      </button>
      <button type="button" className="btn end" onClick={onDone}>
        Cancel
      </button>
    </p>
  </Dialog>
)
