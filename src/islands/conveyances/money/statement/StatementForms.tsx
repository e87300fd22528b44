import { lazy, Suspense } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { StatementSheet } from '#domain/completion-statement/api'
import type { FigureKind } from '#domain/completion-statement/tax/view'
import type { CaseDetail } from '#domain/conveyance/api'
import {
  changeFigures,
  fileStatement,
  lockFigure,
  releaseFigure,
} from '#stores/completion-statement/statement'
import {
  FiguresValues,
  FileValues,
  figuresFields,
  figuresStart,
  fileFields,
  LockValues,
  lockFields,
  ReleaseValues,
  releaseFields,
} from './statement-fields.ts'

const FactsForm = lazy(() => import('./FactsForm.tsx'))

export type OpenFigures =
  | { readonly form: 'figures' | 'file' | 'facts' }
  | { readonly form: 'lock' | 'release'; readonly kind: FigureKind }

const kindTitles = { tax: 'tax figure', registration_fee: 'registration fee' }

const titleOf = (open: OpenFigures) => {
  if (open.form === 'lock') return `Lock the ${kindTitles[open.kind]}`
  if (open.form === 'release') return `Reopen the ${kindTitles[open.kind]}`
  if (open.form === 'facts') return 'Facts for tax and registration'
  return open.form === 'file'
    ? 'File the completion statement'
    : 'Figures of the completion statement'
}

type Props = {
  open: OpenFigures | null
  caseFile: CaseDetail
  sheet: StatementSheet
  onDone: () => void
}
type FormProps = Pick<Props, 'sheet' | 'onDone'>
type FigureFormProps = FormProps & { open: { readonly kind: FigureKind } }

/** The form that is open over the statement. */
export const StatementForms = ({ open, ...props }: Props) => (
  <Dialog title={open ? titleOf(open) : ''} open={open !== null} onClose={props.onDone}>
    {open?.form === 'figures' && <FiguresForm {...props} />}
    {open?.form === 'file' && <FileForm {...props} />}
    {open?.form === 'facts' && (
      <Suspense fallback={<Skeleton rows={6} />}>
        <FactsForm {...props} />
      </Suspense>
    )}
    {open?.form === 'lock' && <LockForm {...props} open={open} />}
    {open?.form === 'release' && <ReleaseForm {...props} open={open} />}
  </Dialog>
)

const FiguresForm = ({ sheet, onDone }: FormProps) => (
  <SchemaForm
    schema={FiguresValues}
    submit="Save the figures"
    of={sheet.figures.id}
    onCancel={onDone}
    start={figuresStart(sheet.figures)}
    fields={figuresFields}
    onSubmit={async (body, key) => {
      await changeFigures(sheet, body, key)
      onDone()
    }}
  />
)

const FileForm = ({ onDone }: FormProps) => (
  <SchemaForm
    schema={FileValues}
    submit="File as PDF"
    of="completion-statement-file"
    onCancel={onDone}
    start={{ is_shared: false }}
    fields={fileFields}
    onSubmit={async ({ is_shared }, key) => {
      await fileStatement(is_shared, key)
      onDone()
    }}
  />
)

const LockForm = ({ sheet, open, onDone }: FigureFormProps) => {
  const { kind } = open
  const calculated = sheet[kind]?.figure?.amount ?? null
  return (
    <SchemaForm
      schema={LockValues}
      submit="Lock the figure"
      of={`${sheet.figures.id}.${kind}`}
      onCancel={onDone}
      start={{ amount: calculated, because: '' }}
      fields={lockFields(calculated)}
      onSubmit={async (body, key) => {
        await lockFigure(sheet, kind, body, key)
        onDone()
      }}
    />
  )
}

const ReleaseForm = ({ sheet, open, onDone }: FigureFormProps) => (
  <SchemaForm
    schema={ReleaseValues}
    submit="Reopen the figure"
    danger
    of={`${sheet.figures.id}.${open.kind}`}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={releaseFields}
    onSubmit={async ({ reason }, key) => {
      await releaseFigure(sheet, open.kind, reason, key)
      onDone()
    }}
  />
)
