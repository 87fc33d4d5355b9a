import { statfs } from 'node:fs/promises'

/** PostgreSQL takes its log in pieces of 16 MB, and must be able to begin some. */
const leastFree = 64_000_000

/** Whether each of the places still has room for files; one that is not there yet has what its parent has. */
export const hasRoom = async (places: ReadonlyArray<string>, least = leastFree): Promise<boolean> => {
  const found = await Promise.all(places.map((place) => statfs(place).catch(() => undefined)))
  return found.every(
    (disk) => disk === undefined || (disk.bavail * disk.bsize >= least && (disk.files === 0 || disk.ffree > 0)),
  )
}
