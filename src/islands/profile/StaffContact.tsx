import { useStore } from '@nanostores/react'
import { telephoneText } from '#domain/user/profile/labels'
import { $contactCards } from '#stores/user/profile/cards'
import { NoContact } from './NoContact.tsx'

/** The telephone of a colleague, with their job title and office as a tip. */
export default function StaffContact({ id }: { id: string }) {
  const card = useStore($contactCards).data?.find((it) => it.id === id)
  const telephone = card && telephoneText(card.phone, card.phone_extension)
  if (!telephone) return <NoContact />
  return (
    <span
      className="staff-contact cut"
      title={[card.job_title, card.office].filter(Boolean).join(', ')}
    >
      {telephone}
    </span>
  )
}
