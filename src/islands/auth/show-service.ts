import { clockNow } from '#lib/format'
import { isServiceUp } from '#stores/user/sign-in'

export const showService = async () => {
  const isUp = await isServiceUp()
  const state = document.querySelector('[data-service] .st')
  const note = document.querySelector('[data-service-note]')
  if (!state || !note) return
  state.className = isUp ? 'st good' : 'st bad'
  state.textContent = isUp ? 'Working' : 'Not responding'
  note.textContent = isUp
    ? `Checked ${clockNow()}`
    : `Checked ${clockNow()}. Try again in a minute.`
}
