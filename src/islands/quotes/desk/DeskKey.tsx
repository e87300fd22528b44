import { useRef, useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { when } from '#lib/format'
import { showRefusal } from '#stores/chrome/refused-act'
import { renewDeskKey } from '#stores/lead/desk-settings'

const refused = showRefusal('No new key')

/** The key of a way in: made here, shown this one time, and renewed after asking. */
export const DeskKey = ({ of, desk }: { of: 'mail' | 'telephone'; desk: DeskDetail }) => {
  const [shown, setVisible] = useState('')
  const [isAsking, setAsking] = useState(false)
  const key = useRef(crypto.randomUUID())
  const made = desk.keys[of]
  const renew = async () => {
    setAsking(false)
    try {
      setVisible(await renewDeskKey(of, desk.settings.version, key.current))
    } catch (error) {
      refused(error)
    }
    key.current = crypto.randomUUID()
  }
  return (
    <>
      {shown && (
        <p role="status">
          <code>{shown}</code>
          Copy it now: it is not shown again.
        </p>
      )}
      <p className="row between">
        <span className="mute">{made ? `Made ${when(made)}` : 'None yet'}</span>
        <button
          type="button"
          className="btn"
          onClick={() => (made ? setAsking(true) : void renew())}
        >
          {made ? 'Renew the key' : 'Make a key'}
        </button>
      </p>
      <Dialog title="Renew the key" open={isAsking} onClose={() => setAsking(false)}>
        <p>The key in use ends at once: what signs with it is refused until it has the new one.</p>
        <div className="feet">
          <button type="button" className="btn" onClick={() => setAsking(false)}>
            Keep it
          </button>
          <button type="button" className="btn danger fill" onClick={() => void renew()}>
            Renew
          </button>
        </div>
      </Dialog>
    </>
  )
}
