import { ClientQuestion } from '#domain/enquiry/question/question'
import type { DocumentShape } from '#tenant/core/document'

export const clientQuestionDocument: DocumentShape<ClientQuestion> = {
  name: 'client_questions',
  isVersioned: true,
  shape: 1,
  schema: ClientQuestion,
  upgrades: [],
}
