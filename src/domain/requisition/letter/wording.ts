import { dearFirm, sincerely } from '#domain/template/starter/wording'
import { blankContent, type TemplateContent } from '#domain/template/template'
import type { Requisition, RequisitionKind } from '../requisition.ts'
import { repliesTitle } from './title.ts'

const openings: Readonly<Record<RequisitionKind, string>> = {
  completion: 'We reply to your requisitions before completion.',
  hmlr: 'We reply to the points of your requisition.',
}

const amended =
  'These replies take the place of those that we sent you before. Undertakings that we gave stay in force.'

/** What stands above and below the replies, as templates in the firm’s layout. */
export const repliesFrame = (requisition: Requisition) => {
  const { kind, earlier } = requisition
  const content = (body: string): TemplateContent => ({
    ...blankContent,
    name: repliesTitle(requisition),
    body,
    audience: kind === 'hmlr' ? 'registry' : 'other_side',
  })
  const paragraphs = [
    kind === 'hmlr' ? '{{ recipient.name }}' : '{{ other_side.firm }}',
    dearFirm,
    `# ${repliesTitle(requisition)}`,
    openings[kind],
    ...(earlier.length === 0 ? [] : [amended]),
  ]
  return { above: content(paragraphs.join('\n\n')), below: content(sincerely) }
}
