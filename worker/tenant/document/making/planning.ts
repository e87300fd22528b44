import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayBeVersionOf, mayChangeDocument } from '#domain/document/acts'
import type { Document } from '#domain/document/document'
import { hasVersionOf } from '#domain/document/filing'
import { groupsOf } from '#domain/document/group'
import type {
  BundleOrder,
  MakingOrder,
  PagesOrder,
  TemplateOrder,
} from '#domain/document/making/order'
import type { MakingPlan } from '#domain/document/making/plan'
import { MOST_TEXT } from '#domain/document/text'
import { invalid, notFound, wrongState } from '#domain/refusal'
import type { TemplateVersion } from '#domain/template/version'
import { caseToChange } from '#tenant/conveyance/changing-case'
import { enquiriesPlan } from '#tenant/enquiry/letter/planning'
import { requisitionPlan } from '#tenant/requisition/letter/planning'
import type { RequestContext } from '#tenant/runtime/context'
import type { RenderedWord } from '#tenant/template/rendering'
import { documentsOf } from '../documents.ts'
import { filedBy } from '../filing.ts'
import { partsFor } from './parts.ts'
import { filledTemplate } from './templates.ts'

/** What an order makes a file of, or the document that it has filed already; throws 403, 404, 409 and 422. */
export const planMaking = (context: RequestContext, id: string, order: MakingOrder): MakingPlan => {
  const conveyance = caseToChange(context, id)
  const document = madeBy(context, conveyance, order)
  if (document !== null) return { is: 'filed', document }
  if (!groupsOf(conveyance.matter_type).includes(order.group))
    throw invalid({ group: ['Choose one of the groups of this case.'] })
  if (order.kind === 'template') return letterPlan(context, conveyance, order)
  if (order.kind === 'enquiries') return enquiriesPlan(context, conveyance, order)
  if (order.kind === 'requisition') return requisitionPlan(context, conveyance, order)
  if (order.kind === 'bundle') return bundlePlan(context, conveyance, order)
  return pagesPlan(context, conveyance, order)
}

/** The document that an order of before filed; null for none. */
const madeBy = (context: RequestContext, { id }: Conveyance, order: MakingOrder) => {
  const target = order.kind === 'template' ? order.document : null
  if (target === null)
    return filedBy(context, { subject: { kind: 'conveyance', id }, key: order.id })
  const document = targetOf(context, id, target)
  return hasVersionOf(document, order.id) ? document : null
}

const targetOf = ({ store }: RequestContext, caseId: string, id: string): Document => {
  const document = documentsOf(store).find(id)
  if (document?.subject_id !== caseId) throw notFound()
  return document
}

/** The name of a made file, with the ending of its type. */
export const madeName = (order: MakingOrder) => {
  const ending = order.kind === 'template' ? `.${order.format}` : '.pdf'
  return order.name.toLowerCase().endsWith(ending) ? order.name : `${order.name}${ending}`
}

const letterPlan = (
  context: RequestContext,
  conveyance: Conveyance,
  order: TemplateOrder,
): MakingPlan => {
  if (order.document !== null) {
    const target = targetOf(context, conveyance.id, order.document)
    assertAllowed(mayChangeDocument(target))
    assertAllowed(mayBeVersionOf(target, madeName(order)))
  }
  const { template, rendered } = filledTemplate(context, conveyance, order)
  const { key, number, content } = template
  if (rendered.missing.length > 0)
    throw wrongState(
      'fields_missing',
      `${content.name} needs: ${rendered.missing.map(({ label }) => label).join(', ')}.`,
    )
  if (rendered.word !== null) return wordPlan(template, rendered.word, rendered.text, order)
  const { header, body, footer, text } = rendered
  const author = context.firm.brand.name
  return {
    is: 'letter',
    format: order.format,
    letter: { title: content.name, author, language: content.language, header, body, footer, text },
    made_from: { template: key, name: content.name, number },
    enquiries: null,
    requisition: null,
  }
}

const wordPlan = (
  { key, number, content }: TemplateVersion,
  { file, parts }: RenderedWord,
  text: string,
  { format }: TemplateOrder,
): MakingPlan => {
  if (format !== 'docx')
    throw invalid({ format: ['This template is a Word file, of which a Word file is made.'] })
  const made_from = { template: key, name: content.name, number }
  return { is: 'word', file, parts, text: text.slice(0, MOST_TEXT), made_from }
}

const bundlePlan = (
  context: RequestContext,
  conveyance: Conveyance,
  { documents, name, has_index, is_numbered, stamp }: BundleOrder,
): MakingPlan => {
  const { ref, address } = conveyance
  const parts = partsFor(context, conveyance, documents, 'documents')
  const subtitle = `Case ${ref}, ${[address.line, address.town].filter(Boolean).join(', ')}`
  const title = name.replace(/\.pdf$/i, '')
  return { is: 'bundle', bundle: { title, subtitle, parts, has_index, is_numbered, stamp } }
}

const pagesPlan = (
  context: RequestContext,
  conveyance: Conveyance,
  { document, pages }: PagesOrder,
): MakingPlan => {
  const [part] = partsFor(context, conveyance, [document], 'document')
  if (part === undefined) throw notFound()
  return { is: 'pages', part, pages }
}
