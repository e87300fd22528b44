import { Logo } from '#domain/firm/logo'

/** How a picture is drawn anew, in pixels: cut to fill the size, or whole within it. */
export type PictureSize = {
  readonly width: number
  readonly height: number
  readonly isCut: boolean
  readonly type: Logo['type']
}

const QUALITY = 0.85

const unreadable = () =>
  new Error('This picture cannot be opened. Choose another PNG or JPEG picture.')

/** A picture of that size without what the file said of place and camera. Throws Error with what to do for a file that is none. */
export const shrunkPicture = async (file: Blob, size: PictureSize): Promise<Logo> => {
  const drawn = await drawnAs(file, size)
  const upload = Logo.safeParse({ type: size.type, data: await base64Of(drawn) })
  if (!upload.success) throw new Error(upload.error.issues[0]?.message ?? unreadable().message)
  return upload.data
}

type Drawing = { readonly across: number; readonly down: number }

/** How large the whole picture is drawn; what is cut is what does not fit. */
const drawingOf = ({ width, height }: ImageBitmap, size: PictureSize): Drawing => {
  const scales = [size.width / width, size.height / height] as const
  const scale = size.isCut ? Math.max(...scales) : Math.min(...scales, 1)
  return { across: width * scale, down: height * scale }
}

const drawnAs = async (file: Blob, size: PictureSize): Promise<Blob> => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (bitmap === null || context === null) throw unreadable()
  const { across, down } = drawingOf(bitmap, size)
  canvas.width = size.isCut ? size.width : Math.max(1, Math.round(across))
  canvas.height = size.isCut ? size.height : Math.max(1, Math.round(down))
  // A JPEG has no transparency, and would be black there.
  if (size.type === 'image/jpeg') context.fillStyle = 'white'
  if (size.type === 'image/jpeg') context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(canvas.width - across) / 2, (canvas.height - down) / 2]
  context.drawImage(bitmap, left, top, across, down)
  bitmap.close()
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, size.type, QUALITY),
  )
  if (drawn === null) throw unreadable()
  return drawn
}

export const base64Of = async (file: Blob): Promise<string> =>
  btoa(
    Array.from(new Uint8Array(await file.arrayBuffer()), (it) => String.fromCharCode(it)).join(''),
  )
