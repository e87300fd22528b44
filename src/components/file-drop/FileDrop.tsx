import {
  type ChangeEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { type FileLimits, formatLimits } from '#domain/document/file-parts'
import { Icon } from '../Icon.tsx'
import { FileLine } from './FileLine.tsx'
import { type SendPart, type Upload, useUploads } from './use-uploads.ts'

type Props = {
  /** The requested document: 'Proof of address'. */
  label: string
  name: string
  limits: FileLimits
  send: SendPart
  onSent: (file: File) => void
  /** Called with how many files are still on their way. */
  onUnfinished?: ((count: number) => void) | undefined
  disabled?: boolean
}

export const FileDrop = (props: Props) => {
  const { label, name, limits, send, onSent, onUnfinished, disabled = false } = props
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { add, ...files } = useUploads(send, limits, onSent)
  usePastedFiles(add, disabled)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is && !disabled)
  }
  const drop = (event: DragEvent) => {
    over(false)(event)
    if (!disabled) add([...event.dataTransfer.files])
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
        onDrop={drop}
      >
        <Icon name="file-up" size="l" />
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className="hint">
          {formatLimits(limits)}
        </p>
        <FileInput id={id} name={name} limits={limits} disabled={disabled} onAdd={add} />
      </div>
      <FileLines label={label} onUnfinished={onUnfinished} {...files} />
    </div>
  )
}

const isUnfinished = ({ is }: Upload) => is === 'waiting' || is === 'sending' || is === 'broken'

const useUnfinished = (uploads: readonly Upload[], onUnfinished?: (count: number) => void) => {
  const tell = useEffectEvent((count: number) => onUnfinished?.(count))
  const count = uploads.filter(isUnfinished).length
  useEffect(() => tell(count), [count])
}

/** Files that are pasted anywhere on the page, such as a picture of the screen. */
const usePastedFiles = (add: (files: readonly File[]) => void, disabled: boolean) => {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (disabled || files.length === 0) return
    event.preventDefault()
    add(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

// Phones offer the camera where any picture is accepted.
const acceptedIn = ({ endings }: FileLimits) =>
  [...endings, ...(endings.includes('.jpg') ? ['image/*'] : [])].join(',')

type LinesProps = Pick<Props, 'label' | 'onUnfinished'> & Omit<ReturnType<typeof useUploads>, 'add'>

const FileLines = ({ label, uploads, goOn, cancel, onUnfinished }: LinesProps) => {
  useUnfinished(uploads, onUnfinished)
  return uploads.length === 0 ? null : (
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
  )
}

type InputProps = Pick<Props, 'name' | 'limits' | 'disabled'> & {
  id: string
  onAdd: (files: readonly File[]) => void
}

const FileInput = ({ id, name, limits, disabled, onAdd }: InputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const isMany = limits.mostFiles > 1
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        {...{ id, name, disabled }}
        className="sr"
        type="file"
        multiple={isMany}
        accept={acceptedIn(limits)}
        aria-describedby={`${id}-hint`}
        onChange={choose}
      />
      <button
        type="button"
        className="btn"
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Choose {isMany ? 'files' : 'a file'}
      </button>
    </>
  )
}
