import { atom } from 'nanostores'

/**
 * Who may edit the open form: 'own', the user; 'theirs', somebody who opened it first; 'taken', somebody who took it
 * over from the user, whose unsaved text stays.
 */
export const $turn = atom<'own' | 'theirs' | 'taken'>('own')
