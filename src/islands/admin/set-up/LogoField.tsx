import { useState } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import type { FirmView } from '#domain/firm/api'
import { MOST_LOGO_BYTES } from '#domain/firm/logo'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { removeLogo, uploadLogo } from '#stores/firm/logo'

const limits = { endings: ['.png', '.jpg', '.jpeg'], mostBytes: MOST_LOGO_BYTES, mostFiles: 1 }

const noUpload = () => Promise.resolve()

/** Uploads the logo that the sign-in page, the client pages and quotes show. */
export const LogoField = ({ view: { logo, version } }: { view: FirmView }) => {
  const { busy, run } = useStep('Couldn’t save the logo')
  const [tries, setTries] = useState(0)
  const upload = (file: File) => {
    setTries((count) => count + 1)
    run((key) => uploadLogo(file, version, key))
  }
  return (
    <div className="logo-field">
      {logo !== null && (
        <Current {...{ logo, busy }} remove={() => run((key) => removeLogo(version, key))} />
      )}
      <FileDrop
        key={tries}
        label={logo === null ? 'Logo (optional)' : 'Another logo'}
        name="logo"
        limits={limits}
        send={noUpload}
        onSent={upload}
        disabled={busy}
      />
    </div>
  )
}

const Current = (it: { logo: string; busy: boolean; remove: () => void }) => (
  <p className="row">
    <img className="logo" src={it.logo} alt="Your logo" />
    <button type="button" className="btn" aria-disabled={it.busy} onClick={it.remove}>
      Remove the logo
    </button>
  </p>
)
