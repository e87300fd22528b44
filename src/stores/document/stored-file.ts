/** The bytes of a stored file; throws when they cannot be fetched. */
export const fetchFile = async (fileId: string, signal?: AbortSignal): Promise<Blob> => {
  const answer = await fetch(`/files/${encodeURIComponent(fileId)}`, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`The file could not be opened (${answer.status}).`)
  return answer.blob()
}
