import type { SplitItem } from '#domain/enquiry/split/split-list'
import { frames } from './frames.ts'
import { headings } from './headings.ts'
import { marked } from './markers.ts'
import { pages } from './pages.ts'
import { comments, replies } from './replies.ts'
import type { Setting } from './setting.ts'
import type { Said, Unit } from './units.ts'
import { wordings } from './wordings.ts'
import { wrapped } from './wrap.ts'

export type Wanted = Pick<SplitItem, 'label' | 'section' | 'parent' | 'text'> &
  Partial<Pick<SplitItem, 'reply' | 'comment'>>

export type Variation = { readonly text: string; readonly items: readonly Wanted[] }

const isDotted = (like: string) => /^1\.1/.test(like)

/** What a list becomes in a setting, with the answer that is then known. */
export class Rendering {
  private readonly blocks: string[] = []
  private readonly items: Wanted[] = []
  private sections = 0
  private value: number
  private readonly setting: Setting
  private readonly random: () => number

  constructor(setting: Setting, random: () => number) {
    this.setting = setting
    this.random = random
    this.value = setting.start
  }

  of(units: readonly Unit[]): Variation {
    let section: string | null = null
    for (const unit of units) {
      if (unit.section !== null && unit.section !== section) this.heading(unit.section)
      section = unit.section
      this.unit(unit)
    }
    const frame = frames[this.setting.frame]
    const body = this.paged().join('\n')
    return { text: frame ? frame(body, this.random) : body, items: this.items }
  }

  private heading(title: string) {
    this.sections += 1
    if (isDotted(this.setting.marker)) this.value = 1
    const written = headings[this.setting.heading]?.(title, this.sections)
    if (written !== undefined) this.blocks.push(`\n${written}\n`)
  }

  private unit({ section, parent, parts }: Unit) {
    const { marker, indent, after } = this.setting
    const over = isDotted(marker) ? String(this.sections || 1) : null
    const { written, label } = marked(marker, this.value, over)
    this.value += 1
    const lead = written === '' ? indent : `${indent}${written}${after}`
    if (parent === null) this.single(lead, label, section, parts[0])
    else this.parts(lead, label, section, parent, parts)
    if (this.setting.gap) this.blocks.push('')
  }

  private single(lead: string, label: string | null, section: string | null, said?: Said) {
    if (!said) return
    const { written, known } = this.worded(said.text)
    this.blocks.push(this.paragraph(lead + written))
    this.items.push({ label, section, parent: null, text: known, ...this.said(said) })
  }

  private worded(text: string) {
    return wordings[this.setting.wording]?.(text, this.random) ?? { written: text, known: text }
  }

  private parts(
    lead: string,
    label: string | null,
    section: string | null,
    parent: string,
    parts: readonly Said[],
  ) {
    this.blocks.push(this.paragraph(lead + parent))
    for (const [at, said] of parts.entries()) {
      const over = /1\.1/.test(this.setting.part) ? label : null
      const part = marked(this.setting.part, at + 1, over)
      const end = at === parts.length - 1 ? '.' : ';'
      const text = said.text.replace(/[.;]$/, '')
      this.blocks.push(this.paragraph(`${this.setting.indent}   ${part.written} ${text}${end}`))
      this.items.push({
        label: this.composed(label, part.label),
        section,
        parent,
        text: end === '.' ? `${text}.` : text,
        ...this.said(said),
      })
    }
  }

  private composed(label: string | null, part: string | null) {
    if (part === null) return null
    if (/\./.test(part)) return part
    return label === null ? part : `${label}(${part})`
  }

  private paragraph(text: string) {
    return wrapped(text, this.setting.width, this.setting.hanging)
  }

  private said({ reply, comment }: Said) {
    return {
      ...this.spoken('reply', replies[this.setting.reply], reply),
      ...this.spoken('comment', comments[this.setting.comment], comment),
    }
  }

  private spoken(
    kind: 'reply' | 'comment',
    write: (typeof replies)[string] | undefined,
    said?: string,
  ) {
    if (!write || said === undefined) return {}
    const written = write(said)
    const last = this.blocks.at(-1) ?? ''
    if (this.setting.reply === 'in one line' && kind === 'reply')
      this.blocks[this.blocks.length - 1] = `${last} ${written.text}`
    else this.blocks.push(wrapped(written.text, this.setting.width, this.setting.hanging))
    return { [kind]: written.said }
  }

  private paged() {
    const page = pages[this.setting.page]
    if (!page) return this.blocks
    let count = 1
    return this.blocks.flatMap((block, at) => {
      if (at % 7 !== 6 || block === '') return [block]
      count += 1
      return [block, '', page(count), '']
    })
  }
}
