import { useKeys } from '#components/overlay/keys.ts'

/** Calls the selected row of a list when `c` is pressed. */
export default function CallKeys() {
  useKeys([{ press: 'c', does: 'Call', run: callSelectedRow }])
  return null
}

const callSelectedRow = () =>
  document.querySelector<HTMLAnchorElement>('[data-row].at a[href^="tel:"]')?.click()
