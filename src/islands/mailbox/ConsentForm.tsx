import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CONNECT_PATH } from '#domain/mailbox/api'
import { FirstDay } from '#domain/mailbox/bodies'
import type { MailConsent } from '#domain/mailbox/consent'
import { today } from '#lib/format'

const fields: readonly FormPart[] = [{ name: 'since', label: 'Read emails from', kind: 'date' }]

type Props = {
  readonly submit: string
  /** By whose consent it is read by IMAP; left out at Microsoft 365 itself. */
  readonly imap?: MailConsent
}

/** Leads somebody to the provider of their mailbox, to let it be read from a day on. */
export const ConsentForm = ({ submit, imap }: Props) => (
  <SchemaForm
    schema={FirstDay}
    submit={submit}
    of={imap === undefined ? 'own-mailbox' : `own-mailbox-${imap}`}
    start={{ since: today() }}
    fields={fields}
    onSubmit={async ({ since }) => {
      const given = imap === undefined ? { since } : { since, imap }
      window.location.assign(`${CONNECT_PATH}?${new URLSearchParams(given)}`)
    }}
  />
)
