import { type DragEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { addToast } from '#stores/chrome/toasts'
import { addEmailFile } from '#stores/tracked-email/correspondence'

type Props = {
  /** Why no file can be added; undefined when one can. */
  why: string | undefined
  children: (choose: () => void) => ReactNode
}

/** Takes .eml files that are dropped on its content or chosen; says beside them what was refused and why. */
export const AddEmail = ({ why, children }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { faults, isBusy, add } = useAdding()
  const over = (is: boolean) => (event: DragEvent) => {
    if (![...event.dataTransfer.types].includes('Files')) return
    event.preventDefault()
    setOver(is && why === undefined)
  }
  const drop = (event: DragEvent) => {
    over(false)(event)
    if (why === undefined) void add([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button
    <div
      className="add-email"
      data-over={isOver || undefined}
      aria-busy={isBusy || undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
    >
      <FileInput input={input} onChoose={(files) => void add(files)} />
      {faults.map((fault) => (
        <p key={fault} className="fault" role="alert">
          {fault}
        </p>
      ))}
      {isBusy && <p role="status">Reading and checking the email.</p>}
      {children(() => input.current?.click())}
    </div>
  )
}

type InputProps = {
  input: RefObject<HTMLInputElement | null>
  onChoose: (files: readonly File[]) => void
}

const FileInput = ({ input, onChoose }: InputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    multiple
    accept=".eml,message/rfc822"
    aria-label="Email files"
    onChange={(event) => {
      onChoose([...(event.target.files ?? [])])
      event.target.value = ''
    }}
  />
)

const problemOf = ({ name, size }: File) => {
  if (/\.msg$/i.test(name)) return `${name} is an Outlook file. In Outlook, save it as .eml first.`
  if (!/\.eml$/i.test(name)) return `${name} is not an email. Choose an .eml file.`
  return size > MOST_MAIL_BYTES ? `${name} is larger than 25 MB, so it cannot be added.` : null
}

const useAdding = () => {
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const addOne = async (file: File) => {
    const problem = problemOf(file)
    if (problem !== null) return problem
    try {
      await addEmailFile(file)
      addToast({ severity: 'success', summary: 'Email added', detail: file.name })
      return null
    } catch (error) {
      return `${file.name}: ${error instanceof Error ? error.message : 'Couldn’t add it. Try again.'}`
    }
  }
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setFaults([])
    for (const file of files) {
      const fault = await addOne(file)
      if (fault !== null) setFaults((before) => [...before, fault])
    }
    setBusy(false)
  }
  return { faults, isBusy, add }
}
