import { describe, expect, test } from 'vitest'
import { barePicture } from '#domain/picture/bare'
import { chunk, jpegWith, PNG_START, pngWith, withEnd } from '../../support/picture/pictures.ts'

const text = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes)

describe('a JPEG', () => {
  test('loses what it says of place and camera, and keeps its picture', () => {
    const bytes = jpegWith('Exif\0\0GPS 51.4545')
    expect(text(bytes)).toContain('GPS')
    const bare = barePicture('image/jpeg', bytes)
    expect(bare).toMatchObject({ width: 1, height: 1 })
    expect(text(bare?.bytes)).not.toMatch(/GPS|Exif/)
    expect(barePicture('image/jpeg', bare?.bytes ?? new Uint8Array())).toEqual(bare)
  })

  test('that breaks off or is a PNG is none', () => {
    expect(barePicture('image/jpeg', jpegWith('').subarray(0, -2))).toBeNull()
    expect(barePicture('image/jpeg', pngWith())).toBeNull()
  })
})

describe('a PNG', () => {
  test('loses texts, place and what follows its end', () => {
    const bytes = withEnd(
      pngWith(chunk('tEXt', 'Author\0Ann'), chunk('eXIf', 'GPS 51.4545')),
      '<script>',
    )
    const bare = barePicture('image/png', bytes)
    expect(bare).toMatchObject({ width: 1, height: 1 })
    expect(text(bare?.bytes)).not.toMatch(/Ann|GPS|script/)
    expect(bare?.bytes).toEqual(pngWith())
  })

  test('that breaks off, has no dots or is a JPEG is none', () => {
    expect(barePicture('image/png', pngWith().subarray(0, -4))).toBeNull()
    expect(barePicture('image/png', withEnd(PNG_START, ''))).toBeNull()
    expect(barePicture('image/png', jpegWith(''))).toBeNull()
  })

  test('with more pixels than a page shows is refused, however small its file', () => {
    const bytes = pngWith()
    bytes[18] = 0xff
    expect(barePicture('image/png', bytes)).toBeNull()
  })
})
