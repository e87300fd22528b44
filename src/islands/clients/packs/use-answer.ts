import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import type { ClientPack, ClientQuestion } from '#domain/sale-ready-pack/view'
import { go } from '#lib/navigate'
import { $answerer, answerQuestion } from '#stores/sale-ready-pack/of-client'
import { questionHref } from './question-href.ts'

const EMPTY = 'Choose or write an answer. “I am not sure” is one.'

/** What is typed for a question; saving it leads to the next one, or to all of them. */
export const useAnswer = (pack: ClientPack, question: ClientQuestion, next?: string) => {
  const [value, setValue] = useState(question.value)
  const [details, setDetails] = useState(question.details)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const answerer = useStore($answerer)[pack.id] ?? null
  const key = useRef(crypto.randomUUID())
  const typing = (set: (text: string) => void) => (text: string) => {
    key.current = crypto.randomUUID()
    setFault(null)
    set(text)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (value.trim() === '') return setFault(EMPTY)
    if (pack.own_names.length > 1 && answerer === null) return setFault('Choose who is answering.')
    setBusy(true)
    try {
      const name = pack.own_names.length > 1 ? answerer : null
      await answerQuestion(pack.id, question.key, { value, details, name }, key.current)
      go(questionHref(pack, next))
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  const setters = { setValue: typing(setValue), setDetails: typing(setDetails) }
  return { value, details, fault, isBusy, save, answerer, ...setters }
}

export type Typed = ReturnType<typeof useAnswer>
