import { useStore } from '@nanostores/react'
import { groupName } from '#domain/document/group'
import { $route } from '#stores/chrome/route'
import { CalmPage } from './CalmPage.tsx'

/** The papers of one kind that a case needs from its client. */
export default function DocumentGroup() {
  const { group = '' } = useStore($route).params
  return (
    <CalmPage title={groupName(group)}>
      <p className="client-text">
        Nothing needed here now. When we need a paper from you, we write to you and it stands here.
      </p>
    </CalmPage>
  )
}
