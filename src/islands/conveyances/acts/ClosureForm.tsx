import { useRef, useState } from 'react'
import { close } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { MissingList } from './Missing.tsx'

/** Confirms closing a file, or lists what must be done first. */
export const ClosureForm = ({ caseFile: it, onDone }: ActForm) => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  if (it.guards.close.length > 0)
    return (
      <MissingList caseFile={it} missing={it.guards.close} act="close the file" onLeave={onDone} />
    )
  const press = async () => {
    if (busy) return
    setBusy(true)
    await close(key.current).catch(() => null)
    onDone()
  }
  return (
    <>
      <p>{it.conveyance.ref} will be closed. You can still find and read it.</p>
      <div className="feet">
        <button type="button" className="btn" onClick={onDone}>
          Cancel
        </button>
        <button
          type="button"
          className="btn main"
          aria-disabled={busy}
          onClick={() => void press()}
        >
          Close the file
        </button>
      </div>
    </>
  )
}
