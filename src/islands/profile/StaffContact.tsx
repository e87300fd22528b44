import { useStore } from '@nanostores/react'
import { telephoneText } from '#domain/user/profile/labels'
import { $contactCards } from '#stores/user/profile/cards'

/** How to reach a colleague: their job title, telephone and office. */
export default function StaffContact({ id }: { id: string }) {
  const card = useStore($contactCards).data?.find((it) => it.id === id)
  if (card === undefined) return null
  const telephone = telephoneText(card.phone, card.phone_extension)
  const text = [card.job_title, telephone, card.office].filter(Boolean).join(' · ')
  return text === '' ? null : <span className="mute staff-contact">{text}</span>
}
