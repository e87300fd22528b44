let current: string | null = null

/** The id of the open socket; null without one. */
export const socketId = () => current

export const setSocketId = (id: string | null) => {
  current = id
}
