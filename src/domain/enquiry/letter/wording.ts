import { dearFirm, sincerely } from '#domain/template/starter/wording'
import { blankContent, type TemplateContent } from '#domain/template/template'
import type { EnquiryLetterKind } from './contents.ts'

const content = (name: string, body: string): TemplateContent => ({
  ...blankContent,
  ...{ name, body, audience: 'other_side' },
})

const openings: Readonly<Record<EnquiryLetterKind, readonly [string, string]>> = {
  replies: [
    'Replies to enquiries',
    'We reply to your enquiries under your numbers. Please confirm which replies you accept, and tell us what is still open and what would settle it.',
  ],
  enquiries: ['Enquiries', 'We raise the following enquiries. Please reply under our numbers.'],
}

export const letterTitle = (kind: EnquiryLetterKind): string => openings[kind][0]

/** What stands above and below the enquiries, as templates in the firm's layout. */
export const letterFrame = (kind: EnquiryLetterKind) => {
  const [title, opening] = openings[kind]
  return {
    above: content(
      title,
      `{{ other_side.firm }}\n\n${dearFirm}\n\n{% render 'subject-to-contract' %}\n\n# ${title}\n\n${opening}`,
    ),
    below: content(title, sincerely),
  }
}
