import type { EmployeeSummary } from '../../../domain/employees/nouns.ts'
import { type PaletteEntry, personId } from '../../../domain/session/paletteEntries.ts'
import { type Findable, findable, knownBy, ranked } from '../../../domain/session/paletteRanking.ts'
import { entryOf as entryOfHit } from '../../../domain/session/search/hits.ts'
import type { SearchHit } from '../../../domain/session/search/nouns.ts'
import { groupNames } from '../../../domain/session/search/wording.ts'

/** What the palette is opened over: what this person may do and see, as things stand now. */
export interface Sight {
  readonly entries: ReadonlyArray<PaletteEntry>
  /** In the order they are shown in. */
  readonly people: ReadonlyArray<EmployeeSummary>
  /** The ids of what was used lately. */
  readonly recent: ReadonlyArray<string>
}

export interface PaletteRows {
  readonly rows: ReadonlyArray<PaletteRow>
  /** How many more were found than are shown. */
  readonly more: number
}

export interface PaletteRow extends PaletteEntry {
  /** The heading it stands under. */
  readonly section: string
  readonly picture: EmployeeSummary | null
}

/** More than this nobody reads; one more letter finds better. */
export const AT_MOST = 20

/** `hits`: what the server has found of it. */
export const rowsFor = (sight: Sight, typed: string, hits: ReadonlyArray<SearchHit> = []): PaletteRows =>
  typed.trim() === '' ? { rows: offered(sight), more: 0 } : searched(sight, typed, hits)

/** Before anything is typed: what was used lately, then everything that can be done. People are searched for. */
const offered = ({ entries, people, recent }: Sight): ReadonlyArray<PaletteRow> => {
  const possible = entries.filter(({ denied }) => denied === null)
  const lately = recent.flatMap((id): ReadonlyArray<PaletteRow> => {
    const entry = possible.find((one) => one.id === id)
    if (entry) return [row(entry, 'Recent')]
    const person = people.find((one) => personId(one.id) === id)
    return person ? [row(entryOf(person), 'Recent', person)] : []
  })
  const rest = possible.filter(({ id }) => !lately.some((one) => one.id === id))
  return [
    ...lately,
    ...rest.filter(({ kind }) => kind === 'page').map((entry) => row(entry)),
    ...rest.filter(({ kind }) => kind === 'action').map((entry) => row(entry)),
  ]
}

/** What is here already stands first and stays where it is: what the server finds comes below it. */
const searched = ({ entries, people, recent }: Sight, typed: string, hits: ReadonlyArray<SearchHit>): PaletteRows => {
  const { found, more } = ranked<PaletteEntry | EmployeeSummary>(
    [...entriesToFind(entries), ...peopleToFind(people)],
    typed,
    {
      isDenied: (one) => isEntry(one) && one.denied !== null,
      isRecent: (one) => recent.includes(isEntry(one) ? one.id : personId(one.id)),
    },
    AT_MOST,
  )
  const here = found.map(({ of }) => (isEntry(of) ? row(of) : row(entryOf(of), undefined, of)))
  const there = hits
    .map(entryOfHit)
    .filter(({ id }) => !here.some((one) => one.id === id))
    .map((entry) => row(entry, undefined, people.find(({ id }) => personId(id) === entry.id) ?? null))
  return { rows: together([...here, ...there]), more }
}

/** Those of a kind under one heading, which stands where the best of them does. */
const together = (rows: ReadonlyArray<PaletteRow>): ReadonlyArray<PaletteRow> =>
  [...new Set(rows.map(({ section }) => section))].flatMap((name) => rows.filter(({ section }) => section === name))

const isEntry = (one: PaletteEntry | EmployeeSummary): one is PaletteEntry => 'target' in one

const row = (
  entry: PaletteEntry,
  section: string = groupNames[entry.kind],
  picture: EmployeeSummary | null = null,
): PaletteRow => ({ ...entry, section, picture })

const entryOf = ({ id, fullName, positionTitle }: EmployeeSummary): PaletteEntry => ({
  id: personId(id),
  kind: 'person',
  label: fullName,
  detail: positionTitle,
  words: '',
  target: { person: id },
  denied: null,
})

/** Made comparable once for each reading of the list, not for each key. */
const once = <Key extends object, A>(make: (key: Key) => A): ((key: Key) => A) => {
  const made = new WeakMap<Key, A>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

type Findables<A> = ReadonlyArray<Findable<A>>

const entriesToFind = once(
  (entries: ReadonlyArray<PaletteEntry>): Findables<PaletteEntry> =>
    entries.map((entry) => knownBy(findable(entry, entry.label, entry.detail), entry.words)),
)

const peopleToFind = once(
  (people: ReadonlyArray<EmployeeSummary>): Findables<EmployeeSummary> =>
    people.map((person) => findable(person, person.fullName, person.positionTitle, person.email)),
)
