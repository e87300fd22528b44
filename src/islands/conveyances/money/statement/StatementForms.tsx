import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { StatementSheet } from '#domain/completion-statement/api'
import {
  changeFigures,
  fileStatement,
  lockTax,
  releaseTax,
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

export type OpenFigures = 'figures' | 'file' | 'lock' | 'release'

const titles = {
  figures: 'Figures of the completion statement',
  file: 'File the completion statement',
  lock: 'Lock the tax figure',
  release: 'Reopen the tax figure',
}

type Props = { open: OpenFigures | null; sheet: StatementSheet; onDone: () => void }
type FormProps = Omit<Props, 'open'>

/** The form that is open over the statement. */
export const StatementForms = ({ open, ...props }: Props) => (
  <Dialog title={titles[open ?? 'figures']} open={open !== null} onClose={props.onDone}>
    {open === 'figures' && <FiguresForm {...props} />}
    {open === 'file' && <FileForm {...props} />}
    {open === 'lock' && <LockForm {...props} />}
    {open === 'release' && <ReleaseForm {...props} />}
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

const LockForm = ({ sheet, onDone }: FormProps) => (
  <SchemaForm
    schema={LockValues}
    submit="Lock the figure"
    of={sheet.figures.id}
    onCancel={onDone}
    start={{ amount: null }}
    fields={lockFields}
    onSubmit={async ({ amount }, key) => {
      await lockTax(sheet, amount, key)
      onDone()
    }}
  />
)

const ReleaseForm = ({ sheet, onDone }: FormProps) => (
  <SchemaForm
    schema={ReleaseValues}
    submit="Reopen the figure"
    danger
    of={sheet.figures.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={releaseFields}
    onSubmit={async ({ reason }, key) => {
      await releaseTax(sheet, reason, key)
      onDone()
    }}
  />
)
