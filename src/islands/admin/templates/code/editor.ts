import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { linter } from '@codemirror/lint'
import { EditorView, keymap } from '@codemirror/view'
import type { Finding } from '#domain/template/checking/finding'
import { completionsOf, type Known } from './completion.ts'
import { templateMarks } from './marks.ts'

const theme = EditorView.theme({
  '&': { border: '1px solid var(--rule)', borderRadius: 'var(--r-2)', background: 'var(--sheet)' },
  '&.cm-focused': { outline: '2px solid var(--ink)', outlineOffset: '1px' },
  '.cm-scroller': { font: '13px/1.6 ui-monospace, monospace', minHeight: '420px' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.tb-output': { color: 'var(--good)' },
  '.tb-tag': { color: 'var(--warn)' },
  '.tb-strong': { fontWeight: '600' },
  '.cm-tooltip': {
    background: 'var(--sheet)',
    color: 'var(--ink)',
    border: '1px solid var(--rule)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--ink)',
    color: 'var(--sheet)',
  },
})

type Options = {
  readonly label: string
  readonly value: string
  readonly known: () => Known
  readonly findings: (text: string) => readonly Finding[]
  readonly onChange: (value: string) => void
}

const diagnosticsIn = (findings: Options['findings'], text: string) =>
  findings(text)
    .filter(({ to }) => to > 0 && to <= text.length)
    .map(({ from, to, level, message }) => ({ from, to, severity: level, message }))

/** The code editor of a template in a shadow root, where its styles need no style element. */
export const openEditor = (host: HTMLElement, it: Options): EditorView => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  return new EditorView({
    root,
    parent: root,
    doc: it.value,
    extensions: [
      history(),
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      autocompletion({ override: [completionsOf(it.known)] }),
      linter((view) => diagnosticsIn(it.findings, view.state.doc.toString())),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': it.label, spellcheck: 'true' }),
      templateMarks,
      theme,
      EditorView.updateListener.of((update) => {
        if (update.docChanged) it.onChange(update.state.doc.toString())
      }),
    ],
  })
}

/** Puts a text in the place of all that is there, unless it is the same. */
export const replaceText = (view: EditorView, text: string) => {
  if (view.state.doc.toString() !== text)
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

export const insertText = (view: EditorView, text: string) => {
  view.dispatch(view.state.replaceSelection(text))
  view.focus()
}
