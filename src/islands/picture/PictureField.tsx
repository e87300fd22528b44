import { type ReactNode, useState } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'

export type PictureFieldProps = {
  /** 'logo' in 'Remove the logo'. */
  what: string
  /** 'Your photo (optional)' */
  label: string
  /** Those that are drawn anew before they are sent may be larger than what is stored. */
  mostBytes: number
  /** The picture that there is, as it is shown; null without one. */
  current: ReactNode
  upload: (file: File, key: string) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
}

const noUpload = () => Promise.resolve()

/** Uploads a picture, and takes it away again with one button. */
export const PictureField = (it: PictureFieldProps) => {
  const { what, label, mostBytes, current, upload, remove } = it
  const { busy, run } = useStep(`Couldn’t save the ${what}`)
  const [tries, setTries] = useState(0)
  const limits = { endings: ['.png', '.jpg', '.jpeg'], mostBytes, mostFiles: 1 }
  return (
    <div className="logo-field">
      {current !== null && (
        <p className="row">
          {current}
          <button type="button" className="btn" aria-disabled={busy} onClick={() => run(remove)}>
            Remove the {what}
          </button>
        </p>
      )}
      <FileDrop
        key={tries}
        label={current === null ? label : `Another ${what}`}
        name={what}
        limits={limits}
        send={noUpload}
        onSent={(file) => {
          setTries((count) => count + 1)
          run((key) => upload(file, key))
        }}
        disabled={busy}
      />
    </div>
  )
}
