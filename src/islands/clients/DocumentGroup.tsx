import { useStore } from '@nanostores/react'
import { groupName } from '#domain/document/group'
import { $route } from '#stores/chrome/route'
import { MessagePage } from './MessagePage.tsx'

export default function DocumentGroup() {
  const { group = '' } = useStore($route).params
  return (
    <MessagePage title={groupName(group)}>
      <p className="client-text">
        There is nothing for you to do here. When we need a document from you, we will email you and
        show it on this page.
      </p>
    </MessagePage>
  )
}
