import type { TemplateContent } from '#domain/template/template'
import { SendTest } from '#islands/admin/communications/SendTest.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { sendEmailTest } from '#stores/template/template'
import type { PreviewOf } from './use-preview.ts'

/** Sends what the preview shows to whoever is signed in. */
export const TestEmail = ({ content, of }: { content: TemplateContent; of: PreviewOf }) => {
  const canTest = useCan('email-templates.update')
  return (
    <SendTest
      why={canTest ? undefined : 'You need permission to change email templates.'}
      send={(key) => sendEmailTest({ content, ...of }, key)}
    />
  )
}
