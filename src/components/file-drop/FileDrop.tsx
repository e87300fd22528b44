import { type DragEvent, useId, useRef, useState } from 'react'
import { type FileLimits, formatLimits } from '#domain/document/file-parts'
import { Icon } from '../Icon.tsx'
import { FileLine } from './FileLine.tsx'
import { type SendPart, useUploads } from './use-uploads.ts'

type Props = {
  /** The requested document: 'Proof of address'. */
  label: string
  name: string
  limits: FileLimits
  /** Sends one part of a file. */
  send: SendPart
  onSent: (file: File) => void
  disabled?: boolean
}

/** A file input with drop area, limits and progress; interrupted uploads resume. */
export const FileDrop = ({ label, name, limits, send, onSent, disabled = false }: Props) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add, goOn, cancel } = useUploads(send, limits, onSent)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is && !disabled)
  }
  return (
    <div className="field file-drop">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button */}
      <div
        className="drop-place"
        data-over={isOver || undefined}
        aria-disabled={disabled || undefined}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event)
          if (!disabled) add([...event.dataTransfer.files])
        }}
      >
        <Icon name="file-up" size="l" />
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className="hint">
          {formatLimits(limits)}
        </p>
        <input
          ref={input}
          id={id}
          className="sr"
          type="file"
          name={name}
          multiple={limits.mostFiles > 1}
          accept={limits.endings.join(',')}
          aria-describedby={`${id}-hint`}
          disabled={disabled}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <button
          type="button"
          className="btn"
          tabIndex={-1}
          aria-hidden="true"
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          Choose {limits.mostFiles > 1 ? 'files' : 'a file'}
        </button>
      </div>
      {uploads.length > 0 && (
        <ul className="file-lines" aria-label={`Files for ${label}`}>
          {uploads.map((upload) => (
            <FileLine
              key={upload.id}
              upload={upload}
              onGoOn={() => goOn(upload.id)}
              onCancel={() => cancel(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
