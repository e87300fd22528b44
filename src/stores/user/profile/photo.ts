import { profileApi } from '#domain/user/profile/api'
import { shrunkPicture } from '#stores/picture/shrunk'
import { changeOwnProfile } from './own.ts'

const size = { width: 256, height: 256, isCut: true, type: 'image/jpeg' } as const

/** Uploads the signed-in person's photo. Throws Error with what to do for a file that is no picture. */
export const uploadPhoto = async (file: File, version: number, key: string) =>
  changeOwnProfile(
    profileApi.change_photo,
    { photo: await shrunkPicture(file, size) },
    { version, key },
  )

export const removeOwnPhoto = (version: number, key: string) =>
  changeOwnProfile(profileApi.change_photo, { photo: null }, { version, key })
