import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { ClientPack, ClientQuestion } from '#domain/sale-ready-pack/view'
import { go } from '#lib/navigate'
import { ownDraft } from '#stores/conveyance/portal/own-draft'
import { $answerer, answerQuestion } from '#stores/sale-ready-pack/of-client'
import { questionHref } from './question-href.ts'

const EMPTY = 'Choose or write an answer. “I am not sure” is one.'

/** `key` makes however many tries of one answer count once. */
type Typing = { readonly value: string; readonly details: string; readonly key: string }

const savedTyping = ({ value, details }: ClientQuestion): Typing => ({
  value,
  details,
  key: crypto.randomUUID(),
})

/** What is typed for a question; saving it leads to the next one, or to all of them. What is not saved stays in this browser. */
export const useAnswer = (pack: ClientPack, question: ClientQuestion, next?: string) => {
  const [draft] = useState(() => ownDraft(`pack ${pack.id} ${question.key}`))
  const [typed, setTyped] = useState(() => draft.read<Typing>() ?? savedTyping(question))
  const { value, details, key } = typed
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const answerer = useStore($answerer)[pack.id] ?? null
  const change = (part: Partial<Typing>) => {
    const next = { ...typed, ...part, key: crypto.randomUUID() }
    setTyped(next)
    draft.keep(next)
    setFault(null)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (value.trim() === '') return setFault(EMPTY)
    if (pack.own_names.length > 1 && answerer === null) return setFault('Choose who is answering.')
    setBusy(true)
    try {
      const name = pack.own_names.length > 1 ? answerer : null
      await answerQuestion(pack.id, question.key, { value, details, name }, key)
      draft.forget()
      go(questionHref(pack, next))
    } catch (error) {
      setFault(sentenceOf(error))
      setBusy(false)
    }
  }
  const setters = {
    setValue: (text: string) => change({ value: text }),
    setDetails: (text: string) => change({ details: text }),
  }
  return { value, details, fault, isBusy, save, answerer, ...setters }
}

export type Typed = ReturnType<typeof useAnswer>
