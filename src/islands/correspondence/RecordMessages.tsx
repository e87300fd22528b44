import { useStore } from '@nanostores/react'
import type { Verdict } from '#domain/act'
import { setSearch } from '#stores/chrome/route'
import { $emailId, type EmailRecord } from '#stores/tracked-email/record'
import { correspondenceHref } from './address.ts'
import { Correspondence } from './Correspondence.tsx'
import { Email } from './Email.tsx'

type Props = { record: EmailRecord; mayWrite: Verdict }

/** The messages and emails of a record on its own page, or the one that the address names. */
export const RecordMessages = ({ record, mayWrite }: Props) =>
  useStore($emailId) === null ? (
    <Correspondence mayWrite={mayWrite} />
  ) : (
    <>
      <BackToAll record={record} />
      <Email />
    </>
  )

const BackToAll = ({ record }: { record: EmailRecord }) => {
  const address = correspondenceHref(record)
  return (
    <p className="email-back">
      <a
        className="link"
        href={address}
        onClick={(event) => {
          event.preventDefault()
          setSearch(new URL(address, location.href).search)
        }}
      >
        All messages
      </a>
    </p>
  )
}
