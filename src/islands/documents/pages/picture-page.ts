import type { OpenedPages } from './opened-pages.ts'

/** Opens a picture as one page, turned as its camera says. */
export const openPicture = async (file: Blob): Promise<OpenedPages> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('This picture cannot be opened. Download it to look at it.')
  })
  const { width, height } = picture
  return {
    count: 1,
    sizeOf: async () => ({ width, height }),
    draw: async (_, canvas, scale) => {
      canvas.width = Math.round(width * scale)
      canvas.height = Math.round(height * scale)
      const context = canvas.getContext('2d')
      if (context === null) return
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    },
    runsOf: async () => [],
    close: () => picture.close(),
  }
}
