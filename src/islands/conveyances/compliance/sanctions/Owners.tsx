import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayCheckIdentity } from '#domain/identity/acts'
import { type Ownership, shareText } from '#domain/sanctions/ownership/ownership'
import type { CaseSanctions } from '#domain/sanctions/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { shortDate } from '#lib/format'
import { OwnersForm } from './OwnersForm.tsx'

type Props = { caseFile: CaseDetail; sanctions: CaseSanctions }

/** Who owns the companies of the case, and which of them count as on the list. */
export const Owners = ({ caseFile, sanctions: { ownerships, owned } }: Props) => {
  const [open, setOpen] = useState<Ownership | 'new' | null>(null)
  const why = reasonAgainst(mayCheckIdentity(useActingPerson(), caseFile.conveyance))
  return (
    <>
      {owned.map(({ company, share, owners }) => (
        <p key={company} className="warn none">
          {company} counts as on the list: {shareText(share)} is owned by {owners.join(' and ')}.
        </p>
      ))}
      {ownerships.map((it) => (
        <div key={it.id} className="sanctions-match">
          <b className="med">{it.company}</b>
          <span className="evidence">{ownersText(it)}</span>
          <span className="evidence">
            {it.seen}, {shortDate(it.on)}, recorded by {it.by.name}
          </span>
          <ActButton className="btn small quiet" why={why} onPress={() => setOpen(it)}>
            Change the owners
          </ActButton>
        </div>
      ))}
      <p className="none">
        <ActButton className="btn small quiet" why={why} onPress={() => setOpen('new')}>
          Record who owns a company
        </ActButton>
      </p>
      <OwnersForm open={open} onDone={() => setOpen(null)} />
    </>
  )
}

const ownersText = ({ owners }: Ownership) =>
  owners.length === 0
    ? 'Nobody owns more than 25 %'
    : owners.map(({ name, share }) => `${name}, ${shareText(share)}`).join('; ')
