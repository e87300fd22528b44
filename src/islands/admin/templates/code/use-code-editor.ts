import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Finding } from '#domain/template/checking/finding'
import type { Known } from './completion.ts'

type Editor = Awaited<ReturnType<typeof open>>

type Options = {
  readonly label: string
  readonly value: string
  readonly known: Known
  readonly findings: (text: string) => readonly Finding[]
  readonly onChange: (value: string) => void
}

const open = async (
  host: HTMLElement,
  options: Parameters<typeof import('./editor.ts').openEditor>[1],
) => {
  const { openEditor, replaceText, insertText } = await import('./editor.ts')
  const view = openEditor(host, options)
  return {
    replace: (text: string) => replaceText(view, text),
    insert: (text: string) => insertText(view, text),
    close: () => view.destroy(),
  }
}

/** Opens the code editor in an element; null until it is there, and for good where it cannot load. */
export const useCodeEditor = (host: RefObject<HTMLElement | null>, it: Options): Editor | null => {
  const [editor, setEditor] = useState<Editor | null>(null)
  const opened = useRef<Editor | null>(null)
  const known = useEffectEvent(() => it.known)
  const findings = useEffectEvent((text: string) => it.findings(text))
  /** Texts of the editor that the page has not drawn yet: one that comes back late is no new text. */
  const underway = useRef([it.value])
  const onChange = useEffectEvent((text: string) => {
    underway.current.push(text)
    it.onChange(text)
  })
  const start = useEffectEvent((element: HTMLElement) =>
    open(element, {
      label: it.label,
      value: it.value,
      known: () => known(),
      findings: (text) => findings(text),
      onChange: (text) => onChange(text),
    }),
  )
  useEffect(() => {
    let isGone = false
    if (host.current === null) return
    void start(host.current)
      .then((made) => {
        if (isGone) return made.close()
        opened.current = made
        return setEditor(made)
      })
      .catch(() => setEditor(null))
    return () => {
      isGone = true
      opened.current?.close()
      opened.current = null
    }
  }, [host])
  useEffect(() => {
    if (editor === null) return
    const drawn = underway.current.lastIndexOf(it.value)
    if (drawn >= 0) underway.current.splice(0, drawn)
    else {
      editor.replace(it.value)
      underway.current = [it.value]
    }
  }, [editor, it.value])
  return editor
}
