/** Cancels an unread response body, so that its connection is free again; returns null. */
export const cancelBody = (answer: Response) => {
  void answer.body?.cancel().catch(() => {})
  return null
}
