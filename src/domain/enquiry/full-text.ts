import type { CaseEnquiry } from './enquiry.ts'

/** What an enquiry asks with its lead-in: 'As to the extension, please supply: the plans' */
export const fullText = ({ parent, text }: Pick<CaseEnquiry, 'parent' | 'text'>): string =>
  [parent, text].filter(Boolean).join(' ')
