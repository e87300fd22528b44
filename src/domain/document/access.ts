import type { ActingPerson } from '#domain/user/acting-person'
import type { Document } from './document.ts'

/**
 * Whether somebody whose record it is may see a document: staff all, clients what is visible to them, who helps a client
 * what they sent themselves, agents none.
 */
export const isReadableBy = (
  { visible_to, versions }: Pick<Document, 'visible_to' | 'versions'>,
  { id, type, helping }: Pick<ActingPerson, 'id' | 'type' | 'helping'>,
): boolean => {
  if (type !== 'client') return type === 'staff'
  const isTheirs = !helping || versions.every((it) => it.created_by.id === id)
  return isTheirs && visible_to.includes('client')
}

/** Whether its bytes may be opened: once they were checked. */
export const isOpen = ({ status }: Pick<Document, 'status'>) => status === 'filed'
