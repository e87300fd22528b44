import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import { TextArea } from '#components/form/TextArea.tsx'
import { askForOwnData } from '#stores/data-request/own'

/** Asks for a copy of everything, or of what the client names. */
export const AskForData = () => {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setFault(null)
    try {
      await askForOwnData(text, key.current)
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  return (
    <form className="question" onSubmit={(event) => void ask(event)}>
      <TextArea
        name="text"
        label="What you would like to see (optional)"
        rows={3}
        most={2000}
        value={text}
        faults={fault === null ? [] : [fault]}
        onChange={(typed) => {
          key.current = crypto.randomUUID()
          setText(typed)
        }}
      />
      <div className="question-foot">
        <button type="submit" className="btn main big">
          Ask for a copy
        </button>
      </div>
    </form>
  )
}
