import type { ImportField } from '#domain/import/field'
import { splitList } from '#domain/import/split-list'
import type { LibraryContent } from '../content.ts'

export type LibraryColumn = keyof LibraryContent

type Column = ImportField & { readonly key: LibraryColumn }

/** The columns of a file of library enquiries, in the order of the form. */
export const libraryColumns: readonly Column[] = [
  {
    key: 'code',
    label: 'Code',
    example: 'TIT-01',
    names: splitList('code, ref, reference, enquiry code, no, number, id'),
  },
  {
    key: 'classification',
    label: 'Classification',
    example: 'TIT',
    names: splitList('classification, class, category, topic, section, type, subject'),
  },
  {
    key: 'title',
    label: 'Title',
    example: 'Extent of the title plan',
    names: splitList('title, name, heading, short title, summary'),
    required: true,
  },
  {
    key: 'asks',
    label: 'What it asks',
    example: 'Explain why the plan leaves out the strip.',
    names: splitList(
      'what it asks, asks, text, wording, enquiry, enquiry text, question, standard',
    ),
    required: true,
  },
  {
    key: 'applies_if',
    label: 'When it applies',
    example: 'title.plan_differs',
    names: splitList('when it applies, applies if, applies when, condition, when'),
  },
  {
    key: 'needed_by',
    label: 'Needed by',
    example: 'The title',
    names: splitList('needed by, for, required by'),
  },
  {
    key: 'default_answerer',
    label: 'Who usually answers',
    example: 'us',
    names: splitList('who usually answers, answerer, default answerer, answered by, who answers'),
  },
  {
    key: 'evidence',
    label: 'Documents that answer it',
    example: 'Official copy; plan',
    names: splitList('documents that answer it, evidence, documents, document, evidence wanted'),
  },
  {
    key: 'client_text',
    label: 'In plain words, for the client',
    example: 'What land do you think you own?',
    names: splitList('in plain words for the client, client text, client wording, plain words'),
  },
  {
    key: 'indemnity',
    label: 'Indemnity that may cover it',
    example: 'possessory',
    names: splitList('indemnity that may cover it, indemnity, policy, insurance'),
  },
  {
    key: 'no_contact',
    label: 'Contact could void a policy',
    example: 'Yes',
    names: splitList('contact could void a policy, no contact, do not contact'),
  },
  {
    key: 'protocol_ok',
    label: 'Proper under the Protocol',
    example: 'Yes',
    names: splitList('proper under the protocol, protocol, protocol ok, proper'),
  },
]
