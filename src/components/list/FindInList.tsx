import { useRef, useState } from 'react'
import { useKeys } from '#components/overlay/keys.ts'

type Props = {
  label?: string
  placeholder: string
  start: string
  onFind: (words: string) => void
}

/** The search input of a list, submitted with Enter; `/` focuses it. */
export const FindInList = ({ label = 'Find in this list', placeholder, start, onFind }: Props) => {
  const [words, setText] = useState(start)
  const field = useRef<HTMLInputElement>(null)
  useKeys([{ press: '/', does: label, run: () => field.current?.focus() }])
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onFind(words.trim())
        }}
      >
        <input
          ref={field}
          className="input filter-words"
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          value={words}
          onChange={(event) => {
            setText(event.target.value)
            // The browser's clear button submits no form.
            if (event.target.value === '' && start !== '') onFind('')
          }}
        />
      </form>
    </search>
  )
}
