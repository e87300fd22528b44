import { useRef, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import { $ownMessages, writeToFirm } from '#stores/client-message/own'
import { hasArrivedOtherwise, isLineDown, ownDraft } from '#stores/conveyance/portal/own-draft'
import { useOnceOnline } from '../use-once-online.ts'

type Attached = { readonly id: string; readonly name: string }
type Typed = { readonly text: string; readonly files: readonly Attached[]; readonly key: string }

const nothing = (): Typed => ({ text: '', files: [], key: crypto.randomUUID() })

/** 'unsent': the line went down, and it may have arrived; it is sent again under the same key. */
type State = 'typing' | 'sending' | 'unsent' | 'sent'

const ARRIVED_BEFORE =
  'What you sent first has arrived: it is below, as it was then. Send this as well if it says something new.'

/**
 * A half-written message about a case, kept in this browser for its client until it has arrived, also when the tab is
 * closed. It has one key until the answer to it is known, so that it arrives once, also where it was changed after a try
 * whose answer was lost.
 */
export const useOwnMessage = (caseId: string) => {
  const [draft] = useState(() => ownDraft(`message ${caseId}`))
  const [typed, setTyped] = useState<Typed>(() => draft.read<Typed>() ?? nothing())
  const [state, setState] = useState<State>('typing')
  const [fault, setFault] = useState<string | null>(null)
  // Files arrive while somebody types.
  const current = useRef(typed)

  const put = (next: Typed) => {
    current.current = next
    setTyped(next)
  }
  const keep = (part: Partial<Typed>) => {
    const next = { ...current.current, ...part }
    put(next)
    draft.keep(next)
  }
  const change = (part: Partial<Typed>) => {
    keep(part)
    setState('typing')
    setFault(null)
  }
  const refuse = (error: unknown) => {
    setState(isLineDown(error) ? 'unsent' : 'typing')
    if (isLineDown(error)) return
    if (!hasArrivedOtherwise(error)) return setFault(sentenceOf(error))
    keep({ key: crypto.randomUUID() })
    setFault(ARRIVED_BEFORE)
    $ownMessages.revalidate()
  }
  /** Returns whether it has arrived. */
  const send = async (): Promise<boolean> => {
    const { text, files, key } = current.current
    setState('sending')
    setFault(null)
    try {
      await writeToFirm(caseId, { text: text.trim(), files: files.map(({ id }) => id) }, key)
      draft.forget()
      put(nothing())
      setState('sent')
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }
  useOnceOnline(state === 'unsent', send)
  return {
    ...typed,
    state,
    fault,
    send,
    setText: (text: string) => change({ text }),
    /** Begins with these words, after what is typed already. */
    begin: (words: string) => {
      const { text } = current.current
      if (!text.includes(words)) change({ text: text.trim() ? `${text}\n\n${words}` : words })
    },
    attach: (file: Attached) => change({ files: [...current.current.files, file] }),
    detach: (id: string) => change({ files: current.current.files.filter((it) => it.id !== id) }),
  }
}
