import { useEffect, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { AuthenticatorOffer } from '#domain/user/security/api'
import { addToast } from '#stores/chrome/toasts'
import { confirmAuthenticator, offerAuthenticator } from '#stores/user/security'
import { SecretForm } from './SecretForm.tsx'

type Props = {
  /** Called with recovery codes that must be shown now; null for none. */
  onDone: (codes: readonly string[] | null) => void
}

const fields = [
  { name: 'code', label: 'Code', type: 'text', autoComplete: 'one-time-code' },
] as const

/** Sets up an authenticator app: its QR code, its secret, and the code that confirms it. */
export const AuthenticatorDialog = ({ onDone }: Props) => {
  const [offer, setOffer] = useState<AuthenticatorOffer | string | null>(null)
  useEffect(() => {
    offerAuthenticator().then(setOffer, (error) => setOffer(messageOf(error)))
  }, [])
  return (
    <Dialog title="Set up an authenticator" open onClose={() => onDone(null)}>
      {offer === null && <Skeleton rows={6} />}
      {typeof offer === 'string' && <p role="alert">{offer}</p>}
      {offer !== null && typeof offer !== 'string' && (
        <SecretForm
          fields={fields}
          submit="Confirm"
          onCancel={() => onDone(null)}
          onSubmit={async ({ code = '' }) => {
            const codes = await confirmAuthenticator(code)
            addToast({ severity: 'success', summary: 'Authenticator added', life: 4000 })
            onDone(codes)
          }}
        >
          <Scan offer={offer} />
        </SecretForm>
      )}
    </Dialog>
  )
}

const Scan = ({ offer: { qr, secret } }: { offer: AuthenticatorOffer }) => (
  <div className="scan">
    <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code">
      <path d={qr.path} />
    </svg>
    <div>
      <p>Scan this with an authenticator app, then enter the six digits that it shows.</p>
      <p className="note">
        Can’t scan it? Type this secret into the app:
        <code className="num">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  </div>
)
