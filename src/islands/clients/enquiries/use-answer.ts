import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import type { QuestionForClient } from '#domain/enquiry/question/question'
import { answerQuestion } from '#stores/enquiry/own-questions'

const PAUSE_MS = 800

export type Typed = { readonly text: string; readonly isSure: boolean }

const bodyOf = ({ text, isSure }: Typed, is_sent: boolean) => ({
  kind: isSure ? ('text' as const) : ('not_sure' as const),
  text: text.trim(),
  is_sent,
})

/** What is typed of an answer, saved after a pause; saves follow one another, each on the version of the one before. */
export const useAnswer = (question: QuestionForClient) => {
  const [typed, setTyped] = useState<Typed>(() => ({
    text: question.answer?.text ?? '',
    isSure: question.answer?.kind !== 'not_sure',
  }))
  const [state, setState] = useState<'untouched' | 'saved' | 'saving' | 'typed' | 'failed'>(
    'untouched',
  )
  const [fault, setFault] = useState<string | null>(null)
  const version = useRef(question.version)
  const queue = useRef(Promise.resolve())
  version.current = Math.max(version.current, question.version)

  const save = (next: Typed, is_sent: boolean) => {
    setState('saving')
    const saved = queue.current.then(async () => {
      try {
        const at = { id: question.id, version: version.current }
        const answer = await answerQuestion(at, bodyOf(next, is_sent), crypto.randomUUID())
        version.current = answer.version
        setState('saved')
        setFault(null)
      } catch (error) {
        setState('failed')
        setFault(messageOf(error))
      }
    })
    queue.current = saved
    return saved
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves what was typed last, after a pause
  useEffect(() => {
    if (state !== 'typed') return
    const wait = setTimeout(() => void save(typed, false), PAUSE_MS)
    return () => clearTimeout(wait)
  }, [typed, state])

  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setState('typed')
  }
  return { ...typed, change, state, fault, send: () => save(typed, true) }
}
