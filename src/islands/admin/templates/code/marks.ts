import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

const classes = { '{{': 'tb-output', '{%': 'tb-tag' } as const

const matcher = new MatchDecorator({
  regexp: /\{\{[^{}]*\}\}|\{%[^{}]*%\}|^#{1,3} .*$|\*\*[^*]+\*\*/gm,
  decoration: ([text]) =>
    Decoration.mark({
      class: text.startsWith('{{')
        ? classes['{{']
        : text.startsWith('{%')
          ? classes['{%']
          : 'tb-strong',
    }),
})

/** Marks fields, tags, headings and bold text. */
export const templateMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view)
    }

    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations)
    }
  },
  { decorations: (it) => it.decorations },
)
