import { useState } from 'react'

type Props = {
  label?: string
  placeholder: string
  /** What the address asks for. */
  start: string
  onFind: (words: string) => void
}

/** Words that narrow a list, asked for with Enter. */
export const FindInList = ({ label = 'Find in this list', placeholder, start, onFind }: Props) => {
  const [words, setWords] = useState(start)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFind(words.trim())
      }}
    >
      <input
        className="input filter-words"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </form>
  )
}
