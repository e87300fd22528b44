import * as z from 'zod/mini'

/** Whose picture it is, which decides who may see it. */
export const PictureOwner = z.object({ subject: z.enum(['user', 'agency']), id: z.string() })
export type PictureOwner = z.infer<typeof PictureOwner>

/** Most pixels of a side: a small file can be a picture that fills the memory of whoever opens it. */
export const MOST_SIDE = 1024

/** A picture as it is stored and served, its bytes in base64. */
export const PictureContent = z.object({
  type: z.enum(['image/png', 'image/jpeg']),
  data: z.string(),
})
export type PictureContent = z.infer<typeof PictureContent>

export const Picture = z.object({
  id: z.string(),
  version: z.int(),
  of: PictureOwner,
  ...PictureContent.shape,
  width: z.int(),
  height: z.int(),
})
export type Picture = z.infer<typeof Picture>

/** The address of a picture on every host of its firm; another picture has another address. */
export const pictureAddress = (id: string | null | undefined): string | null =>
  id ? `/pictures/${id}` : null
