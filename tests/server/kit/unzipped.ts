import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** What lies in a ZIP, by its name, in its order; refused where it is not whole. */
export const unzipped = async (bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> => {
  const archive = await yauzl.fromBufferPromise(Buffer.from(bytes))
  const entries = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    entries.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return entries
}
