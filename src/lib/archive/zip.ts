import * as zip from '@zip.js/zip.js/lib/zip-core-custom.js'

// Its workers would be of blobs, which the content security policy forbids.
zip.configure({ useWebWorkers: false })

type File = { readonly name: string; readonly content: string | Blob }

/** Returns an archive of files, stored one after another so that the page stays responsive. */
export const zipOf = async (files: readonly File[]): Promise<Blob> => {
  const writer = new zip.ZipWriter(new zip.BlobWriter('application/zip'), {
    level: 0,
    zip64: false,
  })
  for (const { name, content } of files) await writer.add(name, new Blob([content]).stream())
  return writer.close()
}
