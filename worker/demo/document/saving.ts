import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, fullDate, londonDate } from '#domain/dates'
import { filingGroup } from '#domain/document/making/group'
import type { DomainEvent } from '#domain/events'
import type { InputKind, TemplateInput } from '#domain/template/template'
import { addWorkingDays } from '#domain/working-days'
import { fileDocument } from '#tenant/document/filing'
import { filledTemplate } from '#tenant/document/making/templates'
import { saveText } from '#tenant/document/text'
import type { RequestContext } from '#tenant/runtime/context'
import { templatesOf } from '#tenant/template/templates'
import { newFileKey, sha256Of } from '#worker/directory/file-store'
import type { DemoFirm } from '../demo-firm.ts'
import type { RecordedEvent } from '../diary.ts'
import { plainPdf } from './plain-pdf.ts'
import { signedDeeds, wantedDocuments } from './wanted.ts'

/** Bytes for the file store, under the key that the records name. */
export type DemoFile = { readonly key: string; readonly bytes: Uint8Array }

export type DemoDocuments = {
  readonly files: readonly DemoFile[]
  readonly events: readonly RecordedEvent[]
}

const PDF = 'application/pdf'
const DAYS_TO_ANSWER = 10

type Page = {
  readonly name: string
  readonly group: string
  readonly text: string
  readonly isShared: boolean
  readonly made_from?: { readonly template: string; readonly name: string; readonly number: number }
}

export type Filing = {
  readonly firm: DemoFirm
  readonly conveyance: Conveyance
  readonly files: DemoFile[]
  readonly events: RecordedEvent[]
}

type Recorded = Pick<NonNullable<Conveyance['facts'][keyof Conveyance['facts']]>, 'at' | 'by'>

const sampleOf = ({ kind, sample }: { kind: InputKind; sample: string }, day: DateOnly) =>
  kind === 'date' ? addWorkingDays(day, DAYS_TO_ANSWER) : sample

const answersOf = (inputs: readonly TemplateInput[], day: DateOnly, own: Record<string, string>) =>
  Object.fromEntries(inputs.map((it) => [it.key, own[it.key] ?? sampleOf(it, day)]))

/** Files a page for a case as of the moment of its fact, by whom that names; returns its document. */
export const filePage = (
  { firm, conveyance, files, events }: Filing,
  { at, by }: Recorded,
  { name, group, text, isShared, made_from }: Page,
) => {
  const { bytes, pages } = plainPdf(text)
  const key = newFileKey(firm.parts.tenant)
  const context: RequestContext = {
    ...firm.at(at, by),
    recordEvents: (filed: readonly DomainEvent[]) => {
      for (const event of filed) events.push({ event, at, actor: by })
    },
  }
  const document = fileDocument(
    context,
    {
      subject: { kind: 'conveyance', id: conveyance.id },
      key: context.newId(),
      source: made_from ? 'generated' : 'upload',
      name: `${name}.pdf`,
      group,
      pages,
      visible_to: isShared ? ['client'] : [],
      ...(made_from ? { made_from } : {}),
    },
    { key, sha256: sha256Of(bytes), bytes: bytes.byteLength, mime: PDF },
  )
  saveText(context.store, document.id, text)
  files.push({ key, bytes })
  return document
}

const fileLetters = (filing: Filing) => {
  const { firm, conveyance } = filing
  const { facts, matter_type } = conveyance
  for (const { fact, template: templateFor, isShared, answers } of wantedDocuments) {
    const recorded = facts[fact]
    const key = templateFor(matter_type, conveyance)
    if (!recorded || key === null) continue
    const context = firm.at(recorded.at, recorded.by)
    const template = templatesOf(context.store).current('document', key, context.today)
    if (template === null) continue
    const { content, number } = template
    const own = answers?.(conveyance, recorded.by.name) ?? {}
    const day = londonDate(recorded.at)
    const filling = { template: key, recipient: null, answers: answersOf(content.inputs, day, own) }
    const { rendered } = filledTemplate(context, conveyance, filling)
    if (rendered.missing.length > 0) continue
    filePage(filing, recorded, {
      name: content.name.replace(': ', ', '),
      group: filingGroup(content.group, matter_type),
      text: rendered.text,
      isShared: isShared ?? false,
      made_from: { template: key, name: content.name, number },
    })
  }
}

const fileDeeds = (filing: Filing) => {
  const { conveyance } = filing
  for (const fact of signedDeeds) {
    const recorded = conveyance.facts[fact]
    const seen = recorded?.evidence
    if (!recorded || !seen) continue
    const { line, town, postcode } = conveyance.address
    const text = [
      `Scan of a deed of case ${conveyance.ref}`,
      '',
      `Property: ${[line, town, postcode].filter(Boolean).join(', ')}`,
      `Signed as a deed by ${seen.who}, each before a witness.`,
      `Received on ${fullDate(seen.on, seen.on)}. Not dated.`,
    ].join('\n')
    filePage(filing, recorded, {
      name: 'Signed deed, scan',
      group: 'signing',
      text,
      isShared: false,
    })
  }
}

/** Files what the facts of the cases say was written or signed; the bytes are for the file store. */
export const saveDocuments = (firm: DemoFirm, cases: readonly Conveyance[]): DemoDocuments => {
  const files: DemoFile[] = []
  const events: RecordedEvent[] = []
  for (const conveyance of cases) {
    const filing = { firm, conveyance, files, events }
    fileLetters(filing)
    fileDeeds(filing)
  }
  return { files, events }
}
