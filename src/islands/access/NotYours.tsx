import { Empty } from '#components/Loaded.tsx'
import { firstRefusal, reasonAgainst } from '#domain/act'
import type { Permission } from '#domain/permissions'
import { mayChangeBeyondMoney, mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'

/** Why the person may not add what a page is for; undefined when they may. */
export const useReasonAgainst = (can: readonly Permission[]) => {
  const person = useActingPerson()
  return reasonAgainst(firstRefusal(mayChangeWith(person, can), mayChangeBeyondMoney(person)))
}

/** In the place of a form that its reader may not send. */
export const NotYours = ({ why }: { why: string }) => (
  <Empty title="You can’t add one">
    <p>{why}</p>
  </Empty>
)
