import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeys } from '#components/overlay/keys.ts'
import { Icon } from '../Icon.tsx'

type Props = {
  label?: string
  placeholder: string
  start: string
  onFind: (words: string) => void
}

/** Milliseconds after the last key before the list is searched. */
const PAUSE = 250

/** The search input of a list: it searches while one types, at once with Enter; `/` focuses it. */
export const FindInList = ({ label = 'Find in this list', placeholder, start, onFind }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const { words, setWords, find } = useWords(start, onFind)
  useKeys([{ press: '/', does: label, run: () => field.current?.focus() }])
  const clear = () => {
    find('')
    field.current?.focus()
  }
  return (
    <search className="find-in-list">
      <Icon name="search" />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          find(words)
        }}
      >
        <input
          ref={field}
          className="input filter-words"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && words !== '' && clear()}
        />
      </form>
      {words !== '' && (
        <button type="button" className="icon-btn" aria-label="Clear the search" onClick={clear}>
          <Icon name="x" />
        </button>
      )}
    </search>
  )
}

/** The typed words; they follow the address when it changes otherwise. */
const useWords = (start: string, onFind: (words: string) => void) => {
  const [words, setWords] = useState(start)
  const asked = useRef(start)
  const find = (next: string) => {
    setWords(next)
    asked.current = next.trim()
    onFind(next.trim())
  }
  const search = useEffectEvent(() => find(words))
  useEffect(() => {
    if (start === asked.current) return
    asked.current = start
    setWords(start)
  }, [start])
  useEffect(() => {
    if (words.trim() === asked.current) return
    const wait = setTimeout(search, PAUSE)
    return () => clearTimeout(wait)
  }, [words])
  return { words, setWords, find }
}
