import type { CellMode } from '#domain/communication/matrix/cell'

export const modeLabels: Readonly<Record<CellMode, string>> = {
  off: 'Off',
  on: 'On',
  client_choice: 'Client may choose',
}

/** The mode after this one, in the order that pressing a cell goes through. */
export const modeAfter = (mode: CellMode, isClient: boolean): CellMode => {
  if (mode === 'on') return isClient ? 'client_choice' : 'off'
  return mode === 'client_choice' ? 'off' : 'on'
}
