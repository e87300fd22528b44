import { firstRefusal } from '#domain/act'
import { mayChangeBeyondMoney, mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'

/** Whether the person may add tasks and work on them. */
export const useCanWork = () => {
  const person = useActingPerson()
  const mayChange = mayChangeWith(person, ['conveyance.update'])
  return firstRefusal(mayChange, mayChangeBeyondMoney(person)) === true
}
