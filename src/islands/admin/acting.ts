import { addToast } from '#stores/toasts'
import { faultsIn } from './faults.ts'

/** Does one thing to a record and says what came of it. */
export const acting = async (act: () => Promise<unknown>, done: string, detail = '') => {
  try {
    await act()
    addToast({ severity: 'success', summary: done, detail, life: 4000 })
  } catch (error) {
    const { message } = faultsIn(error)
    addToast({ severity: 'error', summary: 'That was not done', detail: message, life: 8000 })
  }
}
