import { atom } from 'nanostores'

export const $isKeyHelpOpen = atom(false)
