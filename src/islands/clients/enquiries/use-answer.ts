import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { QuestionForClient } from '#domain/enquiry/question/question'
import { isLineDown, ownDraft } from '#stores/conveyance/portal/own-draft'
import { answerQuestion } from '#stores/enquiry/own-questions'
import { useOnceOnline } from '../use-once-online.ts'

const PAUSE_MS = 800

export type Typed = { readonly text: string; readonly isSure: boolean }

const bodyOf = ({ text, isSure }: Typed, is_sent: boolean) => ({
  kind: isSure ? ('text' as const) : ('not_sure' as const),
  text: text.trim(),
  is_sent,
})

type Unsaved = { readonly typed: Typed; readonly version: number }

type State = 'untouched' | 'saved' | 'saving' | 'typed' | 'failed'

const savedAnswer = ({ answer }: QuestionForClient): Typed => ({
  text: answer?.text ?? '',
  isSure: answer?.kind !== 'not_sure',
})

/** A save and its key, which the same save has again after the line went down. */
type Try = { readonly of: string; readonly key: string }

const tryOf = (of: string, before: Try | null): Try =>
  before?.of === of ? before : { of, key: crypto.randomUUID() }

/**
 * What is typed of an answer, saved after a pause; saves follow one another, each on the version of the one before. What is
 * not saved stays in this browser, and is saved once the line is back.
 */
export const useAnswer = (question: QuestionForClient) => {
  const [draft] = useState(() => ownDraft(`answer ${question.id}`))
  const [unsaved] = useState(() => draft.read<Unsaved>())
  const [typed, setTyped] = useState<Typed>(() => unsaved?.typed ?? savedAnswer(question))
  // Another client of the case may have answered meanwhile: nothing of theirs is overwritten unseen.
  const [state, setState] = useState<State>(
    unsaved?.version === question.version ? 'typed' : 'untouched',
  )
  const [fault, setFault] = useState<string | null>(null)
  const version = useRef(question.version)
  const tried = useRef<Try | null>(null)
  const latest = useRef(typed)
  const wasSent = useRef(false)
  const queue = useRef(Promise.resolve())
  version.current = Math.max(version.current, question.version)

  const save = (next: Typed, is_sent: boolean) => {
    setState('saving')
    const saved = queue.current.then(async () => {
      try {
        const at = { id: question.id, version: version.current }
        const body = bodyOf(next, is_sent)
        tried.current = tryOf(JSON.stringify([at, body]), tried.current)
        const answer = await answerQuestion(at, body, tried.current.key)
        version.current = answer.version
        if (latest.current === next) draft.forget()
        setState('saved')
        setFault(null)
      } catch (error) {
        setState('failed')
        setFault(isLineDown(error) ? null : sentenceOf(error))
        wasSent.current = is_sent
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

  useOnceOnline(state === 'failed', () => save(latest.current, wasSent.current))

  const change = (part: Partial<Typed>) => {
    latest.current = { ...latest.current, ...part }
    setTyped(latest.current)
    draft.keep({ typed: latest.current, version: version.current })
    setState('typed')
  }
  return { ...typed, change, state, fault, send: () => save(typed, true) }
}
