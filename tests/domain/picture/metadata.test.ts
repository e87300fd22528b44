import { describe, expect, test, vi } from 'vitest'
import { blankMetadata } from '#domain/picture/metadata/blank'
import { chunk, jpegWith, pngWith, withEnd } from '../../support/picture/pictures.ts'

const latin = (text: string) => Array.from(text, (it) => it.charCodeAt(0))
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const u16 = (value: number) => [value >> 8, value & 0xff]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]

const blanked = (mime: string, bytes: Uint8Array) => {
  const copy = bytes.slice()
  blankMetadata(mime, copy)
  return copy
}

/** An Exif of an orientation, a camera and a place; the place is the text at its end. */
const exif = () => {
  const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...[...u16(tag), ...u16(type)],
    ...[...u32(count), ...value],
  ]
  const place = latin('51.4545 N')
  const [gps, value] = [8 + 2 + 36 + 4, 8 + 2 + 36 + 4 + 2 + 12 + 4]
  return [
    ...[...latin('MM'), 0, 42, ...u32(8), ...u16(3)],
    ...entry(0x010f, 2, 4, latin('Cam\0')),
    ...entry(0x0112, 3, 1, [0, 6, 0, 0]),
    ...entry(0x8825, 4, 1, u32(gps)),
    ...u32(0),
    ...[...u16(1), ...entry(2, 2, place.length, u32(value)), ...u32(0)],
    ...place,
  ]
}
const exifText = String.fromCharCode(...exif())
const TURN = String.fromCharCode(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6)

describe('a picture, of which as many bytes stay,', () => {
  test.each([
    ['image/jpeg', jpegWith(`Exif\0\0${exifText}`)],
    ['image/png', pngWith(chunk('eXIf', exifText))],
  ])('as %s loses camera and place, and keeps its turn', (mime, bytes) => {
    expect(text(bytes)).toMatch(/Cam.*51\.4545/s)
    const bare = blanked(mime, bytes)
    expect(text(bare)).not.toMatch(/Cam|51\.4545/)
    expect(text(bare)).toContain(TURN)
    expect(bare).toHaveLength(bytes.length)
    expect(blanked(mime, bare)).toEqual(bare)
  })

  test('as JPEG loses comments, XMP and what follows its end, and keeps colours', () => {
    const xmp = jpegWith('http://ns.adobe.com/xap/1.0/\0<x>51.4545</x>')
    expect(text(blanked('image/jpeg', xmp))).not.toMatch(/adobe|51/)
    const more = withEnd(jpegWith(''), '')
    const film = Uint8Array.from([...more.slice(0, jpegWith('').length), ...latin('film 51.4545')])
    expect(text(blanked('image/jpeg', film))).not.toContain('51.4545')
    const jpeg = jpegWith('')
    expect(blanked('image/jpeg', jpeg)).toEqual(jpeg)
  })

  test('as PNG loses its texts, whose checksums are right, and what follows its end', () => {
    const bytes = withEnd(pngWith(chunk('tEXt', 'Author\0Ann')), ' Ann again')
    const bare = blanked('image/png', bytes)
    expect(text(bare)).not.toContain('Ann')
    const at = text(bare).indexOf('noNe')
    // The checksum of 'noNe' and ten zeros, worked out with Python's zlib.crc32.
    expect(Array.from(bare.slice(at + 14, at + 18))).toEqual(u32(CRC_OF_NOTHING))
  })

  test('as TIFF loses its place alone', () => {
    const bare = blanked('image/tiff', Uint8Array.from(exif()))
    expect(text(bare)).not.toContain('51.4545')
    expect(text(bare)).toContain('Cam')
  })

  test('as HEIC loses its Exif, wherever its table says that it is', () => {
    const bytes = heicWith(exif())
    expect(text(bytes)).toContain('51.4545')
    const bare = blanked('image/heic', bytes)
    expect(text(bare)).not.toMatch(/51\.4545|Cam/)
    expect(text(bare)).toContain('the picture')
    expect(bare).toHaveLength(bytes.length)
  })

  test('is blanked at a cost that its size bounds, whatever it says of itself', () => {
    const everything = [...u32(0), ...u32(0xffffffff)]
    const places = Array.from({ length: 6_000 }, () => [...u16(2), 0, 0, ...u16(1), ...everything])
    const iloc = box('iloc', [0, 0, 0, 0, 0x44, 0, ...u16(6_000), ...places.flat()])
    const infe = box('infe', [2, 0, 0, 0, ...u16(2), 0, 0, ...latin('Exif'), 0])
    const iinf = box('iinf', [0, 0, 0, 0, ...u16(1), ...infe])
    const meta = box('meta', [0, 0, 0, 0, ...iinf, ...iloc])
    const bytes = new Uint8Array(8_000_000)
    bytes.set([...box('ftyp', latin('heic')), ...meta])
    const fill = vi.spyOn(bytes, 'fill')
    blankMetadata('image/heic', bytes)
    expect(fill.mock.calls.length).toBeLessThan(4)
  })

  test.each(['image/jpeg', 'image/png', 'image/heic', 'image/tiff', 'application/pdf'])(
    'as %s that is anything else is left, and ends',
    (mime) => {
      const bytes = Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 256)
      expect(blanked(mime, bytes)).toHaveLength(400)
      expect(blanked(mime, new Uint8Array())).toHaveLength(0)
    },
  )
})

const CRC_OF_NOTHING = 0x47aff291

const box = (type: string, content: readonly number[]) => [
  ...u32(content.length + 8),
  ...latin(type),
  ...content,
]

/** A HEIC of two items: a picture, and an Exif after it. */
const heicWith = (metadata: readonly number[]) => {
  const picture = latin('the picture')
  const file = (first: number) => {
    const infe = (id: number, type: string) =>
      box('infe', [2, 0, 0, 0, ...u16(id), 0, 0, ...latin(type), 0])
    const iinf = box('iinf', [0, 0, 0, 0, ...u16(2), ...infe(1, 'hvc1'), ...infe(2, 'Exif')])
    const place = (id: number, at: number, length: number) => [
      ...[...u16(id), 0, 0, ...u16(1)],
      ...[...u32(at), ...u32(length)],
    ]
    const places = [
      ...place(1, first, picture.length),
      ...place(2, first + picture.length, metadata.length),
    ]
    const iloc = box('iloc', [0, 0, 0, 0, 0x44, 0, ...u16(2), ...places])
    const head = [
      ...box('ftyp', latin('heic\0\0\0\0')),
      ...box('meta', [0, 0, 0, 0, ...iinf, ...iloc]),
    ]
    return [head, box('mdat', [...picture, ...metadata])] as const
  }
  const [head] = file(0)
  return Uint8Array.from(file(head.length + 8).flat())
}
