import type { Outcome } from '#components/list/BulkBar.tsx'
import { pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'

/** Shows '3 quotes extended', with the reason for each row that was refused. */
export const showOutcome = ({ done, refused }: Outcome, noun: string, did: string) =>
  addToast({
    severity: refused.length > 0 ? 'warn' : 'success',
    summary: `${pluralise(done, noun)} ${did}`,
    detail: refused.map(({ name, why }) => `${name}: ${why}`).join(' '),
    life: refused.length > 0 ? 12_000 : 4000,
  })
