import type { RefObject } from 'react'

type Props = {
  input: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  onFile: (file: File) => void
}

/** An unseen input that a button opens; the same file can be chosen again. */
export const FileInput = ({ input, label, accept, onFile }: Props) => (
  <input
    ref={input}
    type="file"
    className="sr"
    tabIndex={-1}
    aria-label={label}
    accept={accept}
    onChange={({ target }) => {
      const [file] = target.files ?? []
      target.value = ''
      if (file) onFile(file)
    }}
  />
)
