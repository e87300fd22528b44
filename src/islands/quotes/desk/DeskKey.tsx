import { useRef, useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { shortInstant } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { renewDeskKey } from '#stores/lead/desk-settings'

const showFailure = showRefusal('Couldn’t create a new key')

/** Creates the signing key of an integration, shows it once, and asks before replacing it. */
export const DeskKey = ({ of, desk }: { of: 'mail' | 'telephone'; desk: DeskDetail }) => {
  const [newKey, setNewKey] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const key = useRef(crypto.randomUUID())
  const createdAt = desk.keys[of]
  const renew = async () => {
    setConfirming(false)
    try {
      setNewKey(await renewDeskKey(of, desk.settings.version, key.current))
    } catch (error) {
      showFailure(error)
    }
    key.current = crypto.randomUUID()
  }
  return (
    <>
      {newKey && <NewKey text={newKey} />}
      <p className="row between">
        <span className="mute">
          {createdAt ? `Created ${shortInstant(createdAt)}` : 'None yet'}
        </span>
        <button
          type="button"
          className="btn"
          onClick={() => (createdAt ? setConfirming(true) : void renew())}
        >
          {createdAt ? 'Renew the key' : 'Create a key'}
        </button>
      </p>
      <RenewalQuestion
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onRenew={() => void renew()}
      />
    </>
  )
}

const NewKey = ({ text }: { text: string }) => (
  <p role="status">
    <code>{text}</code>
    Copy it now. It won’t be shown again.
  </p>
)

type QuestionProps = { isOpen: boolean; onClose: () => void; onRenew: () => void }

const RenewalQuestion = ({ isOpen, onClose, onRenew }: QuestionProps) => (
  <Dialog title="Renew the key" open={isOpen} onClose={onClose}>
    <p>
      The current key stops working immediately. Requests signed with it are refused until you put
      the new key in place.
    </p>
    <div className="feet">
      <button type="button" className="btn" onClick={onClose}>
        Cancel
      </button>
      <button type="button" className="btn danger fill" onClick={onRenew}>
        Renew
      </button>
    </div>
  </Dialog>
)
