import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { PasskeyView } from '#domain/user/security/api'
import { runAct } from '#islands/admin/run-act.ts'
import { PasskeyDialog } from './PasskeyDialogs.tsx'
import { RecoveryCodesDialog } from './RecoveryCodes.tsx'
import { usedText, Way } from './Way.tsx'

type Chosen = { readonly act: 'rename' | 'remove'; readonly passkey: PasskeyView }

/** The passkeys of the signed-in person: they are offered first, and need no password. */
export const Passkeys = ({ passkeys }: { passkeys: readonly PasskeyView[] }) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // Fetched where somebody presses for it: most people who open this page do not.
  const add = () =>
    runAct(async () => {
      const { addPasskey } = await import('#stores/user/passkeys')
      setCodes(await addPasskey())
    }, 'Passkey added')
  return (
    <section className="sec">
      <header>
        <h2>Passkeys</h2>
        {passkeys.length > 0 && <span className="count">{passkeys.length}, used first</span>}
        <span className="end">
          <button type="button" className="btn small" onClick={() => void add()}>
            <Icon name="plus" /> Add a passkey
          </button>
        </span>
      </header>
      {passkeys.length === 0 && (
        <p className="mute">
          Sign in with your finger, your face or a PIN, without a password. Nobody can guess a
          passkey or get you to type it on a false page.
        </p>
      )}
      <ul className="ways">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} onChoose={setChosen} />
        ))}
      </ul>
      {chosen && <PasskeyDialog {...chosen} onDone={() => setChosen(null)} />}
      {codes && <RecoveryCodesDialog codes={codes} onDone={() => setCodes(null)} />}
    </section>
  )
}

type RowProps = { passkey: PasskeyView; onChoose: (chosen: Chosen) => void }

const Row = ({ passkey, onChoose }: RowProps) => {
  const { name, provider } = passkey
  const place = provider === null || provider === name ? '' : `${provider}. `
  return (
    <Way icon="key-round" name={name} note={place + usedText(passkey)}>
      <button
        type="button"
        className="btn quiet small"
        onClick={() => onChoose({ act: 'rename', passkey })}
      >
        Rename
      </button>
      <button
        type="button"
        className="btn quiet small"
        onClick={() => onChoose({ act: 'remove', passkey })}
      >
        Remove
      </button>
    </Way>
  )
}
